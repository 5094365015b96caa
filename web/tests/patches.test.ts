import { expect, test } from 'vitest';
import { patched } from '../src/lib/patches';

test('a patch replaces what stands at the end of its path, and shares the rest', () => {
  const before = { a: [1, { b: 2 }], c: { d: 3 } };
  const after = patched(before, [[['a', 1, 'b'], 5]]);
  expect(after).toEqual({ a: [1, { b: 5 }], c: { d: 3 } });
  expect(before.a).toEqual([1, { b: 2 }]);
  expect(after.c).toBe(before.c);
});

test('an empty path replaces everything', () => {
  expect(patched({ a: 1 }, [[[], 7]])).toBe(7);
});

test('a path that leads nowhere is refused', () => {
  expect(() => patched({ a: 1 }, [[['a', 'b'], 7]])).toThrow();
});
