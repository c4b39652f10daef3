import type { PGlite, Transaction } from "@electric-sql/pglite";
import pg, { type ClientBase } from "pg";
import { type Connection, type PostgresConnection, SESSION } from "../opening/connection.server.ts";

/** Plain SQL on one session: for migrations, backup and restore. */
export interface Session {
  query<Row = Record<string, unknown>>(statement: string, params?: unknown[]): Promise<Row[]>;
  /** Several statements at once, without parameters. */
  script(statements: string): Promise<void>;
}

export interface ExclusiveSession extends Session {
  transaction<T>(work: (session: Session) => Promise<T>, mode?: string): Promise<T>;
}

/** Any number of processes may ask; of those that name the same lock, one at a time gets its session. */
export async function inExclusiveSession<T>(
  connection: Connection,
  lock: string,
  work: (session: ExclusiveSession) => Promise<T>,
): Promise<T> {
  // The embedded folder is already locked against other processes.
  if (connection.engine === "pglite") return work(pgliteSession(connection.pglite));
  return withLockedClient(connection, lock, work);
}

function pgliteSession(pglite: PGlite): ExclusiveSession {
  return {
    ...pgliteStatements(pglite),
    transaction: (work, mode) =>
      pglite.transaction(async (tx) => {
        if (mode) await tx.exec(`set transaction ${mode}`);
        return work(pgliteStatements(tx));
      }),
  };
}

function pgliteStatements(client: PGlite | Transaction): Session {
  return {
    query: async <Row>(statement: string, params?: unknown[]) =>
      (await client.query<Row>(statement, params)).rows as Row[],
    script: async (statements) => void (await client.exec(statements)),
  };
}

async function withLockedClient<T>(
  { directUrl }: PostgresConnection,
  lock: string,
  work: (session: ExclusiveSession) => Promise<T>,
): Promise<T> {
  // A connection of its own, past any pooler: the lock is the session's, and such work may take its time.
  const client = new pg.Client({
    connectionString: directUrl,
    connectionTimeoutMillis: 5_000,
    application_name: "scholarsetu-exclusive",
    keepAlive: true,
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(
      `${SESSION}; set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`,
    );
    await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [`scholarsetu:${lock}`]);
    return await work(postgresSession(client));
  } finally {
    await client.end().catch(() => undefined);
  }
}

function postgresSession(client: ClientBase): ExclusiveSession {
  const statements: Session = {
    query: async <Row>(statement: string, params?: unknown[]) =>
      (await client.query(statement, params)).rows as Row[],
    script: async (text) => void (await client.query(text)),
  };
  return {
    ...statements,
    async transaction(work, mode) {
      await client.query(mode ? `begin ${mode}` : "begin");
      try {
        const result = await work(statements);
        await client.query("commit");
        return result;
      } catch (error) {
        await client.query("rollback").catch(() => undefined);
        throw error;
      }
    },
  };
}
