/** What the server tells of its games is asked for until it is told. */

import { expect, test, vi } from 'vitest';
import { get } from '../src/lib/api';
import { areGamesTold, gameOf, loadGames } from '../src/lib/games.svelte';

vi.mock('../src/lib/api', () => ({ get: vi.fn() }));
vi.mock('../src/lib/entry', () => ({ ownGames: () => [] }));
vi.mock('../src/lib/messages.svelte', () => ({ meetGames: () => {} }));

test('who was not answered without a network asks again until it is back, once at a time', async () => {
  vi.useFakeTimers();
  const asked = vi.mocked(get);
  asked.mockRejectedValue(new Error('no-connection'));
  await expect(loadGames()).rejects.toThrow();
  await expect(loadGames()).rejects.toThrow();
  expect([areGamesTold(), gameOf('any')]).toEqual([true, null]);
  asked.mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockResolvedValue([{ game: 'any', levels: ['easy'], preparing: [] }]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(gameOf('any')?.levels).toEqual(['easy']);
  asked.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
});
