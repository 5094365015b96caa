/** A plan's name: that of the box, or what was typed in. */

import { say } from '../../games/welcome/words';
import type { TablePlan } from './document';

export function planText(plan: TablePlan, slot: number): string {
  if (plan.name !== null) return say(`plan-${plan.name}`);
  return plan.text || say(plan.high > 0 ? 'plan-short' : 'pad-plan-none', { number: slot + 1 });
}
