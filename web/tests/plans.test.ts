import { expect, test } from 'vitest';
import { planIcon } from '../src/games/welcome/drawings/planIcon';
import { PLANS, findPlan, knownPlans } from '../src/pad/welcome/rules/facts';

test('every plan of the box is of a kind that the pad knows', () => {
  expect(PLANS.length).toBeGreaterThan(0);
  expect(findPlan('ends')?.kind).toBe('ends');
});

test('a plan of another kind is refused by name', () => {
  const plan = { ...PLANS[0]!, name: 'bridges-2', kind: 'bridges' };
  expect(() => knownPlans([...PLANS, plan])).toThrow('the pad knows no plans of the kind bridges (bridges-2)');
});

test('the picture of a plan is that of its kind, whatever its name begins with', () => {
  const pictures = Object.fromEntries(PLANS.map(({ name, kind }) => [kind, planIcon(name)]));
  expect(pictures).toEqual({
    estates: 'house',
    houses: 'house',
    ends: 'house',
    bis: 'bis',
    temps: 'temp',
    parks: 'tree',
    pools: 'basin',
    roundabout: 'roundabout',
    parks_and_pools: 'tree',
  });
  expect(planIcon('parks-of-another-box')).toBeNull();
});
