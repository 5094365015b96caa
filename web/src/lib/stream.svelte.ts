/** The server's stream of a table: opened again when it breaks off, and let go where nobody looks. */

import type { Message } from './api';

const HIDDEN_PATIENCE = 20_000; // milliseconds after which a hidden tab lets its stream go
const RETRY = 1500;

/** Who listens. */
interface Listener {
  address: () => string | null; // of what is not known yet; null as long as nothing is known
  hear: (message: Message) => void;
  find: () => void; // somebody answered
  hurry: () => void; // nothing is to wait: nobody looks, or something may have been missed
}

export class Stream {
  connected = $state(false);
  lost = $state(false); // nobody answered, and nobody has since

  #source: EventSource | null = null;
  #hidden: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly listener: Listener) {
    document.addEventListener('visibilitychange', this.#seen);
    addEventListener('online', this.#reconnect);
    addEventListener('offline', this.lose);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#hidden);
    document.removeEventListener('visibilitychange', this.#seen);
    removeEventListener('online', this.#reconnect);
    removeEventListener('offline', this.lose);
    this.#source?.close();
  }

  listen(): void {
    this.listener.hurry();
    this.#source?.close();
    const address = this.listener.address();
    if (this.#closed || address === null) return;
    const source = new EventSource(address);
    this.#source = source;
    source.onopen = () => {
      this.connected = true;
      this.lost = false;
      this.listener.find();
    };
    source.onmessage = (event) => this.listener.hear(JSON.parse(event.data as string) as Message);
    source.onerror = () => {
      source.close();
      this.later(() => this.listen());
    };
  }

  /** Nobody answered: that is tried again in a while. */
  later(work: () => void): void {
    this.connected = false;
    this.lost = true;
    clearTimeout(this.#again);
    if (!this.#closed) this.#again = setTimeout(work, RETRY);
  }

  /** The connection is gone: listen again until somebody answers. */
  lose = (): void => {
    this.#source?.close();
    if (this.listener.address() !== null) this.later(() => this.listen());
  };

  #reconnect = (): void => {
    if (!this.connected && this.listener.address() !== null) this.listen();
  };

  #seen = (): void => {
    clearTimeout(this.#hidden);
    if (document.visibilityState === 'visible') {
      if (this.#source?.readyState !== EventSource.OPEN) this.listen();
    } else {
      this.listener.hurry();
      this.#hidden = setTimeout(() => this.#source?.close(), HIDDEN_PATIENCE);
    }
  };
}
