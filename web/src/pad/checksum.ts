/** A sum that tells whether a file has been damaged. */

import { at } from './items';

/** CRC-32 of a text. */
export function checksum(text: string): string {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) sum = (sum >>> 8) ^ at(TABLE, (sum ^ byte) & 0xff);
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}

const TABLE = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});
