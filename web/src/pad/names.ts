/** What somebody at the pad is called who said no name. */

import { say } from '../lib/messages.svelte';

export const nameOf = (name: string, seat: number): string => name.trim() || say('pad-player', { number: seat + 1 });
