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
} from '../src/pad/welcome/dealer/deal';
import deal from '../src/pad/welcome/dealer/deal.ts?raw';
import { HEIMAT } from '../src/pad/heimat/facts';
import { WELCOME, findPlan } from '../src/pad/welcome/rules/facts';
import { at } from '../src/pad/items';
import { scoreGame, type Board, type House } from '../src/pad/heimat/board';
import { isDecided, scoreSeries } from '../src/pad/heimat/series';
import { make } from '../src/pad/welcome/rules/making';
import { readMark, writeMark, type Mark } from '../src/pad/welcome/rules/marks';
import { beginServing, usedLots } from '../src/pad/welcome/rules/plans';
import plans from '../src/pad/welcome/rules/plans.ts?raw';
import { places, resultOf, score } from '../src/pad/welcome/rules/score';
import { isBuilt, type Sheet } from '../src/pad/welcome/rules/sheet';
import { turnAfter, type Turn } from '../src/pad/welcome/rules/turn';
import { whyNot } from '../src/pad/welcome/rules/why';
import { faultsOf } from '../src/pad/welcome/rules/faults';
import turn from '../src/pad/welcome/rules/turn.ts?raw';
import why from '../src/pad/welcome/rules/why.ts?raw';
import { draw, sheetOf, vectors, type Decision, type DrawnBoard, type DrawnSheet } from './vectors';

/** Every reason that pad and dealer can give: all that their rules name. */
const REASONS = Object.keys(WELCOME.reasons).filter((reason) =>
  [why, turn, plans, deal].some((rules) => rules.includes(`'${reason}'`)),
);

