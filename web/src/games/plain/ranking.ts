/** Who is where in the end, from whatever part of a description tells places. */

import type { Json } from '../../lib/patches';
import { isFields, type Fields } from './words';

export interface Rank {
  seat: number;
  place: number;
  total: number | null;
}

/** All seats in the order of their places; empty if the description tells none. */
export function rankingOf(description: Json): Rank[] {
  if (!isFields(description)) return [];
  const lists = Object.values(description).filter((value) => Array.isArray(value));
  const found = lists.find((list) => list.length > 0 && list.every((item) => isFields(item) && isPlaced(item))) ?? [];
  return (found as Fields[]).map(rankOf).sort((one, other) => one.place - other.place);
}

const isPlaced = (item: Fields): boolean => typeof item.place === 'number';

function rankOf(item: Fields, index: number): Rank {
  const total = isFields(item.score) ? item.score.total : (item.total ?? item.score);
  return {
    seat: typeof item.seat === 'number' ? item.seat : index,
    place: item.place as number,
    total: typeof total === 'number' ? total : null,
  };
}
