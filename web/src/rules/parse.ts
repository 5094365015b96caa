/** The rules documents, taken apart: chapters of numbered clauses, and what stands between them. */

export interface Clause {
  number: string; // '3.2'; '' for a text or table without a number
  html: string;
  text: string; // for searching
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Emphasis, code and the text of links; everything else is text. */
export function inline(text: string): string {
  return escape(text)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>');
}

function table(lines: string[]): string {
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map((line) => line.split('|').slice(1, -1));
  const cells = (row: string[], tag: string): string =>
    row.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join('');
  const [head, ...body] = rows;
  return `<table><thead><tr>${cells(head ?? [], 'th')}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table>`;
}

function clause(block: string[]): Clause {
  if (block[0]?.startsWith('|')) return { number: '', html: table(block), text: block.join(' ') };
  const text = block
    .map((line) => line.trim())
    .join(' ')
    .replace(/^- /, '');
  const found = /^\*\*([0-9]+\.[0-9]+[a-z]?)\*\* (.*)$/.exec(text);
  return { number: found?.[1] ?? '', html: inline(found?.[2] ?? text), text };
}

/** The chapters of a document. */
export function parse(markdown: string): Chapter[] {
  const chapters: Chapter[] = [{ title: '', clauses: [] }];
  let block: string[] = [];
  const close = (): void => {
    if (block.length > 0) chapters.at(-1)!.clauses.push(clause(block));
    block = [];
  };
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) {
      close();
      chapters.push({ title: line.slice(3), clauses: [] });
    } else if (line.startsWith('# ')) chapters[0]!.title = line.slice(2);
    else if (line.trim() === '') close();
    else {
      if (line.startsWith('- ') || (line.startsWith('|') && !block[0]?.startsWith('|'))) close();
      block.push(line);
    }
  }
  close();
  return chapters;
}

/** Clauses that hold equally many words of a search, by chapters. */
export interface Found {
  held: number; // of the words
  of: number;
  within: boolean; // some only as parts of longer words
  chapters: Chapter[];
}

/** What a search finds: first the clauses that hold all words, as words and then within others; then those that hold fewer and fewer. All without words. */
export function search(chapters: Chapter[], words: string): Found[] {
  const wanted = [...new Set(words.toLocaleLowerCase().split(/\s+/).filter(Boolean))];
  const held = ({ text }: Clause): number => wanted.filter((word) => text.toLocaleLowerCase().includes(word)).length;
  const isWhole = ({ text }: Clause): boolean => {
    const whole = new Set(text.toLocaleLowerCase().split(/[^\p{L}\p{N}]+/u));
    return wanted.every((word) => whole.has(word));
  };
  const fewer = wanted.slice(1).map((_, index) => wanted.length - 1 - index);
  const all = { held: wanted.length, of: wanted.length };
  const holdsAll = (clause: Clause): boolean => held(clause) === wanted.length;
  return [
    { ...all, within: false, chapters: holding(chapters, (clause) => isWhole(clause)) },
    { ...all, within: true, chapters: holding(chapters, (clause) => holdsAll(clause) && !isWhole(clause)) },
    ...fewer.map((count) => ({
      held: count,
      of: wanted.length,
      within: false,
      chapters: holding(chapters, (clause) => held(clause) === count),
    })),
  ].filter((found) => found.chapters.length > 0);
}

const holding = (chapters: Chapter[], isFound: (clause: Clause) => boolean): Chapter[] =>
  chapters
    .map(({ title, clauses }) => ({ title, clauses: clauses.filter(isFound) }))
    .filter(({ clauses }) => clauses.length > 0);
