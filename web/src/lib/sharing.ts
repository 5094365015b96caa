/** Giving a link to somebody. */

/** Put a text on the clipboard, also where a page without encryption may not do so by itself. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  const place = document.querySelector('dialog[open]') ?? document.body; // what lies behind a dialog cannot be selected
  const before = document.activeElement;
  field.value = text;
  field.className = 'unseen';
  place.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

export const canShare = 'share' in navigator;

/** Let the device offer its own ways; whoever turns away from them has decided so. */
export async function share(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch (wrong) {
    if (!(wrong instanceof DOMException)) throw wrong;
  }
}
