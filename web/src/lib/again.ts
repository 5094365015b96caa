/** Meeting again after a game: the same seats at a new table, or the same deal once more. */

import { post, type TableOpened } from './api';
import { go } from './route.svelte';
import type { TableStore } from './table.svelte';
import { noticeOf } from './telling';

export async function meet(store: TableStore, how: 'rematch' | 'again'): Promise<void> {
  try {
    const { id } = await post<TableOpened>(`/tables/${store.id}/${how}`);
    go(`/table/${id}`);
  } catch (wrong) {
    store.notice = noticeOf(wrong);
  }
}
