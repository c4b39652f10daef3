import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "#app/core/settings/per-process.ts";

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
  /** The tables that were asked for, where somebody wants to know. */
  readonly tables?: Set<string>;
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
  return outer ? scopes.run({ ...outer, sent: new Set(), known: null }, work) : work();
}

/** What `work` reads for the first time, and of which tables: a kept page is made of them. */
export async function watchTables<T>(
  work: () => Promise<T>,
): Promise<{ made: T; tables: ReadonlySet<string> }> {
  const counts = scopes.getStore()?.counts ?? { statements: 0, repeats: 0 };
  const tables = new Set<string>();
  const reads: Reads = { counts, sent: new Set(), known: new Map(), tables };
  try {
    return { made: await scopes.run(reads, work), tables };
  } finally {
    reads.known = null;
  }
}

const tableNames = /\b(?:from|join)\s+"?([a-z_]+)"?/gi;

/** A statement that asks, on its way or remembered. */
export function noteTables(statement: string): void {
  const tables = scopes.getStore()?.tables;
  if (tables) for (const [, name = ""] of statement.matchAll(tableNames)) tables.add(name.toLowerCase());
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

/** What this GET may still remember; null for forms, jobs and whoever reads fresh. */
export function rememberedNow(): Map<string, Promise<unknown>> | null {
  return scopes.getStore()?.known ?? null;
}

export interface OncePerRequest<A extends unknown[], R> {
  (...args: A): Promise<R>;
  /** Who reads it on the way says so: then nobody asks for it again in this GET, until something is written. */
  know(value: R | Promise<R>, ...args: A): void;
}

/**
 * A verb that pages of several rooms call: neither asked, nor opened, nor checked twice in one GET. Its answer is
 * shared, so nobody may change it.
 */
export function oncePerRequest<A extends unknown[], R>(
  name: string,
  keyOf: (...args: A) => string,
  verb: (...args: A) => Promise<R>,
): OncePerRequest<A, R> {
  const keyOfCall = (args: A) => `${name} ${keyOf(...args)}`;
  const asked = (...args: A): Promise<R> => {
    const known = rememberedNow();
    if (!known) return verb(...args);
    const key = keyOfCall(args);
    const before = known.get(key) as Promise<R> | undefined;
    if (before) return before;
    const made = verb(...args);
    known.set(key, made);
    return made;
  };
  const know = (value: R | Promise<R>, ...args: A) => {
    const read = Promise.resolve(value);
    // Whoever asks is told why it failed; where nobody asks, nobody has to be.
    read.catch(() => undefined);
    rememberedNow()?.set(keyOfCall(args), read);
  };
  return Object.assign(asked, { know });
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