/** All that differs, not only the first: a test of thousands must not stop at one. */
function differing<T>(items: readonly T[], isSame: (item: T) => boolean): T[] {
  return items.filter((item) => !isSame(item)).slice(0, 5);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was written in the running turn, where the question is about that. */
function turnOf({ turn }: Decision): { turn?: Turn } {
  const entries = { begun: [], refused: ['x'], acted: ['5:A1', '$1'] };
  return turn ? { turn: turnAfter(entries[turn]) } : {};
}

/** What the pad writes: a claim with the points that the engine gave, and with everything that must serve. */
function marksOf({ mark: text, plan: name, sheet: before, after }: Decision): Mark[] {
  const mark = readMark(text)!;
  const plan = findPlan(name ?? null);
  if (mark.kind !== 'claim' || plan === null) return [mark];
  const { slot } = mark;
  const sheet = sheetOf(before);
  const estates = plan.kind === 'estates' ? beginServing(sheet, plan).chosen : [];
  return [
    { ...mark, points: at(after?.plans ?? [], slot) },
    ...estates.map(({ street, start: place }): Mark => ({ kind: 'serve', slot, street, place })),
    ...usedLots(sheet, plan).map(([street, place]): Mark => ({ kind: 'use', slot, street, place })),
  ];
}

/** A table at which only the sheet is looked at. */
const TABLE = { plans: [null, null, null], roundabouts: true, needs: [] };

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
      const table = { plans: [plan, plan, plan], roundabouts: asked.roundabouts ?? true, needs, ...turnOf(asked) };
      return (whyNot(sheetOf(asked.sheet), mark, table) ?? '') === asked.reason;
    });
    expect(wrong).toEqual([]);
  });

  test('nothing is wrong on the sheet of a game', () => {
    const sheets = vectors.tables.flatMap((table) => table.sheets);
    expect(differing(sheets, (sheet) => same(faultsOf(sheetOf(sheet), TABLE), []))).toEqual([]);
  });

  test('what was written against the rules is found with the reason', () => {
    const seen: Record<string, string[]> = {
      'number-not-ascending': ['number-not-ascending'],
      'bis-across-fence': ['bis-across-fence'],
      'fence-splits-bis-pair': ['bis-across-fence', 'bis-without-neighbour'],
      'roundabouts-not-played': ['roundabouts-not-played'],
      'roundabouts-full': ['roundabouts-full'],
      'bis-full': ['bis-full'],
    };
    const isFree = ({ sheet, mark: text }: Decision): boolean => {
      const mark = readMark(text)!;
      return (
        mark.kind === 'fence' || ('place' in mark && !isBuilt(at(at(sheetOf(sheet).streets, mark.street), mark.place)))
      );
    };
    const asked = vectors.decisions.filter((each) => !each.turn && each.reason in seen && isFree(each));
    const missed = differing(asked, ({ sheet, mark, reason, roundabouts }) => {
      const after = sheetOf(sheet);
      make(after, readMark(mark)!);
      const found = faultsOf(after, { ...TABLE, roundabouts: roundabouts ?? true }).map((fault) => fault.reason);
      return found.some((each) => seen[reason]?.includes(each));
    });
    expect(missed).toEqual([]);
    for (const reason of Object.keys(seen))
      expect(asked.filter((each) => each.reason === reason).length).toBeGreaterThanOrEqual(50);
  });

  test('a plan that was claimed by the rules is found fulfilled, any other is not', () => {
    const asked = vectors.decisions.filter(
      ({ mark, reason }) => readMark(mark)?.kind === 'claim' && reason !== 'plan-already-claimed',
    );
    const wrong = differing(asked, (each) => {
      const [sheet, plan] = [sheetOf(each.sheet), findPlan(each.plan ?? null)!];
      if (each.reason === '' && beginServing(sheet, plan).needs.some((need) => need > 0)) return true; // to be chosen
      const { slot } = readMark(each.mark) as Extract<Mark, { kind: 'claim' }>;
      for (const mark of each.reason === '' ? marksOf(each) : [readMark(each.mark)!]) make(sheet, mark);
      const table = { ...TABLE, plans: [0, 1, 2].map((other) => (other === slot ? plan : null)) };
      return (faultsOf(sheet, table).find((fault) => fault.slot === slot)?.reason ?? '') === each.reason;
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
    expect(REASONS).toHaveLength(36);
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

describe('marks of Welcome To', () => {
  const allowed = vectors.decisions.filter((asked): asked is Decision & { after: DrawnSheet } => !!asked.after);

  /** The sheet of the decision after these marks. */
  function made({ sheet }: Decision, marks: readonly Mark[]): DrawnSheet {
    const changed = sheetOf(sheet);
    for (const mark of marks) make(changed, mark);
    return draw(changed);
  }

  /** What takes a mark back from a sheet that was like this; an estate goes with the claim that it served. */
  function backOf(mark: Mark, sheet: Sheet): Mark[] {
    switch (mark.kind) {
      case 'write':
      case 'bis':
        return [{ ...mark, kind: 'erase' }];
      case 'roundabout':
        return [{ ...mark, kind: 'erase' }, ...newFences(mark, sheet)];
      case 'serve':
      case 'use':
      case 'erase':
      case 'remove':
        return [];
      default:
        return [{ kind: 'remove', mark }];
    }
  }

  /** Fences outlive the roundabout that brought them. */
  function newFences({ street, place }: { street: number; place: number }, { streets }: Sheet): Mark[] {
    const isNew = (gap: number): boolean => streets[street]?.[gap]?.fence === false;
    const gaps = [place - 1, place].filter(isNew);
    return gaps.map((gap) => ({ kind: 'remove', mark: { kind: 'fence', street, place: gap } }));
  }

  const isTakenBack = ({ mark }: Decision): boolean => !mark.startsWith('&');
  const takenBack = (asked: Decision): Mark[] => [
    ...marksOf(asked),
    ...backOf(readMark(asked.mark)!, sheetOf(asked.sheet)),
  ];

  test('a mark changes the sheet as its move does', () => {
    expect(differing(allowed, (asked) => same(made(asked, marksOf(asked)), asked.after))).toEqual([]);
  });

  test('a bis written by hand is a bis', () => {
    const copies = allowed.filter(({ mark }) => readMark(mark)?.kind === 'bis');
    const wrong = differing(copies, (asked) => {
      const { street, place, from } = readMark(asked.mark) as Extract<Mark, { kind: 'bis' }>;
      const number = sheetOf(asked.sheet).streets[street]?.[from]?.number ?? 0;
      return same(made(asked, [{ kind: 'write', number, bis: true, street, place }]), asked.after);
    });
    expect(wrong).toEqual([]);
  });

  test('a mark that is taken back leaves the sheet as it was', () => {
    const wrong = differing(allowed.filter(isTakenBack), (asked) => same(made(asked, takenBack(asked)), asked.sheet));
    expect(wrong).toEqual([]);
  });

  test('where no box and no pool is left, nothing is marked', () => {
    const nowhere = ['parks-full', 'estate-value-at-top', 'temps-full', 'game-over', 'pool-not-drawn', 'house-first'];
    const asked = vectors.decisions.filter(({ reason, turn }) => !turn && nowhere.includes(reason));
    expect(differing(asked, (each) => same(made(each, marksOf(each)), each.sheet))).toEqual([]);
  });

  test('there are enough of every kind', () => {
    const counts = new Map<string, number>();
    for (const mark of allowed.flatMap(takenBack)) {
      const kind = mark.kind === 'remove' ? `remove ${mark.mark.kind}` : mark.kind;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const removed = ['fence', 'pool', 'park', 'raise', 'temp', 'refuse', 'claim'];
    const kinds = [...removed, 'write', 'bis', 'roundabout', 'erase', 'serve', 'use'];
    const expected = [...kinds, ...removed.map((kind) => `remove ${kind}`)];
    expect(allowed.length).toBeGreaterThanOrEqual(5000);
    expect([...counts.keys()].sort()).toEqual(expected.sort());
    expect([...counts].filter(([, times]) => times < 100)).toEqual([]);
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
      const met = rounds.findIndex(({ turned }) => turned.includes(true)); // nobody claims: the solo card turned them
      const told = rounds.every((round, count) => {
        const here = !spread.over && isAsTold(spread, round) && whyNotReshuffle(spread) === round.why;
        const isAnnounced = spread.met === (count === met);
        spread = next(spread, null);
        return here && isAnnounced;
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
