/** Pieces by their notation. */

import { COLOURS, LETTERS, type Description, type PermitName, type Piece } from '../description';

/** The piece that a text of the notation names: 'W5', 'W' if its value is hidden, 'II', '#', 'M', '^'. */
export function readPiece(text: string): Piece {
  if (text === '^') return { kind: 'roof', value: null };
  if (text === '#') return { kind: 'blank_cube', piece: '#' };
  if (text === 'M') return { kind: 'mayor', piece: 'M' };
  const colour = COLOURS.find((each) => LETTERS[each] === text[0]);
  if (colour) return { kind: 'cube', cube: text, colour, value: text.length > 1 ? Number(text.slice(1)) : null }; // covered
  return { kind: 'permit', piece: text as PermitName };
}

/** The piece that an offer would put up: the cube at an end of the display ('<1', '>1'), or another piece. */
export function offeredPiece(description: Description, offer: string): Piece {
  const row = description.display[Number(offer[1]) - 1]?.filter((cube) => cube !== null);
  const found = offer[0] === '<' ? row?.[0] : offer[0] === '>' ? row?.at(-1) : undefined;
  return found ? { kind: 'cube', ...found } : readPiece(offer);
}
