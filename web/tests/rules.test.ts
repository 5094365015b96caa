import { expect, test } from 'vitest';
import { inline, parse, search } from '../src/rules/parse';

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

test('a search finds clauses that hold all words', () => {
  const found = search(parse(read('welcome')), 'fence SPLIT');
  expect(found.flatMap((chapter) => chapter.clauses.map((clause) => clause.number))).toContain('5.4');
  expect(search(parse(read('welcome')), 'xyzzy')).toEqual([]);
});

for (const game of ['welcome', 'heimat']) {
  for (const language of ['de', 'fr', 'it']) {
    test(`the rules of ${game} have the same clauses in ${language}`, () => {
      const numbers = (name: string): string[] =>
        parse(read(name)).flatMap((chapter) => chapter.clauses.map((clause) => clause.number));
      expect(numbers(`${game}.${language}`)).toEqual(numbers(game));
    });
  }
}
