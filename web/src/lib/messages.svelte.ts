/** Messages in the reader's language: the same Fluent files that the server and the terminal use. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './preferences.svelte';

export type Args = Record<string, unknown>;
export type Game = 'welcome' | 'heimat';

const files = import.meta.glob<string>('../../../src/housewright/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const SHARED = ['pages', 'server'];
const GAMES: Game[] = ['welcome', 'heimat'];

let bundles = $state.raw<Record<string, FluentBundle>>({});

async function text(language: Language, name: string): Promise<string> {
  const load = files[`../../../src/housewright/locales/${language}/${name}.ftl`];
  return load ? load() : '';
}

/** Load all messages of a language; the page shows them from then on. */
export async function loadLanguage(language: Language): Promise<void> {
  const shared = await Promise.all(SHARED.map((name) => text(language, name)));
  const loaded: Record<string, FluentBundle> = {};
  for (const game of GAMES) {
    const bundle = new FluentBundle(language, { useIsolating: false }); // the marks would be read aloud
    for (const source of [...shared, await text(language, game)]) bundle.addResource(new FluentResource(source));
    loaded[game] = bundle;
  }
  bundles = loaded;
}

/** The message of a key; the key itself if it is missing, which a test would find. */
export function say(key: string, args: Args = {}, game: Game = 'welcome'): string {
  const bundle = bundles[game];
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  const errors: Error[] = [];
  const told = bundle.formatPattern(message.value, args as Record<string, FluentVariable>, errors);
  if (errors.length > 0) console.error(key, errors[0]);
  return told;
}

/** Whether there is a message of this key. */
export function knows(key: string, game: Game = 'welcome'): boolean {
  return bundles[game]?.hasMessage(key) ?? false;
}
