import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import { perProcess } from "#app/core/settings/per-process.ts";
import { openLookupKey } from "../keys/open-lookup-key.server.ts";
import { forgetReads } from "../read-once.server.ts";
import { replicaScopes } from "../replica-scope.server.ts";
import type { Connection, DatabaseSettings, Db, SlowQuery, Tx } from "./connection.server.ts";
import { queryTimer } from "./connection.server.ts";
import { openPglite } from "./open-pglite.server.ts";
import { openPostgres } from "./open-postgres.server.ts";
import { isRetryable, translateError } from "./query-error.server.ts";
import { watchQueries } from "./watch-queries.server.ts";

export type { Connection, DatabaseSettings, Db, SlowQuery, Tx } from "./connection.server.ts";

const MAX_ATTEMPTS = 6;

export interface ConnectOptions {
  /** Nothing is slow unseen: a caller that does not care says so (docs/architecture.md). */
  readonly onSlowQuery: (query: SlowQuery) => void;
}

/**
 * Opens PostgreSQL by DATABASE_URL, else the embedded database under DATA_DIR, and makes it the current one.
 * Throws a DatabaseStartError whose message is a plain sentence.
 */
export async function connectDatabase(
  settings: DatabaseSettings,
  { onSlowQuery }: ConnectOptions,
): Promise<Connection> {
  watchQueries(isSharedClient);
  const timed = queryTimer(settings.DATABASE_SLOW_MS ?? 500, onSlowQuery);
  const opened = settings.DATABASE_URL
    ? await openPostgres(
        settings.DATABASE_URL,
        {
          poolSize: settings.DATABASE_POOL_SIZE ?? 10,
          statementTimeoutMs: settings.DATABASE_STATEMENT_TIMEOUT_MS ?? 15_000,
          queryTimeoutMs: settings.DATABASE_QUERY_TIMEOUT_MS ?? 20_000,
          jobStatementTimeoutMs: settings.DATABASE_JOB_STATEMENT_TIMEOUT_MS ?? 600_000,
          directUrl: settings.DATABASE_DIRECT_URL,
          replicaUrl: settings.DATABASE_REPLICA_URL,
        },
        timed,
      )
    : await openPglite(settings.DATA_DIR, timed);
  setDatabase(opened);
  await openLookupKey(opened.db);
  return opened;
}

const state = perProcess("database", () => ({
  current: null as Connection | null,
  scopes: new AsyncLocalStorage<TransactionScope>(),
  jobs: new AsyncLocalStorage<true>(),
}));

/** For tests, which bring a database of their own. */
export function setDatabase(connection: Connection | null): void {
  watchQueries(isSharedClient);
  state.current = connection;
}

function isSharedClient(client: unknown): boolean {
  const { current } = state;
  if (current?.engine === "postgres")
    return [current.pool, current.jobPool, current.replicaPool].some((pool) => pool === client);
  return current !== null && client === current.pglite;
}

export function connection(): Connection {
  if (!state.current) throw new Error("No database is open: call connectDatabase() first");
  return state.current;
}

export async function closeDatabase(): Promise<void> {
  const closing = state.current;
  state.current = null;
  await closing?.close();
}

interface TransactionScope {
  readonly tx: Tx;
  readonly isolation: Isolation;
  readonly afterCommit: (() => void)[];
  /** The last of its parts: two savepoints on one connection must not overlap. */
  lastPart: Promise<unknown>;
  /** False from the moment the work is done: what it left running goes back to the plain handle. */
  open: boolean;
}

function openScope(): TransactionScope | null {
  const scope = state.scopes.getStore();
  return scope?.open ? scope : null;
}

/**
 * The current handle. Inside `inTransaction` it is that transaction: a read called from a verb sees the
 * verb's own changes, and PGlite, which has one connection, cannot wait for itself.
 */
export function database(): Db {
  return openScope()?.tx ?? replicaHandle() ?? handle();
}

/** Only what is read outside a transaction: a transaction is always the database's own. */
function replicaHandle(): Db | null {
  const opened = connection();
  return replicaScopes.reading.getStore() && opened.engine === "postgres" ? opened.replicaDb : null;
}

function handle(): Db {
  return state.jobs.getStore() ? connection().jobDb : connection().db;
}

/** Whatever `work` asks goes over the jobs' own connections: it takes none from the pages, nor their short limit. */
export function onJobConnections<T>(work: () => Promise<T>): Promise<T> {
  return state.jobs.run(true, work);
}

/** The transaction this code runs in, if it does. */
export function currentTransaction(): Tx | null {
  return openScope()?.tx ?? null;
}

type Isolation = NonNullable<PgTransactionConfig["isolationLevel"]>;

export interface TransactionOptions {
  readonly isolation?: Isolation;
  readonly readOnly?: boolean;
}

/**
 * Runs `work` in one transaction and commits it. When another transaction won (serialization failure,
 * deadlock) the work is begun again, so it must do nothing outside the database; use `afterCommit` for that.
 * Inside another transaction it becomes a part of it (a savepoint).
 */
export async function inTransaction<T>(
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const outer = openScope();
  if (outer) return inSavepoint(outer, work, options);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(work, options);
    } catch (error) {
      const seen = translateError(error, "transaction");
      if (attempt >= MAX_ATTEMPTS || !isRetryable(seen)) throw seen;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}

async function runOnce<T>(work: (tx: Tx) => Promise<T>, options: TransactionOptions): Promise<T> {
  const isolation = options.isolation ?? "read committed";
  const afterCommit: (() => void)[] = [];
  const result = await handle().transaction(
    (tx) => inScope({ tx, isolation, afterCommit, lastPart: Promise.resolve(), open: true }, work),
    // "read write" is never asked for: it would lift an operator's default_transaction_read_only.
    { isolationLevel: isolation, ...(options.readOnly && { accessMode: "read only" as const }) },
  );
  if (!options.readOnly) forgetReads();
  for (const task of afterCommit) task();
  return result;
}

async function inSavepoint<T>(
  outer: TransactionScope,
  work: (tx: Tx) => Promise<T>,
  { isolation }: TransactionOptions,
): Promise<T> {
  if (isolation && isolation !== outer.isolation) {
    throw new Error(`A part of a ${outer.isolation} transaction cannot be ${isolation}`);
  }
  const afterCommit: (() => void)[] = [];
  const begin = () =>
    outer.tx.transaction((tx) =>
      inScope({ ...outer, tx, afterCommit, lastPart: Promise.resolve(), open: true }, work),
    );
  const part = outer.lastPart.then(begin, begin);
  outer.lastPart = part;
  const result = await part;
  // Kept apart until here, so that a part that was rolled back leaves nothing to do after the whole.
  outer.afterCommit.push(...afterCommit);
  return result;
}

async function inScope<T>(scope: TransactionScope, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await state.scopes.run(scope, () => work(scope.tx));
  } finally {
    scope.open = false;
  }
}

/** Something to do once the current transaction is committed (never when it is rolled back). */
export function afterCommit(task: () => void): void {
  const scope = openScope();
  if (!scope) throw new Error("afterCommit() was called outside inTransaction()");
  scope.afterCommit.push(task);
}
