/** What the server describes of a game of Welcome To. */

import type { Json } from '../../lib/changes';

export type Action = 'surveyor' | 'agent' | 'landscaper' | 'pool' | 'temp' | 'bis' | 'solo';
export type StepName = 'choose' | 'write' | 'act' | 'finish' | 'estates' | 'done';

export interface Lot {
  lot: string;
  number: number | null;
  bis: boolean;
  roundabout: boolean;
  pool: 'none' | 'drawn' | 'built' | 'lost';
  fence: boolean; // right of it
  used: boolean;
  new: boolean;
}

export interface Estate {
  first: string;
  size: number;
  points: number;
  used: boolean;
  sealed: boolean;
}

export interface Street {
  street: string;
  lots: Lot[];
  estates: Estate[];
  parks: number;
  park_values: number[];
}

export interface Track {
  crossed: number;
  boxes: number;
  values: number[];
}

export interface Card {
  number: number | null;
  action: Action | null;
  known_by: number[];
}

export interface Sheet {
  seat: number;
  streets: Street[];
  tracks: Record<'pools' | 'temps' | 'bis' | 'refusals' | 'roundabouts', Track>;
  estates: { size: number; values: number[]; raised: number; value: number }[];
  plans: (number | null)[];
  progress: { have: number; of: number; served: boolean[] | null }[];
  hand: Card[] | null;
  score: Record<string, number>;
  place: number;
}

export interface Plan {
  number: number;
  name: string;
  sizes: number[];
  high: number;
  low: number;
  turned: boolean;
  value: number;
}

export interface Reason {
  key: string;
  args: Record<string, Json>;
  clause: string;
}

export interface Target {
  move: string;
  kind: string;
  reason: Reason | null;
  lot?: string;
  number?: number;
  copies?: string;
  left?: boolean;
  size?: number;
  plan?: number;
  number_card?: number;
  action_card?: number;
}

export interface Turn {
  step: StepName;
  number_card: number | null;
  action_card: number | null;
  number: number | null;
  action: Action | null;
  lot: string | null;
  claiming: number | null;
  needs: number[];
  reshuffle: boolean;
}

export interface Description {
  game: 'welcome';
  options: string[];
  mode: 'piles' | 'solo' | 'draft';
  viewer: number | null;
  round: number;
  over: boolean;
  plans: Plan[];
  combinations: { number: number; action: Action; next: Action }[] | null;
  pile: { left: number; next: Action | null; shuffles: number };
  discards: string[];
  first: number | null;
  sheets: Sheet[];
  turn: Turn | null;
  targets: Target[];
}
