/** What a seat is doing in the running auction, in a word. */

import type { Seat } from '../../lib/api';
import type { Description } from './description';
import type { Told } from './auction/auctions';

export interface Status {
  state: 'turn' | 'thinks' | 'away' | 'offers' | 'bid' | 'passed' | 'cannot' | 'waits' | 'over';
  phase: string; // of the auction, for whoever is to act
  amount: number;
  highest: 'yes' | 'no';
}

const STATES = ['turn', 'away', 'offers', 'bid', 'passed', 'cannot', 'waits', 'over'] as const;
const PHASES = ['offer', 'bid', 'decide', 'place'] as const;

/** All that a seat may be doing, to know how much room the words need. */
export const EVERY_STATUS: readonly Status[] = [
  ...STATES.map((state): Status => ({ state, phase: 'offer', amount: 10, highest: 'no' })),
  ...PHASES.map((phase): Status => ({ state: 'thinks', phase, amount: 0, highest: 'no' })),
];

export function statusOf(
  description: Description,
  chairs: readonly Seat[],
  you: number | null,
  told: Told | undefined,
  seat: number,
): Status {
  const { actor, auctioneer, bidder, highest, phase, bidders, piece } = description.auction;
  const chair = chairs[seat];
  const bid = told?.bids.find((made) => made.seat === seat);
  const status = (state: Status['state'], amount = 0): Status => ({
    state,
    phase,
    amount,
    highest: bidder === seat && phase !== 'offer' ? 'yes' : 'no',
  });
  if (description.over) return status('over');
  if (actor === seat)
    return status(seat === you ? 'turn' : chair?.person && !chair.player && !chair.present ? 'away' : 'thinks');
  if (bidder === seat) return status('bid', highest);
  if (seat === auctioneer && piece) return status('offers');
  if (bid) return status(bid.state, bid.amount);
  if (bidders.some((each) => each.seat === seat && each.state === 'cannot')) return status('cannot');
  return status(chair?.person && !chair.player && !chair.present ? 'away' : 'waits');
}
