import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { startPostgresServer, withAdmin } from "#tests/support/postgres-server.ts";

/** PostgreSQL with an ordinary owner, so that its limits hold for the site, and with every kind of bad day. */
export async function startDatabase() {
  const server = await startPostgresServer();
  await withAdmin(server.url, async (query) => {
    await query("create role site login password 'site'");
    await query("create database site owner site");
  });
  const url = new URL(server.urlOf("site"));
  url.username = "site";
  url.password = "site";
  const admin = (...statements: string[]) =>
    withAdmin(server.url, async (query) => {
      for (const statement of statements) await query(statement);
    });
  const hangUp = "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'site'";
  return {
    url: url.href,
    admin,
    stop: () => server.halt(),
    start: () => server.resume(),
    freeze: () => signalAll(server.folder, "STOP"),
    thaw: () => signalAll(server.folder, "CONT"),
    readOnly: (on: boolean) =>
      admin(`alter role site set default_transaction_read_only = ${on ? "on" : "off"}`, hangUp),
    noConnections: (on: boolean) =>
      admin(`alter role site connection limit ${on ? 0 : -1}`, ...(on ? [hangUp] : [])),
    async query<Row extends pg.QueryResultRow>(statement: string, params: unknown[] = []): Promise<Row[]> {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      try {
        return (await client.query<Row>(statement, params)).rows;
      } finally {
        await client.end();
      }
    },
    close: () => server.stop(),
  };
}

/** The server and every child of it: a frozen machine answers nothing, and closes nothing. */
function signalAll(folder: string, signal: "STOP" | "CONT"): void {
  const parent = Number(readFileSync(`${folder}/data/postmaster.pid`, "utf8").split("\n")[0]);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === parent);
  execFileSync("kill", [`-${signal}`, String(parent), ...children]);
}

function parentOf(pid: string): number {
  try {
    const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    return Number(rest.split(" ")[1]);
  } catch {
    return 0;
  }
}
