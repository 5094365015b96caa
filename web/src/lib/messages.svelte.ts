/** Messages in the reader's language: the same Fluent files that the server and the terminal use. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteSet } from 'svelte/reactivity';
import { get } from './api';
import type { Language } from './preferences.svelte';
import { noticeOf } from './telling';

export type Args = Record<string, unknown>;

const files = import.meta.glob<string>('../../../src/housewright/locales/*/{pages,server}.ftl', {
  query: '?raw',
  import: 'default',
});

const HYPHEN = /(?<![\w−-])-(?=\d)/g; // that stands for a minus sign
const SHARED = ''; // what belongs to no game
let sources: Record<string, (language: Language) => Promise<string>> = {}; // of the games that the pages know
const strangers = new SvelteSet<string>(); // games that only the server knows
let bundles = $state.raw<Record<string, FluentBundle>>({});

/** Where the messages of those games come from that are built in. */
export function bringMessages(known: typeof sources): void {
  sources = known;
}

async function shared(language: Language): Promise<string[]> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Promise.all(own.map(([, load]) => load()));
}

/** The messages of a game: built in, or told by the server; none if nobody answers. */
async function textOf(game: string, language: Language): Promise<string> {
  const builtIn = sources[game];
  if (builtIn) return builtIn(language);
  try {
    return await get<string>(`/games/${game}/messages/${language}`);
  } catch (wrong) {
    noticeOf(wrong); // it is played without words
    return '';
  }
}

function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false }); // the marks would be read aloud
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Load all messages of a language; the page shows them from then on. */
export async function loadLanguage(language: Language): Promise<void> {
  const games = [...Object.keys(sources), ...strangers]; // asked before anything is awaited: more of them load it again
  const common = await shared(language);
  const texts = await Promise.all(games.map((game) => textOf(game, language)));
  const loaded = games.map((game, index) => [game, bundleOf(language, [...common, texts[index] ?? ''])] as const);
  bundles = { ...Object.fromEntries(loaded), [SHARED]: bundleOf(language, common) };
}

/** Games that the server has: their messages are loaded with the language from now on. */
export function meetGames(games: string[]): void {
  for (const game of games) if (!(game in sources)) strangers.add(game);
}

/** Whether a game's own messages are there, or are known to be missing. */
export const isWorded = (game: string): boolean => bundles[game] !== undefined;

const bundleFor = (game: string): FluentBundle | undefined => bundles[game] ?? bundles[SHARED];

/** The message of a key, of this game or of all pages; the key itself if it is missing, which a test would find. */
export function say(key: string, args: Args = {}, game: string = SHARED): string {
  const bundle = bundleFor(game);
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  const errors: Error[] = [];
  const told = bundle.formatPattern(message.value, args as Record<string, FluentVariable>, errors);
  if (errors.length > 0) console.error(key, errors[0]);
  return told.replace(HYPHEN, '−'); // numbers are formatted with a hyphen
}

/** Whether there is a message of this key. */
export function knows(key: string, game: string = SHARED): boolean {
  return bundleFor(game)?.hasMessage(key) ?? false;
}
