/**
 * npm run bench:discovery – search, filters and matching at 5,000 and 100,000 scholarships, on both engines.
 * Everything is measured side by side in one run; the ratios are what counts. Options: --engine pglite|postgres,
 * --part lists|student|announcement, --small (a twentieth of everything, to try it out).
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { systemActor } from "#app/core/portals/permissions.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { closeDatabase, connectDatabase, setDatabase } from "#app/db/opening/client.server.ts";
import { pgliteOptions, wrapPglite } from "#app/db/opening/open-pglite.server.ts";
import { composeDigests } from "#app/features/scholarships/server/alerts/compose-digests.server.ts";
import { loadCatalogue } from "#app/features/scholarships/server/catalogue/load-catalogue.server.ts";
import { refreshCatalogue } from "#app/features/scholarships/server/catalogue/refresh-catalogue.server.ts";
import { createScholarship } from "#app/features/scholarships/server/lifecycle/create-scholarship.server.ts";
import { publishScholarship } from "#app/features/scholarships/server/lifecycle/publish-scholarship.server.ts";
import { listScholarships } from "#app/features/scholarships/server/lists/list-scholarships.server.ts";
import { matchNumbers } from "#app/features/scholarships/server/matching/match-numbers.server.ts";
import { matchScholarshipsForStudent } from "#app/features/scholarships/server/matching/match-scholarships-for-student.server.ts";
import { matchStudentsForScholarship } from "#app/features/scholarships/server/matching/match-students-for-scholarship.server.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { fillCatalogue, fillStudents, randomBySeed, randomProfile } from "./discovery/discovery-data.ts";
import { addBareIndexes, bareRows, bareSearch, makeQueries } from "./discovery/discovery-queries.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string" },
    part: { type: "string" },
    small: { type: "boolean", default: false },
  },
});
const shrink = values.small ? 20 : 1;
const sizes = [5_000 / shrink, 100_000 / shrink] as const;
const students = 1_000_000 / shrink;
const ROUNDS = 300;
const day = "2026-11-15";

type Engine = "pglite" | "postgres";

async function withEngine(engine: Engine, work: () => Promise<void>): Promise<void> {
  const stop = engine === "postgres" ? await openPostgres() : await openEmbedded();
  try {
    await work();
  } finally {
    await closeDatabase();
    await stop();
  }
}

async function openPostgres(): Promise<() => Promise<void>> {
  const server = await startPostgresServer();
  const limits = { DATA_DIR: "", DATABASE_STATEMENT_TIMEOUT_MS: 600_000 };
  await migrateDatabase(
    await connectDatabase({ ...limits, DATABASE_URL: server.url }, { onSlowQuery: () => undefined }),
  );
  return () => server.stop();
}

async function openEmbedded(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "bench-discovery-"));
  const pglite = await PGlite.create({ ...pgliteOptions, dataDir: join(folder, "db") });
  const connection = wrapPglite(pglite, "bench", (_statement, run) => run());
  setDatabase(connection);
  await migrateDatabase(connection);
  return () => rm(folder, { recursive: true, force: true });
}

async function timed<T>(run: () => Promise<T>): Promise<[milliseconds: number, T]> {
  const began = performance.now();
  const result = await run();
  return [performance.now() - began, result];
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const times = (value: number) => `${value.toFixed(2)}×`;
const check = (isMet: boolean) => (isMet ? "ok" : "MISSED");

interface ListTimes {
  readonly verb: number;
  readonly median: number;
  readonly bare: number;
  readonly withFacets: number;
  readonly byKey: number;
}

/** The verb with facets, and the bare SQL three ways, query by query in turn, so that noise meets all alike. */
async function measureLists(): Promise<ListTimes> {
  const queries = makeQueries(ROUNDS);
  for (const query of queries.slice(0, 30)) {
    await listScholarships(query, { day });
    await bareSearch(query, true);
  }
  const [verb, bare, withFacets, byKey]: number[][] = [[], [], [], []];
  for (const query of queries) {
    const [took, page] = await timed(() => listScholarships(query, { day }));
    verb?.push(took);
    const numbers = page.scholarships.map(({ id }) => id);
    byKey?.push((await timed(() => bareRows(numbers)))[0]);
    bare?.push((await timed(() => bareSearch(query, false)))[0]);
    withFacets?.push((await timed(() => bareSearch(query, true)))[0]);
  }
  return {
    verb: percentile(verb ?? [], 0.95),
    median: percentile(verb ?? [], 0.5),
    bare: percentile(bare ?? [], 0.95),
    withFacets: percentile(withFacets ?? [], 0.95),
    byKey: percentile(byKey ?? [], 0.95),
  };
}

