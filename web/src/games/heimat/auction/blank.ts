/** Pieces without a number: what they do, and that nothing may come of them. */

import type { Description } from '../description';
import { say } from '../words';

/** What is to be known of the piece on offer; nothing if it has a number. */
export function aboutBlank({ auction: { piece, placings }, roofs }: Description): string {
  if (piece?.kind === 'blank_cube') {
    const isOfUse = placings.some(({ kind }) => kind === 'remove');
    return say('heimat-blank-cube', { use: isOfUse ? 'some' : 'none' });
  }
  const blank = roofs.left - roofs.numbered_left;
  return piece?.kind === 'roof' && piece.value === null && blank > 0
    ? say('heimat-roof-risk', { blank, left: roofs.left })
    : '';
}
