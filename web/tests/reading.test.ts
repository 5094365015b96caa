/** Documents go out and come back; whatever is damaged is refused, and said what. */

import { describe, expect, test } from 'vitest';
import { ALL_CARDS, SOLO_CARD } from '../src/pad/welcome/dealer/deal';
import { backed, dealt, happened } from '../src/pad/welcome/dealer/dealing';
import { newDealer } from '../src/pad/welcome/dealer/document';
import { newWelcome } from '../src/pad/welcome/document';
import { newHeimat } from '../src/pad/heimat/document';
import { stepped, written, type Document } from '../src/pad/documents';
import { Fault } from '../src/pad/reader';
import { readDocument, readFile, writeFile } from '../src/pad/reading';

const PLANS = ['estates-44', 'estates-36', 'estates-34'];

function welcome() {
  const game = newWelcome('Game', ['Rosa', 'Emil'], { roundabouts: true, guarded: true, solo: false });
  const [first, second] = game.sheets;
  const entries = ['3:A1', '4:A2 ~A3 t *A', 'A3=A2', '|A4', '$3', 'x', '@C5', '!2=9 &2:A1', '-A1', '-!2'];
  return { ...game, sheets: [entries.reduce(written, first!), second!] };
}

function heimat() {
  const game = newHeimat('Game', ['Rosa', 'Emil', 'Otto'], 3, false);
  const entries = ['A1+B3', 'A1+W2', 'A1^4', 'I>A', 'MB', 'B=2', '1$2', '3c9', 'C1=2:14', 'Cf', 'A1-'];
  return { ...game, boards: [stepped(entries.reduce(written, game.boards[0]!), -1)] };
}

function dealer() {
  const turn = (cards: readonly number[]): number[] => [...cards].reverse();
  let game = newDealer('Deal', 'piles', PLANS, [...ALL_CARDS]);
  for (let round = 1; round < 30; round++) game = happened(game, 'next', turn);
  for (const event of ['approve-2', 'ask', 'next']) game = happened(game, event, turn);
  return backed(game);
}

const solo = () => newDealer('Deal', 'solo', PLANS, [...ALL_CARDS, SOLO_CARD]);
const DOCUMENTS: [name: string, document: Document][] = [
  ['sheets', welcome()],
  ['boards', heimat()],
  ['a deal', dealer()],
  ['a solo deal', solo()],
];

/** What the pad says about a file, '' if it takes it. */
function said(text: string): string {
  try {
    readFile(text);
    return '';
  } catch (wrong) {
    if (!(wrong instanceof Fault)) throw wrong;
    return [wrong.key, wrong.args.place ?? ''].join(' ').trim();
  }
}

function isRefused(value: unknown): boolean {
  try {
    readDocument(value);
    return false;
  } catch (wrong) {
    if (!(wrong instanceof Fault)) throw wrong;
    return true;
  }
}

/** The fields of a value, each with the way to it. */
function fields(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [way];
  return Object.entries(value).flatMap(([name, inner]) => fields(inner, [...way, name]));
}

function changed(value: unknown, [name, ...rest]: string[], to: (old: unknown) => unknown): unknown {
  if (name === undefined) return to(value);
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = changed(copy[name], rest, to);
  return copy;
}

describe.each(DOCUMENTS)('%s', (_, document) => {
  test('come back as they went out', () => {
    expect(readFile(writeFile(document))).toEqual(document);
    const upsideDown = Object.fromEntries(Object.entries(document).reverse()) as unknown as Document;
    expect(writeFile(upsideDown)).toBe(writeFile(document));
  });

  test('a field of another kind is refused', () => {
    const taken = fields(document).flatMap((way) =>
      [{}, -2, 'nonsense', undefined].filter((to) => {
        const wrong = changed(document, way, (old) => (typeof old === 'string' && typeof to === 'string' ? 7 : to));
        return !isRefused(wrong);
      }),
    );
    expect(taken).toEqual([]);
  });

  test('a changed letter, a cut and a missing end are found', () => {
    const text = writeFile(document);
    expect(said(text)).toBe('');
    expect(said(text.replace(document.title, 'Name'))).toBe('pad-file-check');
    expect(said(text.slice(0, text.length / 2))).toBe('pad-file-no-json');
    expect(said(text.replace('housewright-pad', 'something'))).toBe('pad-file-other');
    expect(said(text.replace('"version": 1', '"version": 2'))).toBe('pad-file-newer');
  });
});

describe('what cannot be', () => {
  const text = (document: object): string => JSON.stringify(document);

  test('marks that nobody can write', () => {
    for (const mark of ['18:A1', '3:A11', '3:D1', 'A1=A3', '|A10', '$7', '!4=3', '5', '']) {
      const sheets = [{ player: '', town: '', entries: [mark], at: 1 }];
      expect([mark, said(text({ ...welcome(), sheets }))]).toEqual([mark, 'pad-file-mark sheets[1].entries[1]']);
    }
    for (const mark of ['D1+B3', 'A13+B3', 'A1+B7', '4$2', 'B=4', 'IIII>A', 'A1=4:3']) {
      const boards = [{ entries: [mark], at: 1, cheques: [12, 12, 12] }];
      expect([mark, said(text({ ...heimat(), boards }))]).toEqual([mark, 'pad-file-mark boards[1].entries[1]']);
    }
  });

  test('more is undone than was written, more players than sheets', () => {
    const sheets = [{ player: '', town: '', entries: [], at: 1 }];
    expect(said(text({ ...welcome(), sheets }))).toBe('pad-file-place sheets[1].at');
    expect(said(text({ ...welcome(), sheets: Array(9).fill({ ...sheets[0], at: 0 }) }))).toBe('pad-file-place sheets');
    expect(said(text({ ...heimat(), players: ['Rosa'] }))).toBe('pad-file-place players');
  });

  test('cards that were not due', () => {
    const deal = dealer();
    const other = { ...deal, shuffles: [deal.shuffles[0], ALL_CARDS, deal.shuffles[2]] };
    expect(said(text(other))).toBe('pad-file-place shuffles');
    expect(said(text({ ...deal, shuffles: deal.shuffles.slice(0, 1) }))).toBe('pad-file-place shuffles');
    expect(said(text({ ...solo(), shuffles: [ALL_CARDS] }))).toBe('pad-file-place shuffles');
    expect(said(text({ ...deal, plans: ['estates-44', 'estates-36', 'estates-99'] }))).toBe('pad-file-place plans[3]');
    expect(dealt(deal).spread.claimed).toEqual([false, true, false]);
  });
});
