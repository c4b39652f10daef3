/**
 * npm run bench:capacity – what one request of each kind costs the web process and PostgreSQL, measured in one run,
 * and what the model (bench/capacity/model.ts) makes of it for 1 lakh, 10 lakh and 1 crore students on a last day.
 * Its check: a mixed load must take what the single costs say (0.75 to 1.35 times). `--write` puts the costs into
 * bench/capacity/costs.json and the page into docs/capacity.md. Options: --seconds 8 (of each kind), --sent 300.
 */
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { mix } from "./capacity/last-day.ts";
import { type Costs, measuredKinds } from "./capacity/model.ts";
import { capacityPage } from "./capacity/page.ts";
import { databaseMs, memoryMb, processMs } from "./capacity/processor-time.ts";
import { type MeasuredKind, type Visit, visitsOf } from "./capacity/visits.ts";
import { freePort, startSite, watchCpu } from "./deadline/deadline-site.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "8" },
    sent: { type: "string", default: "300" },
    write: { type: "boolean", default: false },
  },
});
const seconds = Number(values.seconds);
const atOnce = 4;
const [least, most] = [0.75, 1.35];

const folder = await mkdtemp(join(tmpdir(), "scholarsetu-capacity-"));
const postgres = await startPostgresServer();
const settings = { DATA_DIR: folder, DATABASE_URL: postgres.url, TRUSTED_PROXIES: "1" };
Object.assign(process.env, settings);
const sites: Awaited<ReturnType<typeof startSite>>[] = [];
try {
  const { connectDatabase, closeDatabase, database } = await import("#app/db/opening/client.server.ts");
  const { env } = await import("#app/core/settings/env.server.ts");
  const { makeSmallWorld } = await import("./capacity/small-world.ts");
  const { seedDrafts } = await import("./deadline/deadline-drafts.ts");
  await connectDatabase(env(), { onSlowQuery: () => undefined });
  await makeSmallWorld();
  const port = await freePort();
  const web = await startSite(port, { ...settings, PROCESS_ROLE: "web" });
  sites.push(web);
  const ask = async (question: ReturnType<typeof sql>) =>
    Number((await database().execute<{ answer: string }>(question)).rows[0]?.answer);
  const size = sql`select pg_database_size(current_database()) as answer`;
  const open = sql`select count(*) as answer from outbound_message where status in ('queued', 'sending', 'waiting')`;
  const before = { bytes: await ask(size), messages: await ask(open) };
  const toSend = await seedDrafts(Number(values.sent));
  const bytesOfDraft = ((await ask(size)) - before.bytes) / toSend.length;
  let bytesOfSending = 0;
  const readers = toSend.splice(0, 50);
  const visits = visitsOf(port, readers, toSend);
  const took = () => ({ web: processMs(web.pid), database: databaseMs(postgres) });
  const stopWatch = watchCpu([web]);
  for (const kind of ["publicPages", "dashboards", "wizard", "draftSaves"] as const)
    await repeat(() => visits[kind](), { forMs: 3000 });
  const idle = await during(async () => pause(4000).then(() => ({ done: 1, bytes: 0 })));
  const half = Math.floor(toSend.length / 2);
  const of: Partial<Record<MeasuredKind, Costs["of"][MeasuredKind]>> = {};
  for (const kind of measuredKinds) {
    const limit = kind === "submissions" ? { times: half } : { forMs: seconds * 1000 };
    const bytesBefore = await ask(size);
    const seen = await during(() => repeat(visits[kind], limit));
    if (kind === "submissions") bytesOfSending = ((await ask(size)) - bytesBefore) / seen.done;
    of[kind] = {
      webMs: (seen.web - idle.webEach * seen.ms) / seen.done,
      databaseMs: Math.max(0, (seen.database - idle.databaseEach * seen.ms) / seen.done),
      bytes: Math.round(seen.bytes / seen.done),
    };
    const { webMs, databaseMs: dbMs, bytes } = of[kind];
    console.log(
      `${kind.padEnd(12)} ${String(seen.done).padStart(6)} times: web ${webMs.toFixed(1)} ms, PostgreSQL ${dbMs.toFixed(1)} ms, ${bytes} bytes`,
    );
  }
  const costs = of as Costs["of"];
  const counts = Object.fromEntries(measuredKinds.map((kind) => [kind, 0])) as Record<MeasuredKind, number>;
  const mixed = await during(() => repeat(mixOf(visits, counts), { times: (toSend.length - 4) * 10 }));
  const sumOf = (part: "webMs" | "databaseMs") =>
    measuredKinds.reduce((sum, kind) => sum + counts[kind] * costs[kind][part], 0);
  const check = {
    reckonedMs: sumOf("webMs") + sumOf("databaseMs"),
    measuredMs: mixed.web + mixed.database - (idle.webEach + idle.databaseEach) * mixed.ms,
  };
  const others = stopWatch();
  const sent = Number(values.sent) - readers.length - toSend.length;
  const waiting = await ask(open);
  const codes = await ask(
    sql`select count(*) as answer from outbound_message where lane = 'otp' and status in ('queued', 'sending', 'waiting')`,
  );
  const worker = await startSite(await freePort(), { ...settings, PROCESS_ROLE: "worker" });
  sites.push(worker);
  const drained = { web: processMs(worker.pid), database: databaseMs(postgres), at: performance.now() };
  const left = await ask(open);
  while ((await ask(open)) > 0 && performance.now() - drained.at < 120_000) await pause(200);
  const delivered = Math.max(1, left - (await ask(open)));
  const found: Costs = {
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? "?"}`,
    others: Math.max(0, others.machine - others.sites - others.generator),
    of: costs,
    message: {
      workerMs: (processMs(worker.pid) - drained.web) / delivered,
      databaseMs: (databaseMs(postgres) - drained.database) / delivered,
    },
    messagesPerSubmission: (waiting - before.messages - codes) / sent,
    bytesPerStudent: bytesOfDraft + bytesOfSending,
    webMemoryMb: memoryMb(web.pid),
    check,
  };
  await closeDatabase();
  console.log(`${left} messages waited, ${delivered} of them sent by one worker`);
  console.log(capacityPage(found));
  const ratio = check.measuredMs / check.reckonedMs;
  console.log(`a mixed load took ${ratio.toFixed(2)} times what the single costs say`);
  if (ratio < least || ratio > most) {
    console.log("FAILED: the single costs do not add up to a mixed load");
    process.exitCode = 1;
  }
  if (values.write) {
    const at = (path: string) => resolve(import.meta.dirname, path);
    writeFileSync(at("capacity/costs.json"), `${JSON.stringify(found, null, 2)}\n`);
    writeFileSync(at("../docs/capacity.md"), capacityPage(found));
  }

  async function during(work: () => Promise<{ done: number; bytes: number }>) {
    const [began, at] = [took(), performance.now()];
    const { done, bytes: answered } = await work();
    const [ended, ms] = [took(), performance.now() - at];
    const [webMs, dbMs] = [ended.web - began.web, ended.database - began.database];
    return {
      done,
      bytes: answered,
      ms,
      web: webMs,
      database: dbMs,
      webEach: webMs / ms,
      databaseEach: dbMs / ms,
    };
  }
} finally {
  for (const site of sites) site.kill("SIGKILL");
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** A few at once, for a time or so many times. Who was put off is not counted; too many of them are no measure. */
async function repeat(visit: Visit, { forMs = 600_000, times = Number.POSITIVE_INFINITY }) {
  const until = performance.now() + forMs;
  let [begun, done, putOff, bytes] = [0, 0, 0, 0];
  const one = async () => {
    while (performance.now() < until && begun < times) {
      begun += 1;
      const answered = await visit();
      if (answered === null) putOff += 1;
      else done += 1;
      bytes += answered ?? 0;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  if (putOff > begun / 20) throw new Error(`${putOff} of ${begun} were not answered as they should be.`);
  return { done, bytes };
}

/** Each kind at its share; what was really done is counted. */
function mixOf(visits: Record<MeasuredKind, Visit>, counts: Record<MeasuredKind, number>): Visit {
  const hundred = Object.entries(mix).flatMap(([kind, share]) =>
    Array.from({ length: share }, () => kind as MeasuredKind),
  );
  let place = 0;
  return async () => {
    const kind = hundred[(place++ * 37) % 100] ?? "publicPages";
    const answered = await visits[kind]();
    if (answered !== null) counts[kind] += 1;
    return answered;
  };
}
