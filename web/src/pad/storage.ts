/** Keeping documents on this device, twice: at once for a reload, and flushed to the disk for a dead battery. */

const PREFIX = 'housewright.pad.';
const BASE = 'housewright-pad';
const STORE = 'documents';

interface Record_ {
  id: string;
  revision: number;
  text: string;
}

let opened: Promise<IDBDatabase | null> | undefined;

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(BASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = request.onblocked = () => resolve(null);
    } catch {
      resolve(null); // a browser that has no such memory
    }
  });
  return opened;
}

/** Do something with the flushed copies; false if that is impossible. */
async function flush(work: (store: IDBObjectStore) => void): Promise<boolean> {
  const base = await open();
  if (base === null) return false;
  return new Promise((resolve) => {
    try {
      const transaction = base.transaction(STORE, 'readwrite', { durability: 'strict' });
      work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(true);
      transaction.onerror = transaction.onabort = () => resolve(false);
      transaction.commit();
    } catch {
      resolve(false);
    }
  });
}

/** Keep a text; false if neither memory takes it. */
export async function keep(id: string, revision: number, text: string): Promise<boolean> {
  let quick = true;
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ id, revision, text } satisfies Record_));
  } catch {
    quick = false;
  }
  return (await flush((store) => store.put({ id, revision, text }))) || quick;
}

/** Forget a text for good. */
export async function forget(id: string): Promise<void> {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // nothing was kept there
  }
  await flush((store) => store.delete(id));
}

/** Everything that is kept, of each text the newer copy. */
export async function readAll(): Promise<string[]> {
  const newest = new Map<string, Record_>();
  for (const record of [...quickCopies(), ...(await flushedCopies())]) {
    if (record.revision >= (newest.get(record.id)?.revision ?? -1)) newest.set(record.id, record);
  }
  return [...newest.values()].map((record) => record.text);
}

function quickCopies(): Record_[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).flatMap((key) => recordOf(localStorage.getItem(key)));
  } catch {
    return [];
  }
}

function recordOf(text: string | null): Record_[] {
  try {
    const record = JSON.parse(text ?? 'null') as Record_ | null;
    return record && typeof record.text === 'string' ? [record] : [];
  } catch {
    return []; // written by something else; it stays where it is
  }
}

async function flushedCopies(): Promise<Record_[]> {
  const base = await open();
  if (base === null) return [];
  return new Promise((resolve) => {
    const request = base.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<Record_[]>;
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve([]);
  });
}

/** Tell when another tab has kept something. */
export function onKeptElsewhere(tell: (text: string) => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key?.startsWith(PREFIX)) for (const record of recordOf(event.newValue)) tell(record.text);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
