import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { DatabaseUnreachableError } from "../migrating/start-errors.ts";
import { type Db, type PostgresConnection, type QueryTimer, SESSION } from "./connection.server.ts";
import { timedClient } from "./timed-client.server.ts";
import { installPostgresParsers } from "./type-parsers.server.ts";

/** Beside the pool of `poolSize`: opened only while such a job runs. */
const JOB_CONNECTIONS = 2;

export interface PostgresOptions {
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
  /** How long we wait for any answer before the connection is given up: a frozen server tells nothing itself. */
  readonly queryTimeoutMs: number;
  /** The same for the night's and the morning's work, which has connections of its own. */
  readonly jobStatementTimeoutMs: number;
  /**
   * Set where `url` is a pooler that gives each transaction any session: the way past it. At the same place it is the
   * owner's account, and `url` one that cannot change the tables (ASVS 13.2.2).
   */
  readonly directUrl: string | undefined;
  /** A hot standby. It need not answer now: what cannot be read there is read here. */
  readonly replicaUrl: string | undefined;
}

export async function openPostgres(
  url: string,
  options: PostgresOptions,
  timed: QueryTimer,
): Promise<PostgresConnection> {
  installPostgresParsers();
  const { directUrl = url } = options;
  const isPooled = placeOf(directUrl) !== placeOf(url);
  const limits = limitsOf(options.statementTimeoutMs);
  if (isPooled) await keepLimitsWithRole(directUrl, limits);
  const pool = makePool({
    connectionString: url,
    max: options.poolSize,
    query_timeout: options.queryTimeoutMs,
    // A pooler refuses them at the start of a connection; there the role carries them.
    ...(isPooled ? {} : limits),
    Client: timedClient(timed, { isPooled }),
  });
  const jobPool = makePool({
    // Past the pooler, whose sessions have the web's limits, and still under the account of `url`.
    connectionString: isPooled ? sameAccountAt(directUrl, url) : url,
    max: JOB_CONNECTIONS,
    query_timeout: options.jobStatementTimeoutMs + 5_000,
    ...limitsOf(options.jobStatementTimeoutMs),
    Client: timedClient(timed, { isPooled: false }),
  });
  const replicaPool =
    options.replicaUrl === undefined
      ? null
      : makePool({
          connectionString: options.replicaUrl,
          max: options.poolSize,
          query_timeout: options.queryTimeoutMs,
          ...limits,
          Client: timedClient(timed, { isPooled: false }),
        });
  const address = addressOf(url);
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw unreachable(address, error);
  }
  return {
    engine: "postgres",
    db: drizzle({ client: pool }) as unknown as Db,
    jobDb: drizzle({ client: jobPool }) as unknown as Db,
    pool,
    jobPool,
    replicaDb: replicaPool && (drizzle({ client: replicaPool }) as unknown as Db),
    replicaPool,
    directUrl,
    address,
    close: async () => {
      await Promise.all([pool.end(), jobPool.end(), replicaPool?.end()]);
    },
  };
}

/** Opens connections as they are needed; the settings that both pools share. */
function makePool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: "scholarsetu",
    keepAlive: true,
    // The pool awaits what this returns, though its type does not say so.
    onConnect: (client): undefined => client.query(SESSION) as unknown as undefined,
    ...config,
  });
  // A connection that the server closes, idle or in use, must not end the process: whoever uses it gets an
  // error from the query, and the pool opens another one.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  return pool;
}

function sameAccountAt(place: string, account: string): string {
  const target = new URL(place);
  const { username, password } = new URL(account);
  target.username = username;
  target.password = password;
  return target.href;
}

function limitsOf(statementTimeoutMs: number) {
  return {
    statement_timeout: statementTimeoutMs,
    // Lower than the statement's limit, so that a waiter is told so while the holder still works.
    lock_timeout: Math.max(1, Math.floor(statementTimeoutMs * 0.8)),
    idle_in_transaction_session_timeout: statementTimeoutMs * 2,
  };
}

/**
 * Behind a pooler no session is ours, so its limits cannot be set there. The role keeps them for this database: every
 * connection that the pooler opens from now on has them.
 */
async function keepLimitsWithRole(directUrl: string, limits: Record<string, number>): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    for (const [name, value] of Object.entries(limits)) {
      await client.query(
        `do $$ begin execute format('alter role %I in database %I set ${name} = %L', current_user, current_database(), '${value}'); end $$`,
      );
    }
  } catch (error) {
    throw unreachable(`${addressOf(directUrl)} (DATABASE_DIRECT_URL)`, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function unreachable(address: string, error: unknown): DatabaseUnreachableError {
  return new DatabaseUnreachableError(`The database at ${address} cannot be used: ${reasonOf(error)}.`, {
    cause: error,
  });
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

/** The server and its database, whoever asks. */
function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return [hostname, port || "5432", pathname, searchParams.get("host"), searchParams.get("port")].join("|");
}

function reasonOf(error: unknown): string {
  // Node tries every address of a name and reports them together.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { code = "", message = "" } = (first ?? {}) as { code?: string; message?: string };
  if (code === "ECONNREFUSED")
    return "nothing listens there; is PostgreSQL running, and is DATABASE_URL right";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "its host name is not known";
  if (/unsupported startup parameter/i.test(message)) {
    return "it is a pooler that takes no settings for a session; set DATABASE_DIRECT_URL to the database behind it";
  }
  if (code === "ETIMEDOUT" || /timeout (exceeded|expired)|read timeout/i.test(message))
    return "it did not answer within 5 seconds";
  if (code === "28P01" || code === "28000") return "the user name or password is not accepted";
  if (code === "3D000") return "the database does not exist";
  if (code === "57P03") return "it is still starting up";
  if (code === "53300") return "it has no free connection";
  return message || code || "unknown reason";
}
