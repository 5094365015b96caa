/** Shows what can be chosen: where all of it is in sight already, nothing else would be seen to happen. */

const MOMENT = 1600; // milliseconds

let timer: ReturnType<typeof setTimeout> | undefined;

/** Mark these for a moment; those that were marked before are so no more. */
export function pointAt(things: readonly Element[]): void {
  clearTimeout(timer);
  for (const before of document.querySelectorAll('[data-pointed]')) before.removeAttribute('data-pointed');
  for (const thing of things) thing.setAttribute('data-pointed', '');
  timer = setTimeout(() => pointAt([]), MOMENT);
}
