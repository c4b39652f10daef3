import type { Readable } from "node:stream";

/** Keeps opaque bytes: what it is given is already encrypted, and what it gives back still is. */
export interface FileStore {
  /** Leaves nothing behind when the stream breaks. */
  write(key: string, bytes: Readable): Promise<void>;
  /** Throws an OutsideError with code "missing" when there is no such file. */
  read(key: string): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}

/** Generated, so that nothing a person typed ever becomes a path; the folder keeps directories small. */
export function newFileKey(): string {
  const name = crypto.randomUUID();
  return `${name.slice(0, 2)}/${name}`;
}

const KEY_SHAPE = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;

/** Every store asks this first: a key from a tampered row must not leave the store's folder. */
export function assertFileKey(key: string): void {
  if (!KEY_SHAPE.test(key)) throw new RangeError("Not a key of the file store");
}