function printLists(size: number, result: ListTimes): void {
  const { verb, median, bare, withFacets, byKey } = result;
  console.log(`  ${size} scholarships: list with facets p50 ${ms(median)}, p95 ${ms(verb)}`);
  console.log(
    `    p95 to the bare SQL of the same search, filters and order (no facets) ${ms(bare)}: ${times(verb / bare)} (target ≤ 2×) ${check(verb / bare <= 2)}`,
  );
  console.log(`    p95 to the bare SQL with facet counts ${ms(withFacets)}: ${times(verb / withFacets)}`);
  console.log(`    p95 to fetching the same rows by key ${ms(byKey)}: ${times(verb / byKey)}`);
}

async function measureStudents(): Promise<void> {
  const random = randomBySeed(99);
  const profiles = Array.from({ length: 60 }, () => randomProfile(random));
  const rules: number[] = [];
  const whole: number[] = [];
  let found = 0;
  for (const profile of profiles) {
    const [took, rows] = await timed(() => matchNumbers(profile, day));
    rules.push(took);
    found += rows.length;
    whole.push((await timed(() => matchScholarshipsForStudent(profile, { day })))[0]);
  }
  const [sqlTime, verbTime] = [percentile(rules, 0.95), percentile(whole, 0.95)];
  console.log(
    `  one student against ${sizes[1]}: rules as SQL p95 ${ms(sqlTime)}, best 20 with reasons p95 ${ms(verbTime)} ` +
      `(${Math.round(found / profiles.length)} possible on average; target ≤ 150 ms) ${check(verbTime <= 150)}`,
  );
}

async function measureAnnouncement(count: number): Promise<void> {
  await fillStudents(count);
  const made = await createScholarship(systemActor, {
    title: "New Award",
    provider: "Bench",
    providerType: "private",
    category: "merit",
    amountText: "₹1",
    description: "New",
    applicationProcess: "New",
    criteria: {
      levels: { from: "class-9", to: "ug" },
      anyOf: [["social.sc", "social.st", "social.obc", "minority.muslim", "disability"]],
      income: { maxInr: 800_000, relaxed: [{ traits: ["social.sc"], limit: null }] },
      marks: { minPercent: 60, relaxed: [{ traits: ["social.sc", "social.st"], limit: 50 }] },
      age: { min: 12, max: 25 },
    },
  });
  await publishScholarship(systemActor, made.id);
  const [matching, alerts] = await timed(() =>
    matchStudentsForScholarship(systemActor, made.number, { day }),
  );
  const [telling, digests] = await timed(() => composeDigests({ day }));
  const took = (matching + telling) / 1000;
  console.log(
    `  one new scholarship against ${count} students: ${alerts} matched in ${(matching / 1000).toFixed(1)} s, ` +
      `${digests} notifications written in ${(telling / 1000).toFixed(1)} s, together ${took.toFixed(1)} s (target ≤ 15 s on PostgreSQL) ${check(took <= 15)}`,
  );
}

async function compareSizes(): Promise<void> {
  let from = 0;
  const results: ListTimes[] = [];
  for (const size of sizes) {
    await fillCatalogue(from, size);
    from = size;
    await addBareIndexes();
    const [loading] = await timed(async () => refreshCatalogue((await loadCatalogue()).version));
    const result = await measureLists();
    results.push(result);
    printLists(size, result);
    console.log(`    the index was brought up to date in ${(loading / 1000).toFixed(1)} s`);
  }
  const [small, large] = results;
  if (!small || !large) return;
  const growth = large.verb / small.verb;
  console.log(
    `  p95 at ${sizes[1]} to p95 at ${sizes[0]}: ${times(growth)} (target ≤ 3×) ${check(growth <= 3)}`,
  );
  console.log(`    the bare SQL with facets: ${times(large.withFacets / small.withFacets)}`);
}

async function run(engine: Engine): Promise<void> {
  console.log(`${engine}`);
  const isWanted = (part: string) => values.part === undefined || values.part === part;
  if (isWanted("lists")) await compareSizes();
  if (isWanted("student")) {
    if (!isWanted("lists")) await fillCatalogue(0, sizes[1]);
    await measureStudents();
  }
  if (isWanted("announcement")) await measureAnnouncement(engine === "postgres" ? students : students / 10);
}

const engines: Engine[] =
  values.engine === "pglite" || values.engine === "postgres" ? [values.engine] : ["pglite", "postgres"];
for (const engine of engines) await withEngine(engine, () => run(engine));
