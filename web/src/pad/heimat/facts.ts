/** Printed facts and reasons: generated from the engine by tools/pad_facts.py, never written by hand. */

import facts from '../../games/facts.json';

export const HEIMAT = facts.heimat;
export type HeimatReason = keyof typeof facts.heimat.reasons;
