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
  const [all, some] = [2, 1].map((count) => found.filter(({ held, of }) => of === 2 && held === count));
  expect(found).toEqual([...all!, ...some!]);
  const numbers = (group: typeof found): string[] => group.flatMap(({ chapters }) => numbersOf(chapters));
  expect(numbers(all!)).toContain('5.4');
  expect(numbers(some!)).toContain('6.2');
  expect(numbers(some!)).not.toContain('5.4');
  const unknown = search(parse(read('welcome')), 'fence xyzzy');
  expect(unknown.map(({ held, of }) => [held, of])).toEqual([[1, 2]]);
  expect(search(parse(read('welcome')), 'xyzzy')).toEqual([]);
});

test('a search finds whole words before parts of longer ones', () => {
  const found = search(parse(read('welcome.de')), 'Ende');
  expect(found.map(({ held, of, within }) => [held, of, within])).toEqual([
    [1, 1, false],
    [1, 1, true],
  ]);
  const [whole, parts] = found.map(({ chapters }) => chapters.flatMap(({ clauses }) => clauses));
  expect(whole!.filter(({ text }) => !/\bEnde\b/.test(text))).toEqual([]);
  expect(parts!.filter(({ text }) => /\bEnde\b/.test(text))).toEqual([]);
  expect(search(parse(read('welcome.de')), '')).toHaveLength(1);
});

for (const game of ['welcome', 'heimat']) {
  for (const language of ['de', 'fr', 'it']) {
    test(`the rules of ${game} have the same clauses in ${language}`, () => {
      expect(numbersOf(parse(read(`${game}.${language}`)))).toEqual(numbersOf(parse(read(game))));
    });
  }
}
