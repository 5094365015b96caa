/** What the drawing of a row depends on. */

import type { Row } from '../description';

/** Whether its lots reach beyond the stream, where on a phone its badges stand otherwise. */
export const isLong = (row: Row): boolean => row.length > row.stream;
