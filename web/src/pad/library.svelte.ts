/** All documents of this device, always kept as they are shown. */

import { newKey } from '../lib/drafts';
import type { Document } from './documents';
import { forget, keep, onKeptElsewhere, readAll } from './storage';
import { readDocument, writeFile } from './reading';

class Library {
  documents = $state.raw<Document[]>([]); // the last changed first
  isReady = $state(false);
  isLost = $state(false); // this browser keeps nothing
  #loading: Promise<void> | undefined;

  /** Read what is kept, once. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    for (const text of await readAll()) this.#take(text);
    onKeptElsewhere((text) => this.#take(text));
    this.isReady = true;
  }

  /** Show a text that is kept, if it is newer; one that cannot be read stays where it is. */
  #take(text: string): void {
    try {
      const document = readDocument(JSON.parse(text));
      if (document.revision > (this.find(document.id)?.revision ?? -1)) this.#show(document);
    } catch {
      // of a later version, or damaged
    }
  }

  #show(document: Document): void {
    const others = this.documents.filter((other) => other.id !== document.id);
    this.documents = [document, ...others].sort((one, other) => other.changed - one.changed);
  }

  find(id: string | undefined): Document | undefined {
    return this.documents.find((document) => document.id === id);
  }

  /** Keep a document as it is now. */
  async put<T extends Document>(document: T): Promise<void> {
    const next = { ...document, revision: document.revision + 1, changed: Date.now() };
    this.#show(next);
    this.isLost = !(await keep(next.id, next.revision, JSON.stringify(next)));
  }

  /** Keep a document that was read from a file; nothing that is kept gives way to it. */
  async add(document: Document): Promise<Document> {
    const here = this.find(document.id);
    if (here && writeFile(here) === writeFile(document)) return here;
    const added = here ? { ...document, id: newKey() } : document;
    this.#show(added);
    this.isLost = !(await keep(added.id, added.revision, JSON.stringify(added)));
    return added;
  }

  async remove(id: string): Promise<void> {
    this.documents = this.documents.filter((document) => document.id !== id);
    await forget(id);
  }
}

export const library = new Library();
