import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Db, PostgresConnection, QueryTimer } from "./connection.server.ts";
import { DatabaseUnreachableError } from "./start-errors.ts";
import { installPostgresParsers } from "./type-parsers.server.ts";

export interface PostgresOptions {
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
}

/** A session that both engines agree on; PGlite's own defaults are these. */
const SESSION = "set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'";

export async function openPostgres(
  url: string,
  options: PostgresOptions,
  timed: QueryTimer,
): Promise<PostgresConnection> {
  installPostgresParsers();
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs,
    // Lower than the statement's limit, so that a waiter is told so while the holder still works.
    lock_timeout: Math.max(1, Math.floor(options.statementTimeoutMs * 0.8)),
    idle_in_transaction_session_timeout: options.statementTimeoutMs * 2,
    application_name: "scholarsetu",
    keepAlive: true,
    Client: timedClient(timed),
    // The pool awaits what this returns, though its type does not say so.
    onConnect: (client): undefined => client.query(SESSION) as unknown as undefined,
  });
  // A connection that the server closes, idle or in use, must not end the process: whoever uses it gets an
  // error from the query, and the pool opens another one.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  const address = addressOf(url);
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw new DatabaseUnreachableError(`The database at ${address} cannot be used: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
  return {
    engine: "postgres",
    db: drizzle({ client: pool }) as unknown as Db,
    pool,
    url,
    address,
    close: () => pool.end(),
  };
}

/** Host, port and database name; never the password. */
function addressOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return "DATABASE_URL";
  }
}

function reasonOf(error: unknown): string {
  // Node tries every address of a name and reports them together.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { code = "", message = "" } = (first ?? {}) as { code?: string; message?: string };
  if (code === "ECONNREFUSED")
    return "nothing listens there; is PostgreSQL running, and is DATABASE_URL right";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "its host name is not known";
  if (code === "ETIMEDOUT" || /timeout/i.test(message)) return "it did not answer within 5 seconds";
  if (code === "28P01" || code === "28000") return "the user name or password is not accepted";
  if (code === "3D000") return "the database does not exist";
  if (code === "57P03") return "it is still starting up";
  if (code === "53300") return "it has no free connection";
  return message || code || "unknown reason";
}

type AnyQuery = (...args: unknown[]) => unknown;

function timedClient(timed: QueryTimer): new () => pg.ClientBase {
  class TimedClient extends pg.Client {}
  const plain = pg.Client.prototype.query as AnyQuery;
  // The driver's query takes text or an object, with a callback (as the pool calls it) or without.
  (TimedClient.prototype as { query: AnyQuery }).query = function query(this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const statement =
      typeof first === "string" ? first : String((first as { text?: unknown } | null)?.text ?? "");
    const last = args.at(-1);
    if (typeof last !== "function")
      return timed(statement, () => plain.apply(this, args) as Promise<unknown>);
    const finished = Promise.withResolvers<void>();
    void timed(statement, () => finished.promise);
    const callback = (...results: unknown[]) => {
      finished.resolve();
      (last as AnyQuery)(...results);
    };
    return plain.apply(this, [...args.slice(0, -1), callback]);
  };
  return TimedClient as unknown as new () => pg.ClientBase;
}
