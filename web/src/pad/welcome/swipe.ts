/** A swipe to the side: one sheet on or back. Whatever lies under the finger is not tapped then. */

import type { Attachment } from 'svelte/attachments';

const FAR = 70; // pixels

export function swipe(turn: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (node) => {
    let start: Touch | null = null;
    let isSwiped = false;
    const begin = (event: TouchEvent): void => {
      start = event.touches.length === 1 ? (event.touches[0] ?? null) : null;
      isSwiped = false;
    };
    const end = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      if (!start || !touch) return;
      const [x, y] = [touch.clientX - start.clientX, touch.clientY - start.clientY];
      start = null;
      if (Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(y)) return;
      isSwiped = true;
      turn(x < 0 ? 1 : -1);
    };
    const tap = (event: MouseEvent): void => {
      if (isSwiped) event.stopPropagation();
      isSwiped = false;
    };
    node.addEventListener('touchstart', begin, { passive: true });
    node.addEventListener('touchend', end, { passive: true });
    node.addEventListener('click', tap, { capture: true });
    return () => {
      node.removeEventListener('touchstart', begin);
      node.removeEventListener('touchend', end);
      node.removeEventListener('click', tap, { capture: true });
    };
  };
}
