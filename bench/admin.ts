/**
 * npm run bench:admin – the tables of the admin portal with 999,999 policies on PostgreSQL: what a page's loader
 * asks for (rows, total, the four cards), against hand-written SQL for the same answer, in turn. Then the embedded
 * database with the demo's 124,567. Options: --engine pglite|postgres, --small (a twentieth, to try it out).
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import type { Actor } from "#app/core/permissions.ts";
import { closeDatabase, connectDatabase, database, setDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { pgliteOptions, wrapPglite } from "#app/db/open-pglite.server.ts";
import { buildInsuranceDemo } from "#app/features/insurance/demo/insurance-demo.server.ts";
import { claimList, paymentList, policyList, userList } from "#app/features/insurance/insurance-lists.ts";
import { countClaims, listClaims } from "#app/features/insurance/server/claim-rows.server.ts";
import { countPayments, listPayments } from "#app/features/insurance/server/payment-rows.server.ts";
import { countPolicies, listPolicies } from "#app/features/insurance/server/policy-rows.server.ts";
import { countUsers, listUsers } from "#app/features/insurance/server/user-rows.server.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { type BareQuery, bareQueries } from "./admin-queries.ts";

const { values } = parseArgs({
  options: { engine: { type: "string" }, small: { type: "boolean", default: false } },
});
const shrink = values.small ? 20 : 1;
const rounds = values.small ? 60 : 200;
const bar = 2;
const admin: Actor = { role: "admin", userId: newId(), language: "en" };

type Engine = "postgres" | "pglite";
const sizes: Record<Engine, number> = {
  postgres: Math.floor(999_999 / shrink),
  pglite: Math.floor(124_567 / shrink),
};

async function openPostgres(): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  const limits = { DATA_DIR: "", DATABASE_STATEMENT_TIMEOUT_MS: 600_000 };
  await migrateDatabase(await connectDatabase({ ...limits, DATABASE_URL: server.url }));
  return () => server.stop();
}

async function openEmbedded(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "bench-admin-"));
  const pglite = await PGlite.create({ ...pgliteOptions, dataDir: join(folder, "db") });
  const connection = wrapPglite(pglite, "bench", (_statement, run) => run());
  setDatabase(connection);
  await migrateDatabase(connection);
  return () => rm(folder, { recursive: true, force: true });
}

/** A page as its loader reads it. The section is what stands before the first blank of a case's name. */
const pages: Readonly<Record<string, (address: string) => Promise<unknown>>> = {
  policies: (address) =>
    Promise.all([listPolicies(admin, parseListQuery(policyList, address)), countPolicies(admin)]),
  users: (address) => Promise.all([listUsers(admin, parseListQuery(userList, address)), countUsers(admin)]),
  claims: (address) =>
    Promise.all([listClaims(admin, parseListQuery(claimList, address)), countClaims(admin)]),
  payments: (address) =>
    Promise.all([listPayments(admin, parseListQuery(paymentList, address)), countPayments(admin)]),
};

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`.padStart(9);

/** The page and the bare statements in turn, so that noise meets both alike. */
async function measure({ name, address, statements }: BareQuery): Promise<boolean> {
  const page = pages[name.split(" ")[0] ?? ""];
  if (!page) throw new Error(`No page for "${name}"`);
  const bare = () => Promise.all(statements.map((statement) => database().execute(statement)));
  for (let round = 0; round < 5; round += 1) await Promise.all([page(address), bare()]);
  const [verbs, bares]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    verbs.push(await timed(() => page(address)));
    bares.push(await timed(bare));
  }
  const [verb, floor] = [percentile(verbs, 0.95), percentile(bares, 0.95)];
  const ratio = verb / floor;
  console.log(
    `  ${name.padEnd(34)} p95 ${ms(verb)}  bare ${ms(floor)}  ${ratio.toFixed(2)}×  median ${ms(percentile(verbs, 0.5))}  ${ratio <= bar ? "ok" : "MISSED"}`,
  );
  return ratio <= bar;
}

async function run(engine: Engine): Promise<boolean> {
  const stop = engine === "postgres" ? await openPostgres() : await openEmbedded();
  try {
    const built = await timed(() => buildInsuranceDemo(sizes[engine]));
    const [count] = (await database().execute<{ n: number }>(sql`select count(*)::int as n from policy`))
      .rows;
    console.log(`${engine}, ${count?.n} policies, built in ${(built / 1000).toFixed(1)} s`);
    let isMet = true;
    for (const query of await bareQueries(istDate())) isMet = (await measure(query)) && isMet;
    return isMet;
  } finally {
    await closeDatabase();
    await stop();
  }
}

if (values.engine !== "pglite" && !(await run("postgres"))) process.exitCode = 1;
// The embedded one is printed, not judged: it has one connection and one core.
if (values.engine !== "postgres") await run("pglite");
