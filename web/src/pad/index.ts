/** Everything that is kept on a pad, by the name that stands in its documents. */

import { heimat } from './heimat/kind';
import type { Kind } from './kind';
import { dealer } from './welcome/dealer/kind';
import { welcome } from './welcome/kind';

export const KINDS: Record<string, Kind> = { welcome, heimat, dealer };

/** Where a document is shown. */
export const placeOf = ({ game, id }: { game: string; id: string }): string => `${KINDS[game]?.place}/${id}`;
