/** How far a sheet is with an estate plan: which of the estates it asks for stand unused. */

import type { PlanFact } from './facts';
import { countSizes, estates } from './estates';
import type { Sheet } from './sheet';

export function served(sheet: Sheet, plan: PlanFact, isClaimed: boolean): { size: number; has: boolean }[] {
  const free = countSizes(estates(sheet).filter((estate) => !estate.isUsed));
  return plan.needs.flatMap((need, index) =>
    Array.from({ length: need }, (_, each) => ({ size: index + 1, has: isClaimed || each < (free[index] ?? 0) })),
  );
}
