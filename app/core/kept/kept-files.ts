import { now } from "../clock.ts";

/** A file that waits on this phone until the server has it. */
export interface KeptFile {
  readonly id: string;
  /** Whose it is: on a family's phone it is sent for no other student. */
  readonly owner: string;
  /** Which form of hers, and which field of it: a newer one of the same field takes its place. */
  readonly place: string;
  readonly field: string;
  /** When it was chosen, by this phone's clock: only told. */
  readonly keptAt: number;
  /** Where it goes, as what, and with which other fields. */
  readonly to: { readonly address: string; readonly name: string; readonly fields: [string, string][] };
  readonly file: File;
}

type Row = Omit<KeptFile, "file" | "to"> & { iv: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

const databaseName = "scholarsetu-files";
const keptMs = 7 * 24 * 3_600_000;

/**
 * S31f: papers chosen without a network, sealed by a key that this browser made and gives to nobody (not even to a
 * page's script). Logging out empties the browser's storage, and with it the key (T11); another student's sign-in and
 * a week do the same.
 */
export const keptFiles = {
  async keep(kept: Omit<KeptFile, "id">): Promise<void> {
    const { file, to, ...row } = kept;
    const database = await open();
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const head = new TextEncoder().encode(JSON.stringify({ to, file: { name: file.name, type: file.type } }));
    const length = new Uint8Array(new Uint32Array([head.byteLength]).buffer);
    const plain = await new Blob([length, head, file]).arrayBuffer();
    const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await keyIn(database), plain);
    const id = `${row.owner} ${row.place} ${row.field}`;
    await done(store(database, "files", "readwrite").put({ ...row, id, iv, sealed } satisfies Row));
    database.close();
  },

  /** Hers, oldest first. What is another's, or too old, goes. */
  async list(owner: string): Promise<KeptFile[]> {
    const database = await open();
    const rows = (await done(store(database, "files", "readonly").getAll())) as Row[];
    const key = await keyIn(database);
    const files: KeptFile[] = [];
    for (const row of rows.toSorted((a, b) => a.keptAt - b.keptAt)) {
      const isHers = row.owner === owner && now().getTime() - row.keptAt < keptMs;
      const opened = isHers ? await openRow(row, key).catch(() => null) : null;
      if (opened) files.push(opened);
      else await done(store(database, "files", "readwrite").delete(row.id));
    }
    database.close();
    return files;
  },

  /** It has arrived, or is wanted no more; a newer one of the same field stays. */
  async drop({ id, keptAt }: Pick<KeptFile, "id" | "keptAt">): Promise<void> {
    const database = await open();
    const files = store(database, "files", "readwrite");
    const held = (await done(files.get(id))) as Row | undefined;
    if (held?.keptAt === keptAt) await done(files.delete(id));
    database.close();
  },
};

async function openRow({ iv, sealed, ...row }: Row, key: CryptoKey): Promise<KeptFile> {
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, sealed);
  const length = new DataView(plain).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(plain.slice(4, 4 + length))) as {
    to: KeptFile["to"];
    file: { name: string; type: string };
  };
  return { ...row, to: head.to, file: new File([plain.slice(4 + length)], head.file.name, head.file) };
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("files", { keyPath: "id" });
    request.result.createObjectStore("keys");
  };
  const database = await done(request);
  // Logging out empties it, and waits for nobody who still looks into it.
  database.onversionchange = () => database.close();
  return database;
}

async function keyIn(database: IDBDatabase): Promise<CryptoKey> {
  const known = (await done(store(database, "keys", "readonly").get("key"))) as CryptoKey | undefined;
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  // Fields that look at the same moment agree on one: the first.
  const keys = store(database, "keys", "readwrite");
  const first = (await done(keys.get("key"))) as CryptoKey | undefined;
  if (!first) await done(keys.put(made, "key"));
  return first ?? made;
}

function store(database: IDBDatabase, name: "files" | "keys", mode: IDBTransactionMode): IDBObjectStore {
  return database.transaction(name, mode).objectStore(name);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
