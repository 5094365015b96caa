/** Files in and out: documents as text, sheets and results as pictures. */

import type { Document } from './documents';
import { readFile, writeFile } from './reading';

/** Let the browser save a file. */
function save(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A name that every system takes. */
function fileName(title: string, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'housewright'}.${ending}`;
}

/** Save a document. */
export function saveDocument(document: Document): void {
  save(fileName(document.title, 'housewright.json'), new Blob([writeFile(document)], { type: 'application/json' }));
}

/** The document of a chosen file; a Fault says what is wrong. */
export async function loadDocument(file: File): Promise<Document> {
  return readFile(await file.text());
}

/** Save a drawing as a picture, at twice its size. */
export async function savePicture(
  title: string,
  drawing: { svg: string; width: number; height: number },
): Promise<void> {
  const image = new Image(drawing.width, drawing.height);
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing.svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = drawing.width * 2;
  canvas.height = drawing.height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob !== null) save(fileName(title, 'png'), blob);
}
