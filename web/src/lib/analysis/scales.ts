/** Where things are drawn: the bridge from what was expected to the result, and the course over the rounds. */

import { VERDICTS, type Sum, type Unit, type Verdict } from './shapes';
import { tenths, type Part } from './sums';

/** A block of the bridge: from what it goes to what, of the height of the scene. */
export interface Block {
  part: Part;
  value: number;
  low: number;
  high: number;
  level: number; // where it ends: the next one begins there
}

export interface BridgeShape {
  floor: number; // what is drawn at the ground
  start: number;
  result: number;
  zero: number; // where the ground is: above the bottom if the result lies below it
  blocks: Block[];
}

const BELOW = 32; // points that are drawn below the least: houses are seen, and small blocks, too

/** The bridge in parts of its height, 0 at the bottom; gains come first where nothing may sink below zero. */
export function bridgeOf(sum: Sum, unit: Unit, isAlone: boolean): BridgeShape {
  const parts: { part: Part; value: number }[] = [
    { part: 'luck', value: sum.luck },
    ...(isAlone ? [] : [{ part: 'others' as const, value: sum.others }]),
    { part: 'lost', value: -sum.loss },
  ];
  if (unit === 'win') parts.sort((one, other) => Number(other.value > 0) - Number(one.value > 0));
  const levels = parts.reduce((found, { value }) => [...found, tenths(found.at(-1)! + value)], [sum.start]);
  const all = [...levels, sum.result];
  const least = Math.min(...all);
  const floor = unit === 'win' ? Math.min(0, least) : least < BELOW ? Math.min(0, least) : Math.floor(least - BELOW);
  const most = Math.max(...all);
  const at = (value: number): number => (value - floor) / (most - floor || 1);
  return {
    floor,
    start: at(sum.start),
    result: at(sum.result),
    zero: floor < 0 ? at(0) : 0,
    blocks: parts.map(({ part, value }, index) => {
      const [from, to] = [levels[index]!, levels[index + 1]!];
      return { part, value, low: at(Math.min(from, to)), high: at(Math.max(from, to)), level: at(to) };
    }),
  };
}

/** Bars to both sides of one zero: where it is, and how far each reaches, in parts of the width. */
export interface Bars {
  zero: number;
  of: (value: number) => { from: number; width: number };
}

export function barsOf(values: readonly number[]): Bars {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = most - least || 1;
  const at = (value: number): number => (value - least) / span;
  return {
    zero: at(0),
    of: (value) => ({ from: at(Math.min(0, value)), width: Math.abs(value) / span }),
  };
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const LINES = 6; // across a graph, at most

/** Round values between these, so few that they can be read. */
export function ticksOf(least: number, most: number): number[] {
  const step = STEPS.find((each) => (most - least) / each <= LINES - 1) ?? 1000;
  const from = Math.floor(least / step) * step;
  const count = Math.ceil((most - from) / step - 1e-9);
  return Array.from({ length: Math.max(1, count) + 1 }, (_, index) => from + index * step);
}

const LABELS = [1, 5, 10, 20, 40, 100, 200, 500];
const ROOM = 44; // units that a label needs

/** The rounds that are written below, without the last one. */
export function labelsOf(last: number, width: number): number[] {
  const step = LABELS.find((each) => (each * width) / last >= ROOM) ?? 1000;
  const found = Array.from({ length: Math.floor(last / step) }, (_, index) => (index + 1) * step);
  return found.filter((round) => ((last - round) * width) / last >= ROOM / 2 || round === last);
}

export interface Mark {
  x: number;
  y: number;
  round: number;
  verdict: Verdict;
}

const APART = 14; // units between two marks

/** Marks that would lie on each other become one, the worst of them, with their number. */
export function merged(marks: readonly Mark[]): (Mark & { count: number })[] {
  const found: (Mark & { count: number; end: number })[] = [];
  for (const mark of marks) {
    const last = found.at(-1);
    if (!last || mark.x - last.end >= APART) {
      found.push({ ...mark, count: 1, end: mark.x });
      continue;
    }
    const isWorse = VERDICTS.indexOf(mark.verdict) > VERDICTS.indexOf(last.verdict);
    Object.assign(last, isWorse ? mark : {}, { count: last.count + 1, end: mark.x });
  }
  return found.map(({ x, y, round, verdict, count }) => ({ x, y, round, verdict, count }));
}
