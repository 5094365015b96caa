/** What a track says about itself. */

import { signed } from '../../../lib/numbers';
import { say } from '../words';

/** What the next box of a track makes; some tracks cost points. */
export function nextBox(values: readonly number[], crossed: number, sign: 1 | -1): string {
  const value = values[crossed + 1];
  return value === undefined ? say('track-full') : say('track-next', { value: signed(sign * value) });
}
