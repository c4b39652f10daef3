/**
 * npm run bench:admin – every list of the admin portal and the super dashboard with a million policies on
 * PostgreSQL: what a page's loader reads (rows, total, cards), against hand-written SQL for the same answer on the
 * bare driver, in turn. First both are asked once and must agree. Then the embedded database with 124,567.
 * Options: --engine pglite|postgres, --size 200000, --url postgresql://… (a database of this bench, made before),
 * --only policies (the cases whose name has it),
 * --rounds 20 (a look, not a measurement).
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { istDate } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import {
  closeDatabase,
  connectDatabase,
  connection,
  database,
  setDatabase,
} from "#app/db/opening/client.server.ts";
import { pgliteOptions, wrapPglite } from "#app/db/opening/open-pglite.server.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { buildAdminWorld } from "./admin/admin-data.ts";
import { adminPages } from "./admin/admin-pages.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string" },
    size: { type: "string" },
    url: { type: "string" },
    only: { type: "string", default: "" },
    rounds: { type: "string", default: "400" },
  },
});
const bar = 2;
const most = Number(values.rounds);
const rounds = { least: Math.min(100, most), most, ms: 2500 };
const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };

type Engine = "postgres" | "pglite";

async function openPostgres(): Promise<() => Promise<void>> {
  const server = values.url ? null : await startPostgresServer();
  const limits = { DATA_DIR: "", DATABASE_STATEMENT_TIMEOUT_MS: 600_000 };
  const url = values.url ?? server?.url ?? "";
  await migrateDatabase(
    await connectDatabase({ ...limits, DATABASE_URL: url }, { onSlowQuery: () => undefined }),
  );
  return async () => server?.stop();
}

async function openEmbedded(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "bench-admin-"));
  const pglite = await PGlite.create({ ...pgliteOptions, dataDir: join(folder, "db") });
  const opened = wrapPglite(pglite, "bench", (_statement, run) => run());
  setDatabase(opened);
  await migrateDatabase(opened);
  return () => rm(folder, { recursive: true, force: true });
}

const dialect = new PgDialect();

/** The statement as text and values, given straight to the driver. */
function bareRunner(statement: SQL): () => Promise<Record<string, unknown>[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const open = connection();
  if (open.engine === "pglite")
    return async () => (await open.pglite.query<Record<string, unknown>>(text, params)).rows;
  return async () => (await open.pool.query(text, params)).rows;
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`.padStart(9);

/** The page and the bare statements in turn, each first as often as the other, so that noise meets both alike. */
async function measure(
  name: string,
  page: () => Promise<unknown>,
  statements: readonly SQL[],
): Promise<boolean> {
  const runners = statements.map(bareRunner);
  const bare = () => Promise.all(runners.map((run) => run()));
  const times: { verb: number[]; bare: number[] } = { verb: [], bare: [] };
  const pair = [["verb", page] as const, ["bare", bare] as const];
  for (let round = 0; round < 8; round += 1) for (const [, run] of pair) await run();
  const began = performance.now();
  const isEnough = (round: number) =>
    round >= rounds.most || (round >= rounds.least && performance.now() - began > rounds.ms);
  for (let round = 0; !isEnough(round); round += 1) {
    for (const [who, run] of round % 2 === 0 ? pair : pair.toReversed()) times[who].push(await timed(run));
  }
  const [verb, floor] = [percentile(times.verb, 0.95), percentile(times.bare, 0.95)];
  const ratio = verb / floor;
  // The embedded one is printed, not judged: it has one connection and one core.
  const verdict = connection().engine === "pglite" ? "" : ratio <= bar ? "ok" : "MISSED";
  const middle = percentile(times.verb, 0.5) / percentile(times.bare, 0.5);
  console.log(
    `  ${name.padEnd(38)} p95 ${ms(verb)}  bare ${ms(floor)}  ${ratio.toFixed(2)}×   median ${ms(percentile(times.verb, 0.5))}  ${middle.toFixed(2)}×  ${verdict}`,
  );
  return ratio <= bar;
}

async function run(engine: Engine, size: number): Promise<boolean> {
  const stop = engine === "postgres" ? await openPostgres() : await openEmbedded();
  try {
    const built = await timed(() => buildAdminWorld(size));
    const { rows } = await database().execute<{ n: number }>(sql`select count(*)::int as n from policy`);
    console.log(`${engine}, ${rows[0]?.n} policies, made in ${(built / 1000).toFixed(1)} s`);
    let missed = 0;
    for (const { name, open, verify, statements } of await adminPages(admin, istDate())) {
      if (!name.includes(values.only)) continue;
      await verify((statement) => bareRunner(statement)());
      if (!(await measure(name, open, statements))) missed += 1;
    }
    if (engine === "postgres")
      console.log(`  ${missed === 0 ? "none" : missed} beyond ${bar} times the bare SQL`);
    return missed === 0;
  } finally {
    await closeDatabase();
    await stop();
  }
}

if (values.engine !== "pglite" && !(await run("postgres", Number(values.size ?? 1_000_000))))
  process.exitCode = 1;
if (values.engine !== "postgres") await run("pglite", Number(values.size ?? 124_567));
