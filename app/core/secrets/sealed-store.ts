/**
 * X21c: what a page keeps in this browser until the server has it, under a key that the server gives to its own
 * student only. Whoever has the phone after a session has ended finds letters and digits. Where the browser cannot
 * seal (a plain line), nothing is kept. Writes and removals follow each other in the order they were asked for.
 */
let last: Promise<unknown> = Promise.resolve();

function inOrder<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

export const sealedStore = {
  keep(name: string, key: string, value: unknown): Promise<void> {
    return inOrder(() => keep(name, key, value)).catch(() => undefined);
  },
  /** Null: nothing kept, or not under this key. */
  read(name: string, key: string): Promise<unknown> {
    return inOrder(() => read(name, key)).catch(() => null);
  },
  forget(name: string): Promise<void> {
    return inOrder(async () => localStorage.removeItem(name)).catch(() => undefined);
  },
};

async function keep(name: string, key: string, value: unknown): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await imported(key), text);
  localStorage.setItem(name, `${toHex(iv)}.${toHex(new Uint8Array(sealed))}`);
}

async function read(name: string, key: string): Promise<unknown> {
  const [iv, sealed] = localStorage.getItem(name)?.split(".") ?? [];
  if (!iv || !sealed) return null;
  const algorithm = { name: "AES-GCM", iv: fromHex(iv) };
  const text = await crypto.subtle.decrypt(algorithm, await imported(key), fromHex(sealed));
  return JSON.parse(new TextDecoder().decode(text));
}

function imported(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", fromHex(key), "AES-GCM", false, ["encrypt", "decrypt"]);
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
