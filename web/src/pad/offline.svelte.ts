/** Whether pad and dealer work without a network from now on. */

import { isSingleFile } from './places';

export type Offline = 'file' | 'insecure' | 'preparing' | 'ready' | 'failed';

let state = $state<Offline>(isSingleFile ? 'file' : 'preparing');

export const offline = {
  get state(): Offline {
    return state;
  },
};

/** Get everything ready for a time without network, once. */
export async function prepareOffline(): Promise<void> {
  if (isSingleFile || state === 'ready') return;
  if (!isSecureContext || !('serviceWorker' in navigator)) {
    state = 'insecure';
    return;
  }
  try {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    state = 'ready';
    await navigator.storage?.persist?.();
  } catch {
    state = 'failed'; // not built with it, or forbidden here
  }
}
