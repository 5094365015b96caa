/** Pictures to take along: drawn as SVG text with colours of their own, always on light paper. */

import tokens from '../tokens.css?raw';

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

export const INK = '#24303A';
export const GREY = '#55606A';
export const LINE = '#DDD0BA';
export const RED = '#A3262A';
export const GREEN = '#27683A';
const PAPER = '#FAF3E6';
/** The colours of the light pages, whatever the page shows now; resolved here, because a picture has no theme to ask. */
export const light = (style: string): string => style.replace(/light-dark\((#\w+), #\w+\)/g, '$1');

const LIGHT = light(tokens);
const NUMBERS = '.digits{fill:none;stroke:currentColor;stroke-width:3.1;stroke-linecap:round;stroke-linejoin:round}';
const FONT = "'Avenir Next','Segoe UI',system-ui,'Noto Sans',sans-serif";

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text that is safe inside a drawing. Isolation marks of messages are left out. */
export const safe = (text: string): string =>
  text.replace(/[\u2068\u2069]/g, '').replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');

export function text(
  x: number,
  y: number,
  words: string,
  size: number,
  more: { bold?: boolean; end?: boolean; middle?: boolean; fill?: string } = {},
): string {
  const anchor = more.end ? 'end' : more.middle ? 'middle' : 'start';
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${more.bold ? 800 : 500}" text-anchor="${anchor}" fill="${more.fill ?? INK}">${safe(words)}</text>`;
}

export const place = (x: number, y: number, inside: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`;

/** The whole picture. */
export function picture(width: number, height: number, inside: string, style = ''): Picture {
  const rules = `<style><![CDATA[${LIGHT}${NUMBERS}${style}]]></style>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">${rules}<rect width="${width}" height="${height}" fill="${PAPER}"/>${inside}</svg>`;
  return { svg, width, height };
}

/** A table with a line under every row; the last row may be the sum. */
export function table(
  x: number,
  y: number,
  widths: readonly number[],
  rows: readonly string[][],
  hasSum = false,
): string {
  const right = x + widths.reduce((sum, width) => sum + width, 0);
  return rows
    .map((cells, row) => {
      const base = y + row * 30;
      let left = x;
      const drawn = cells.map((cell, column) => {
        left += widths[column] ?? 0;
        const look = { bold: hasSum && row === rows.length - 1, fill: cell.startsWith('−') ? RED : INK };
        return column === 0 ? text(x, base, cell, 16, look) : text(left, base, cell, 16, { ...look, end: true });
      });
      return drawn.join('') + `<path d="M${x} ${base + 9}H${right}" stroke="${LINE}" stroke-width="1.5"/>`;
    })
    .join('');
}

/** The day on which something was changed, the same in all languages. */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
