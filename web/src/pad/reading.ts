/** Reading documents back: from this device's memory or from a file. What is damaged is refused, and said what. */

import { checksum } from './checksum';
import { FORMAT, VERSION, type Document } from './documents';
import { KINDS } from '.';
import { Fault, Reader } from './reader';

/** The document of a parsed value; every field is looked at, and none but ours is taken. */
export function readDocument(value: unknown): Document {
  const source = new Reader(value, '');
  if (source.get('format').value !== FORMAT) throw new Fault('pad-file-other');
  if (source.get('version').value !== VERSION) throw new Fault('pad-file-newer');
  const head = {
    format: FORMAT,
    version: VERSION,
    id: /^[0-9a-f]{32}$/.test(String(source.get('id').value)) ? source.get('id').text() : source.get('id').wrong(),
    title: source.get('title').text(),
    made: source.get('made').int(0, Number.MAX_SAFE_INTEGER),
    changed: source.get('changed').int(0, Number.MAX_SAFE_INTEGER),
    revision: source.get('revision').int(0, Number.MAX_SAFE_INTEGER),
  } as const;
  const kind = KINDS[source.get('game').one(...Object.keys(KINDS))];
  return kind ? { ...head, ...kind.read(source) } : source.get('game').wrong();
}

/** The file of a document: readable text that tells whether it has been damaged. */
export function writeFile(document: Document): string {
  const sorted = readDocument(document); // its fields in the order in which they will be read
  return JSON.stringify({ ...sorted, check: checksum(JSON.stringify(sorted)) }, null, 1) + '\n';
}

/** The document of a file; a Fault says what is wrong. */
export function readFile(text: string): Document {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Fault('pad-file-no-json');
  }
  const document = readDocument(value);
  if (checksum(JSON.stringify(document)) !== (value as { check?: unknown }).check) throw new Fault('pad-file-check');
  return document;
}
