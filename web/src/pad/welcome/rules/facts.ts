/** Printed facts and reasons: generated from the engine by tools/pad_facts.py, never written by hand. */

import facts from '../../../games/facts.json';
import { isPlanKind, type PlanKind } from '../../../games/welcome/drawings/planIcon';

export const WELCOME = facts.welcome;

export type Reason = keyof typeof facts.welcome.reasons;
export type ActionName = 'surveyor' | 'agent' | 'landscaper' | 'pool' | 'temp' | 'bis';

/** A city plan of the box. */
export interface PlanFact {
  name: string;
  number: number;
  advanced: boolean;
  kind: PlanKind;
  street: number;
  high: number;
  low: number;
  needs: number[]; // estates by size, from 1 house
}

/** The plans of the box; the pad can judge none of a kind that it does not know. */
export function knownPlans(plans: readonly (Omit<PlanFact, 'kind'> & { kind: string })[]): PlanFact[] {
  return plans.map((plan) => {
    const { kind } = plan;
    if (!isPlanKind(kind)) throw new TypeError(`the pad knows no plans of the kind ${kind} (${plan.name})`);
    return { ...plan, kind };
  });
}

export const PLANS = knownPlans(facts.welcome.plans);
export const ACTIONS = facts.welcome.actions as ActionName[];
export const CARDS = facts.welcome.cards as [number: number, action: number][];
export const STREETS = 'ABC';
export const SLOTS = 3; // plans in play
export const SIZES = facts.welcome.raises.length;

/** The plan of this name, if it is one of the box. */
export function findPlan(name: string | null): PlanFact | null {
  return PLANS.find((plan) => plan.name === name) ?? null;
}
