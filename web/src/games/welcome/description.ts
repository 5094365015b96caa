/** What the server describes of a game of Welcome To, by the names that the pages use. */

import type { components } from '../../lib/schema';

type Schemas = components['schemas'];
export type Description = Schemas['welcome.Description'];
export type Sheet = Schemas['welcome.SheetDescription'];
export type Street = Schemas['welcome.Street'];
export type Lot = Schemas['welcome.Lot'];
export type Estate = Schemas['welcome.Estate'];
export type Track = Schemas['welcome.Track'];
export type Line = keyof Schemas['welcome.Lines'];
export type Card = Schemas['welcome.Card'];
export type Plan = Schemas['welcome.Plan'];
export type Turn = Schemas['welcome.TurnDescription'];
export type Target = Schemas['welcome.Target'];
export type Reason = Schemas['welcome.Objection'];
export type Action = NonNullable<Card['action']>;
export type StepName = Turn['step'];
