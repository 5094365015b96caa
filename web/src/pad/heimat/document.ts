/** A game or series of Neue Heimat on the pad. */

import { newDocument, newLog, type Document, type Log } from '../documents';
import { MOST_TOTAL, readLog, type Body, type Reader } from '../reader';
import { HEIMAT } from './facts';
import { readBoardMark } from './marks';

export interface PadBoard extends Log {
  cheques: number[]; // of every seat at the start of the game
}

export interface HeimatDocument extends Document {
  game: 'heimat';
  players: string[];
  agreed: number; // games of the series
  brief: boolean; // only whose the houses are and what they are worth
  boards: PadBoard[];
}

/** A pad of Neue Heimat before the first mark. */
export function newHeimat(title: string, players: string[], agreed: number, brief: boolean): HeimatDocument {
  const board = { ...newLog(), cheques: players.map(() => HEIMAT.cheques) };
  return { ...newDocument('heimat', title), players, agreed, brief, boards: [board] };
}

/** What a file says of it. */
export function readHeimat(source: Reader): Body<HeimatDocument> {
  const players = source.get('players').list(HEIMAT.fewestSeats, HEIMAT.mostSeats, (item) => item.text());
  const seats = players.length;
  return {
    game: 'heimat',
    players,
    agreed: source.get('agreed').int(1, HEIMAT.mostGames),
    brief: source.get('brief').flag(),
    boards: source.get('boards').list(1, HEIMAT.mostGames, (item) => ({
      ...readLog(item, (text) => readBoardMark(text, seats) !== null),
      cheques: item.get('cheques').list(seats, seats, (cheques) => cheques.int(0, MOST_TOTAL)),
    })),
  };
}
