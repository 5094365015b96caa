/** The folders of the pages stand on each other, and what belongs to one game is in its folders. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const LAYERS = [
  ['tokens.css', 'base.css'],
  ['lib'],
  ['parts'],
  ['games'],
  ['analysis', 'replay', 'rules', 'pad', 'pages'],
  ['top'],
];
const TOP = ['App.svelte', 'main.ts', 'Single.svelte', 'single.ts']; // what brings everything together
const INDEXES = ['games/index.ts', 'games/messages.ts', 'pad/index.ts', 'pad/pads.ts'];

const paths = Object.keys(import.meta.glob('../src/**/*.{ts,svelte,css}')).map((path) => path.replace('../src/', ''));
const sources = paths
  .filter((path) => !path.endsWith('.d.ts'))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));
const games = paths
  .flatMap((path) => /^games\/(\w+)\/entry\.ts$/.exec(path)?.[1] ?? [])
  .filter((game) => game !== 'plain');

const folderOf = (path: string): string => (TOP.includes(path) ? 'top' : (path.split('/')[0] ?? ''));
const layerOf = (folder: string): number => LAYERS.findIndex((layer) => layer.includes(folder));

/** The paths that a source imports, as seen from the top folder. */
function imports(path: string, text: string): string[] {
  const found = [...text.matchAll(/(?:from|import|import\() ?'(\.[^'?]*)/g)].map((match) => match[1] ?? '');
  return found.map((to) => new URL(to, `file:///src/${path}`).pathname.replace('/src/', ''));
}

/** The game in whose folders a path is, if it is in any. */
const gameOf = (path: string): string | undefined =>
  games.find((game) => path.startsWith(`games/${game}/`) || path.startsWith(`pad/${game}/`));

/** A name in whatever way it is written: 'name', name_, Name, NAME. */
const naming = (game: string): RegExp =>
  new RegExp(`(?<![a-z])${game}|${game[0]?.toUpperCase()}${game.slice(1)}|${game.toUpperCase()}`);

test('there are sources, games and imports to look at', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(games.length).toBeGreaterThan(1);
  expect(imports('games/index.ts', readFileSync('src/games/index.ts', 'utf8'))).toContain('lib/entry');
});

test('dependencies are what the pages are built with, and nothing else', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const configs = ['vite.config.ts', 'vite.single.config.ts'].map((path) => readFileSync(path, 'utf8'));
  const texts = [...configs, ...sources.map(({ text }) => text)];
  const named = texts.flatMap((text) => [...text.matchAll(/from '((?:@\w[\w-]*\/)?\w[\w-]*)(?:\/[^']*)?';/g)]);
  expect(Object.keys(dependencies).sort()).toEqual([...new Set(named.map((match) => match[1]))].sort());
});

describe.each(sources.map(({ path, text }) => [path, text] as const))('%s', (path, text) => {
  test('imports only what stands below it, or beside it in its own folder', () => {
    const folder = folderOf(path);
    expect(layerOf(folder)).toBeGreaterThanOrEqual(0);
    const others = imports(path, text).filter((to) => folderOf(to) !== folder);
    expect(others.filter((to) => layerOf(folderOf(to)) >= layerOf(folder))).toEqual([]);
  });

  test('names no game but its own', () => {
    const others = INDEXES.includes(path) ? [] : games.filter((game) => game !== gameOf(path));
    expect(others.filter((game) => naming(game).test(text))).toEqual([]);
  });
});
