import type { PGlite } from "@electric-sql/pglite";
import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { inSpan } from "#app/core/requests/observing/trace.server.ts";

/** What both engines answer to a statement that is not a select of columns. */
interface Answer<Row> {
  rows: Row[];
  rowCount: number | null;
}

interface QueryRows extends PgQueryResultHKT {
  type: Answer<this["row"]>;
}

type NoSchema = Record<string, never>;

/** A Drizzle handle on either engine; inside `inTransaction` it may be the transaction. */
export type Db = PgDatabase<QueryRows, NoSchema>;
/** A transaction. What must share its caller's transaction asks for this type. */
export type Tx = PgTransaction<QueryRows, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** What the database needs of the environment; `env()` fits. */
export interface DatabaseSettings {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATABASE_REPLICA_URL?: string | undefined;
  readonly DATABASE_POOL_SIZE?: number | undefined;
  readonly DATABASE_STATEMENT_TIMEOUT_MS?: number | undefined;
  readonly DATABASE_QUERY_TIMEOUT_MS?: number | undefined;
  readonly DATABASE_JOB_STATEMENT_TIMEOUT_MS?: number | undefined;
  readonly DATABASE_SLOW_MS?: number | undefined;
}

/** A session that both engines agree on; PGlite's own defaults are these. */
export const SESSION = "set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'";

/** Of a query that took long: the statement without its values. */
export interface SlowQuery {
  readonly statement: string;
  readonly milliseconds: number;
}

interface BaseConnection {
  readonly db: Db;
  /** For jobs that work through many rows: PostgreSQL gives them connections and a limit of their own. */
  readonly jobDb: Db;
  /** For messages and the readiness check: where, without a password. */
  readonly address: string;
  close(): Promise<void>;
}

export interface PgliteConnection extends BaseConnection {
  readonly engine: "pglite";
  readonly pglite: PGlite;
}

export interface PostgresConnection extends BaseConnection {
  readonly engine: "postgres";
  readonly pool: Pool;
  readonly jobPool: Pool;
  /** A copy that follows the database, for lists and reports (replica.server.ts). */
  readonly replicaDb: Db | null;
  readonly replicaPool: Pool | null;
  /** The database itself, past any pooler: for what needs a session of its own (LISTEN, locks, the queues). */
  readonly directUrl: string;
}

export type Connection = PgliteConnection | PostgresConnection;

export type QueryTimer = <T>(statement: string, run: () => Promise<T>) => Promise<T>;

export function queryTimer(slowMs: number, onSlow: (query: SlowQuery) => void): QueryTimer {
  return async (statement, run) => {
    const began = performance.now();
    try {
      return await inSpan("database", { "db.query.text": statement }, run);
    } finally {
      const milliseconds = performance.now() - began;
      if (milliseconds >= slowMs) onSlow({ statement, milliseconds: Math.round(milliseconds) });
    }
  };
}
