/** Where the reader is: the path of the address, without a reload. */

let path = $state(location.pathname);
let hash = $state(location.hash);
let search = $state(location.search);

addEventListener('popstate', () => {
  path = location.pathname;
  hash = location.hash;
  search = location.search;
});

export const route = {
  get path(): string {
    return path;
  },
  get hash(): string {
    return hash;
  },
  /** A number that is asked for after a question mark; null if none is. */
  asked(name: string): number | null {
    const found = new RegExp(`[?&]${name}=(\\d+)(?:&|$)`).exec(search);
    return found ? Number(found[1]) : null;
  },
  /** The parts of the path: ['table', 'ID']. */
  get parts(): string[] {
    return path.split('/').filter(Boolean);
  },
};

/** Go to another page. */
export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  path = location.pathname;
  hash = location.hash;
  search = location.search;
  scrollTo(0, 0);
}

/** Name another moment of the same page in the address; the page stays where it is. */
export function mark(to: string, replace = true): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  search = location.search;
}

/** Links inside the house do not reload the page; with `data-instead` the way back leaves out the page they stand on. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  const href = link?.getAttribute('href');
  if (!href?.startsWith('/') || href.startsWith('/api/') || link?.hasAttribute('download')) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(href, link?.hasAttribute('data-instead'));
}
