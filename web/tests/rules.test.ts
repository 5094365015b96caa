import { expect, test } from 'vitest';
import { inline, parse, search, type Chapter } from '../src/rules/parse';

const files = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
const read = (name: string): string => files[`../../docs/rules/${name}.md`] ?? '';

test('clauses have their numbers, and lines that belong together are one clause', () => {
  const chapters = parse(read('welcome'));
  const first = chapters[1]!.clauses[0]!;
  expect(chapters[1]!.title).toMatch(/^1\. /);
  expect(first.number).toBe('1.1');
  expect(first.html).toContain('81');
  expect(first.html).not.toContain('**');
});

test('tags in a text stay text', () => {
  expect(inline('<script> & **bold** `x` [link](y)')).toBe('&lt;script&gt; &amp; <b>bold</b> <code>x</code> link');
});

const numbersOf = (chapters: Chapter[]): string[] =>
  chapters.flatMap(({ clauses }) => clauses.map((clause) => clause.number));

test('a search finds the clauses that hold all words first, then those that hold some', () => {
  const found = search(parse(read('welcome')), 'fence SPLIT fence');
  expect(found.map(({ held, of }) => [held, of])).toEqual([
    [2, 2],
    [1, 2],
  ]);
  expect(numbersOf(found[0]!.chapters)).toContain('5.4');
  expect(numbersOf(found[1]!.chapters)).toContain('6.2');
  expect(numbersOf(found[1]!.chapters)).not.toContain('5.4');
  const some = search(parse(read('welcome')), 'fence xyzzy');
  expect(some.map(({ held, of }) => [held, of])).toEqual([[1, 2]]);
  expect(search(parse(read('welcome')), 'xyzzy')).toEqual([]);
});

for (const game of ['welcome', 'heimat']) {
  for (const language of ['de', 'fr', 'it']) {
    test(`the rules of ${game} have the same clauses in ${language}`, () => {
      expect(numbersOf(parse(read(`${game}.${language}`)))).toEqual(numbersOf(parse(read(game))));
    });
  }
}
