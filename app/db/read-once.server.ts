import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "#app/core/per-process.ts";

/** What the request's line in the log tells of its reading and writing. */
export interface StatementCounts {
  statements: number;
  /** The same read sent again although nothing was written in between: work that a page does twice. */
  repeats: number;
}

interface Reads {
  readonly counts: StatementCounts;
  /** Of the reads sent since the last write. */
  readonly sent: Set<string>;
  /** What this GET has read already; null where nothing may be remembered. */
  known: Map<string, Promise<unknown>> | null;
}

const scopes = perProcess("read-once", () => new AsyncLocalStorage<Reads>());

/**
 * Runs one request. While a page is read, the same statement with the same values is sent once: rooms need not know
 * what others have read. A write empties what is remembered, and so does the end of the request, because work that
 * several requests share may outlive the one it began in.
 */
export async function countReads<T>(
  { remember }: { remember: boolean },
  work: (counts: StatementCounts) => Promise<T>,
): Promise<T> {
  const reads: Reads = {
    counts: { statements: 0, repeats: 0 },
    sent: new Set(),
    known: remember ? new Map() : null,
  };
  try {
    return await scopes.run(reads, () => work(reads.counts));
  } finally {
    reads.known = null;
  }
}

/** For whoever reads until something has changed, or on behalf of others than this request. */
export function readFresh<T>(work: () => T): T {
  const outer = scopes.getStore();
  return outer ? scopes.run({ counts: outer.counts, sent: new Set(), known: null }, work) : work();
}

/** A write: what was read before may be no longer so. */
export function forgetReads(): void {
  const reads = scopes.getStore();
  reads?.known?.clear();
  reads?.sent.clear();
}

/** One statement on its way to the database. `key` is null for what must always be sent. */
export function sendOnce(
  key: string | null,
  { mayRemember, run }: { mayRemember: boolean; run: () => Promise<unknown> },
): Promise<unknown> {
  const reads = scopes.getStore();
  if (!reads) return run();
  const known = mayRemember && key !== null ? reads.known?.get(key) : undefined;
  if (known) return known;
  reads.counts.statements += 1;
  if (key !== null && reads.sent.has(key)) reads.counts.repeats += 1;
  if (key !== null) reads.sent.add(key);
  const made = run();
  if (mayRemember && key !== null) reads.known?.set(key, made);
  return made;
}

/**
 * A verb that pages of several rooms call: neither asked, nor opened, nor checked twice in one GET. Its answer is
 * shared, so nobody may change it.
 */
export function oncePerRequest<A extends unknown[], R>(
  name: string,
  keyOf: (...args: A) => string,
  verb: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  return (...args) => {
    const known = scopes.getStore()?.known;
    if (!known) return verb(...args);
    const key = `${name} ${keyOf(...args)}`;
    const before = known.get(key) as Promise<R> | undefined;
    if (before) return before;
    const made = verb(...args);
    known.set(key, made);
    return made;
  };
}

/** Words, numbers and moments make a key; anything else is simply read again. */
export function keyOfRead(statement: string, params: readonly unknown[], shape: string): string | null {
  let key = shape + statement;
  for (const value of params) {
    if (value instanceof Date) key += `\u0000${value.getTime()}`;
    else if (value === null || ["string", "number", "boolean"].includes(typeof value))
      key += `\u0000${typeof value === "string" ? value : JSON.stringify(value)}`;
    else return null;
  }
  return key;
}
