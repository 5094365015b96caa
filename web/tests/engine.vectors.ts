/** Pad and dealer say what the engine says: sheets, decisions, deals, boards and series from random games. */

import { describe, expect, test } from 'vitest';
import {
  begin,
  cardsLeft,
  combinations,
  due,
  next,
  nextAction,
  whyNotReshuffle,
  type Spread,
} from '../src/dealer/deal';
import deal from '../src/dealer/deal.ts?raw';
import { HEIMAT, WELCOME, findPlan } from '../src/pad/facts';
import { scoreGame, type Board, type House } from '../src/pad/heimat/board';
import { isDecided, scoreSeries } from '../src/pad/heimat/series';
import { readMark, writeMark } from '../src/pad/welcome/marks';
import plans from '../src/pad/welcome/plans.ts?raw';
import { places, resultOf, score } from '../src/pad/welcome/score';
import { whyNot } from '../src/pad/welcome/why';
import why from '../src/pad/welcome/why.ts?raw';
import { sheetOf, vectors, type DrawnBoard } from './vectors';

/** Every reason that pad and dealer can give: all that their rules name. */
const REASONS = Object.keys(WELCOME.reasons).filter((reason) =>
  [why, plans, deal].some((rules) => rules.includes(`'${reason}'`)),
);

/** All that differs, not only the first: a test of thousands must not stop at one. */
function differing<T>(items: readonly T[], isSame: (item: T) => boolean): T[] {
  return items.filter((item) => !isSame(item)).slice(0, 5);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

describe('sheets of Welcome To', () => {
  test('every line and place is the engine’s', () => {
    const wrong = differing(vectors.tables, ({ sheets, lines, places: expected }) => {
      const read = sheets.map(sheetOf);
      const scores = read.map((sheet) => {
        const others = read.filter((other) => other !== sheet).map((other) => other.temps);
        return score(sheet, others, read.length === 1);
      });
      const results = read.map((sheet, seat) => resultOf(sheet, scores[seat]!));
      return (
        same(
          scores.map((each) => WELCOME.lines.map((line) => each[line])),
          lines,
        ) && same(places(results), expected)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('the guarded mode decides as the engine does', () => {
    const wrong = differing(vectors.decisions, (asked) => {
      const mark = readMark(asked.mark);
      if (mark === null || writeMark(mark) !== asked.mark) return false;
      const plan = findPlan(asked.plan ?? null);
      const needs = asked.needs ?? [];
      const table = { plans: [plan, plan, plan], roundabouts: asked.roundabouts ?? true, needs };
      return (whyNot(sheetOf(asked.sheet), mark, table) ?? '') === asked.reason;
    });
    expect(wrong).toEqual([]);
  });

  test('there are enough of both', () => {
    const sheets = vectors.tables.reduce((sum, table) => sum + table.sheets.length, 0);
    expect(sheets + vectors.boards.length).toBeGreaterThanOrEqual(10_000);
    const heard = new Map<string, number>();
    const told = [
      ...vectors.decisions.map(({ reason }) => reason),
      ...vectors.piles.flatMap(({ rounds }) => rounds.map((round) => round.why)),
      ...vectors.solo.flatMap(({ rounds }) => rounds.map((round) => round.why)),
    ];
    for (const reason of told) heard.set(reason, (heard.get(reason) ?? 0) + 1);
    expect(REASONS).toHaveLength(34);
    for (const reason of ['', ...REASONS]) expect([reason, (heard.get(reason) ?? 0) >= 100]).toEqual([reason, true]);
    expect([...heard.keys()].filter((reason) => reason !== '' && !REASONS.includes(reason))).toEqual([]);
    for (const kind of [
      'claim',
      'serve',
      'write',
      'bis',
      'fence',
      'pool',
      'park',
      'raise',
      'temp',
      'refuse',
      'roundabout',
    ]) {
      const allowed = vectors.decisions.filter(({ mark, reason }) => readMark(mark)?.kind === kind && reason === '');
      expect([kind, allowed.length >= 100]).toEqual([kind, true]);
    }
  });
});

describe('deals of Welcome To', () => {
  function isAsTold(
    spread: Spread,
    told: { cards: unknown; left: number; next: string | null; turned: boolean[] },
  ): boolean {
    const cards = combinations(spread).map((card) =>
      card.next === null ? [card.number, card.action] : [card.number, card.action, card.next],
    );
    return (
      same(cards, told.cards) &&
      cardsLeft(spread) === told.left &&
      nextAction(spread) === told.next &&
      same(spread.turned, told.turned)
    );
  }

  test('three piles: passes, reshuffles by claim, plans turned', () => {
    const wrong = differing(vectors.piles, ({ shuffles, rounds }) => {
      const orders = [...shuffles];
      let spread = begin('piles', orders.shift()!);
      return rounds.every((round) => {
        const claimed = [0, 1, 2].map((slot) => (round.claims >> slot) % 2 === 1 && !spread.turned[slot]);
        const here = isAsTold(spread, round);
        // the engine lets a plan be claimed again by others; the dealer only sees it turned
        const open = { ...spread, claimed: [0, 1, 2].map((slot) => (round.claims >> slot) % 2 === 1) };
        const why = (whyNotReshuffle(open) ?? '') === round.why;
        spread = { ...spread, claimed, wish: round.wish };
        const cards = due(spread);
        const order = cards === null ? null : orders.shift()!;
        const fits = order === null || same([...order].sort(), [...cards!].sort());
        spread = next(spread, order);
        return here && why && fits;
      });
    });
    expect(wrong).toEqual([]);
    expect(vectors.piles.some(({ rounds }) => rounds.length > 52)).toBe(true);
    expect(vectors.piles.some(({ rounds }) => rounds.some(({ wish }) => wish))).toBe(true);
  });

  test('solo: three cards a turn, the solo card turns the plans', () => {
    const wrong = differing(vectors.solo, ({ deck, rounds }) => {
      let spread = begin('solo', deck);
      const told = rounds.every((round) => {
        const here = !spread.over && isAsTold(spread, round) && whyNotReshuffle(spread) === round.why;
        spread = next(spread, null);
        return here;
      });
      return told && spread.over;
    });
    expect(wrong).toEqual([]);
  });
});

describe('boards of Neue Heimat', () => {
  function boardOf(drawn: DrawnBoard): Board {
    const permits = drawn.permits.map((permit) => permit && { row: permit[0], sign: permit[1] as 1 | -1 });
    const rows = drawn.rows.map((row) => row.map(houseOf));
    return { ...drawn, rows, permits, finished: [false, false, false] };
  }

  function houseOf(text: string): House {
    const [cubes = '', roof = '0'] = text.split('^');
    return { cubes: cubes.match(/../g) ?? [], roof: Number(roof), owner: null, points: 0 };
  }

  const linesOf = (board: Board): number[][] => scoreGame(board).map(({ rows, black, game }) => [...rows, black, game]);

  test('every line and place is the engine’s', () => {
    const wrong = differing(vectors.boards, (drawn) => {
      const board = boardOf(drawn);
      const found = scoreSeries([scoreGame(board)], 1).map(({ place }) => place);
      return same(linesOf(board), drawn.lines) && same(found, drawn.places);
    });
    expect(wrong).toEqual([]);
    expect(HEIMAT.rows).toBe(3);
  });

  test('series: totals, wins, places and when they are decided', () => {
    const wrong = differing(vectors.series, ({ games, agreed, lines, places: expected }) => {
      const scores = games.map((game) => scoreGame(boardOf(game)));
      const earlier = (seat: number): number => scores.slice(0, -1).reduce((sum, game) => sum + game[seat]!.game, 0);
      const found = scoreSeries(scores, agreed);
      const ends = scores.map((_, game) => isDecided(scores.slice(0, game + 1), agreed));
      return (
        same(
          found.map(({ total, wins }, seat) => [earlier(seat), total, wins]),
          lines,
        ) &&
        same(
          found.map(({ place }) => place),
          expected,
        ) &&
        ends.indexOf(true) === games.length - 1
      );
    });
    expect(wrong).toEqual([]);
  });
});
