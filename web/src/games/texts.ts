/** Texts of a game that are built in: messages and rules, by language. */

import type { Language } from '../lib/preferences.svelte';

type Texts = Record<string, () => Promise<string>>;

/** The file that ends so, or an empty text. */
async function find(files: Texts, ...endings: string[]): Promise<string> {
  const path = endings.map((ending) => Object.keys(files).find((each) => each.endsWith(ending))).find(Boolean);
  return (path && (await files[path]?.())) || '';
}

/** Messages, from files such as de/NAME.ftl. */
export const messagesFrom =
  (files: Texts) =>
  (language: Language): Promise<string> =>
    find(files, `/${language}/${Object.keys(files)[0]?.split('/').at(-1)}`);

/** Rules, from files such as NAME.de.md; in English without a language in between. */
export const rulesFrom =
  (files: Texts) =>
  (language: Language): Promise<string> =>
    find(files, `.${language}.md`, `${shortest(Object.keys(files))}`);

const shortest = (paths: string[]): string => paths.reduce((one, other) => (other.length < one.length ? other : one));
