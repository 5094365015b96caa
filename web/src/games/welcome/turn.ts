/** What the targets of the running step mean for the drawing: no rules, only sorting. */

import type { Action, Card, Description, Lot, Sheet, Target } from './description';

export type Mode = 'turn' | 'roundabout'; // what a tap on a lot is for

/** The targets of one kind. */
export function ofKind(description: Description, kind: string): Target[] {
  return description.targets.filter((target) => target.kind === kind);
}

/** The one target of a kind, if there is one. */
export function one(description: Description, kind: string): Target | undefined {
  return ofKind(description, kind)[0];
}

/** The numbers that may be written, the printed one among them. */
export function numbers(description: Description): { number: number; fits: number }[] {
  const found = new Map<number, number>();
  for (const target of ofKind(description, 'write')) {
    const number = target.number ?? 0;
    found.set(number, (found.get(number) ?? 0) + (target.reason === null ? 1 : 0));
  }
  return [...found].map(([number, fits]) => ({ number, fits })).sort((a, b) => a.number - b.number);
}

/** Where in a draft the combination is taken (or a refusal marked instead): '2', '1/3', 'x'; -1 if nowhere. */
export function takenAt(moves: readonly string[]): number {
  return moves.findIndex((move) => /^(x|\d(\/\d)?)$/.test(move));
}

/** Where in a draft its number is written (or a refusal marked instead): '8:B5', 'x'; -1 if nowhere. */
export function writtenAt(moves: readonly string[]): number {
  return moves.findIndex((move) => /^(x$|\d+:)/.test(move));
}

/** Whether the step leaves nothing but to mark a refusal. */
export function mustRefuse(description: Description): boolean {
  const houses = [...ofKind(description, 'choose'), ...ofKind(description, 'write')];
  return one(description, 'refuse')?.reason === null && !legal(houses);
}

/** The plans that can be claimed now. */
export function claims(description: Description): Target[] {
  return ofKind(description, 'claim').filter((target) => target.reason === null);
}

/** What a tap on each lot would do now, by lot. */
export function lotTargets(description: Description, mode: Mode, number: number | null): Map<string, Target[]> {
  const step = description.turn?.step;
  const found = new Map<string, Target[]>();
  const add = (lot: string | undefined, target: Target): void => {
    if (lot !== undefined) found.set(lot, [...(found.get(lot) ?? []), target]);
  };
  if (mode === 'roundabout') {
    for (const target of ofKind(description, 'roundabout')) add(target.lot, target);
  } else if (step === 'write') {
    for (const target of ofKind(description, 'write')) if (target.number === number) add(target.lot, target);
  } else if (step === 'act') {
    for (const target of ofKind(description, 'bis')) add(target.lot, target);
    for (const target of ofKind(description, 'pool')) add(description.turn?.lot ?? undefined, target);
  } else if (step === 'estates') {
    const own = description.sheets[description.viewer ?? 0];
    for (const target of ofKind(description, 'estate')) {
      for (const lot of own ? lotsOfEstate(own, target.lot ?? '') : []) add(lot, target);
    }
  }
  return found;
}

/** All lots of the estate that begins there; that lot alone if none does. */
export function lotsOfEstate(sheet: Sheet, first: string): string[] {
  for (const street of sheet.streets) {
    const estate = street.estates.find((candidate) => candidate.first === first);
    if (!estate) continue;
    const start = street.lots.findIndex((lot) => lot.lot === first);
    return street.lots.slice(start, start + estate.size).map((lot) => lot.lot);
  }
  return [first];
}

/** The move of an action that leaves nothing to choose: the park of the street, the pool of the lot. */
export function only(description: Description): Target | undefined {
  const target = description.turn?.step === 'act' ? (one(description, 'park') ?? one(description, 'pool')) : undefined;
  return target?.reason === null ? target : undefined;
}

/** Fences that may be built, by the lot left of them. */
export function fenceTargets(description: Description, mode: Mode): Map<string, Target> {
  if (description.turn?.step !== 'act' || mode === 'roundabout') return new Map();
  return new Map(ofKind(description, 'fence').map((target) => [target.lot ?? '', target]));
}

/** Whether one of these targets is legal. */
export function legal(targets: readonly Target[] | undefined): boolean {
  return targets?.some((target) => target.reason === null) ?? false;
}

/** How many lots a tap would do something on. */
export function legalCount(targets: Map<string, Target[]>): number {
  return [...targets.values()].filter(legal).length;
}

/** The three cards on offer: piles, or a hand. */
export function cards(description: Description, seat: number): (Card & { next: Action | null })[] {
  if (description.combinations) {
    return description.combinations.map(({ number, action, next }) => ({ number, action, next, known_by: [] }));
  }
  return (description.sheets[seat]?.hand ?? []).map((card) => ({ ...card, next: null }));
}

/** The target that takes these two cards, counted from 0. */
export function pair(description: Description, numberCard: number, actionCard: number): Target | undefined {
  return ofKind(description, 'choose').find(
    (target) => target.number_card === numberCard + 1 && target.action_card === actionCard + 1,
  );
}

/** How many houses stand on a sheet. */
export function houses(sheet: Sheet): number {
  return sheet.streets.flatMap((street) => street.lots).filter((lot) => lot.number !== null).length;
}

/** The house whose number a bis would copy. */
export function copiedNumber(sheet: Sheet, target: Target): number | null {
  const lots: Lot[] = sheet.streets.flatMap((street) => street.lots);
  return lots.find((lot) => lot.lot === target.copies)?.number ?? null;
}

/** The numbers among which to choose before one is written; none if there is only the printed one. */
export function numberChoices(description: Description): { number: number; fits: number }[] {
  const found = description.turn?.step === 'write' ? numbers(description) : [];
  return found.length > 1 ? found : [];
}

/** The sizes of estates among which to choose the one whose value rises. */
export function raiseChoices(description: Description): Target[] {
  return description.turn?.step === 'act' ? ofKind(description, 'agent') : [];
}
