/** Games counted together: who won each, who leads, and when it is decided. */

import { HEIMAT } from './facts';
import { at } from '../items';
import { scoreGame, type GameScore } from './board';
import type { HeimatDocument } from './document';
import { foldBoard } from './marks';

export interface SeriesScore {
  total: number;
  wins: number;
  money: number;
  place: number;
}

/** The seats that win a game: most points, then most cheques; several may share it. */
export function winners(scores: readonly GameScore[]): number[] {
  const rank = ({ game, money }: GameScore): number => game * 1000 + money;
  const best = Math.max(...scores.map(rank));
  return scores.flatMap((score, seat) => (rank(score) === best ? [seat] : []));
}

/** Every seat's sum; a series goes by two wins, total, wins and cheques, a single game by total and cheques. */
export function scoreSeries(games: readonly GameScore[][], agreed: number): SeriesScore[] {
  const won = games.map(winners);
  const sums = at(games, 0).map((_, seat) => ({
    total: games.reduce((sum, game) => sum + at(game, seat).game, 0),
    wins: won.filter((seats) => seats.includes(seat)).length,
    money: at(at(games, games.length - 1), seat).money,
  }));
  const ranks = sums.map(({ total, wins, money }) =>
    agreed > 1 ? [Number(wins >= HEIMAT.winsToEnd), total, wins, money] : [total, money],
  );
  return sums.map((sum, seat) => ({
    ...sum,
    place: 1 + ranks.filter((rank) => isBetter(rank, at(ranks, seat))).length,
  }));
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const first = one.findIndex((value, index) => value !== other[index]);
  return first >= 0 && at(one, first) > at(other, first);
}

/** Whether no further game is played: somebody has won two, or all are played. */
export function isDecided(games: readonly GameScore[][], agreed: number): boolean {
  if (games.length >= agreed) return true;
  return scoreSeries(games, agreed).some(({ wins }) => wins >= HEIMAT.winsToEnd);
}

/** Who has won, once the last board is entered. */
export function winnersOf({ boards, players, agreed }: HeimatDocument): { names: string[]; points: number } | null {
  const scores = boards.map((pad) => scoreGame(foldBoard(pad.entries.slice(0, pad.at), pad.cheques)));
  if (at(boards, boards.length - 1).at === 0 || !isDecided(scores, agreed)) return null;
  const sums = scoreSeries(scores, agreed);
  const best = sums.filter(({ place }) => place === 1);
  return { names: players.filter((_, seat) => at(sums, seat).place === 1), points: at(best, 0).total };
}
