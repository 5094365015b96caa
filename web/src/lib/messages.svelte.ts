/** Messages in the reader's language: the same Fluent files that the server and the terminal use. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteSet } from 'svelte/reactivity';
import { get } from './api';
import type { Language } from './preferences.svelte';
import { noticeOf } from './telling';

export type Args = Record<string, unknown>;
export type Source = (language: Language) => Promise<string>;

const files = import.meta.glob<string>('../../../src/housewright/locales/*/{pages,games,server}.ftl', {
  query: '?raw',
  import: 'default',
});

const HYPHEN = /(?<![\w−-])-(?=\d)/g; // that stands for a minus sign
const SHARED = ''; // what belongs to no game
let sources: Record<string, Source> = {}; // of the games that the pages know
const parts: Record<string, Source> = {}; // of pages that not everybody opens
const opened = new SvelteSet<string>(); // games and such pages whose messages are needed
let bundles = $state.raw<Record<string, FluentBundle>>({});
let asked = 0; // how often they were
let shown = 0; // which of these answers is shown

/** Where the messages of those games come from that are built in. */
export function bringMessages(known: typeof sources): void {
  sources = known;
}

/** The messages of all pages, and of those that were opened. */
async function shared(language: Language, also: string[]): Promise<string[]> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return Promise.all([...own.map(([, load]) => load()), ...also.map((part) => parts[part]?.(language) ?? '')]);
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

/** Load all messages of a language that are needed so far; the page shows them from then on. */
export async function loadLanguage(language: Language): Promise<void> {
  const names = [...opened]; // asked before anything is awaited: more of them load it again
  const [also, games] = [names.filter((name) => name in parts), names.filter((name) => !(name in parts))];
  const number = (asked += 1);
  const [common, ...texts] = await Promise.all([
    shared(language, also),
    ...games.map((game) => textOf(game, language)),
  ]);
  if (number < shown) return; // who asked later, for more, was answered sooner
  shown = number;
  const all = bundleOf(language, common);
  const loaded = games.map((game, index) => [game, bundleOf(language, [...common, texts[index] ?? ''])] as const);
  bundles = { ...Object.fromEntries([SHARED, ...also].map((name) => [name, all])), ...Object.fromEntries(loaded) };
}

/** Games that the server has: those that the pages do not know bring even their titles with their messages. */
export function meetGames(games: string[]): void {
  for (const game of games) if (!(game in sources)) opened.add(game);
}

/** A game that is looked at: its own messages are loaded with the language from now on. */
export function openGame(game: string): void {
  opened.add(game);
}

/** Pages that not everybody opens: their messages are loaded with the language from now on, for all games. */
export function openPart(name: string, source: Source): void {
  parts[name] = source;
  opened.add(name);
}

/** Whether the messages of a game, or of such pages, are there, or are known to be missing. */
export const isWorded = (name: string): boolean => bundles[name] !== undefined;

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
