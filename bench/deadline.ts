// npm run bench:deadline -- [seconds] [times] [--without-hostile]: the last minutes before a closing (issues 8, 27).
// PostgreSQL behind PgBouncer (where it is on this machine; else straight, and it says so), two web processes and a
// worker of the built site, 20 times the normal load of mixed reading and sending, arriving whether or not anybody was
// answered, and one hostile client (200 connections, 500 requests a second of all kinds) against the process that
// lives; the other is killed in the middle. Fails when an acknowledged submission is missing, when anything but a
// polite 503 was a 5xx, or when the receipt's p95 is above 2 s.
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { inArray } from "drizzle-orm";
import { hasPgBouncer, startPgBouncer } from "#tests/support/doubles/pgbouncer.ts";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { type Kind, mix, ordinaryDay, ordinaryPerSecond, rush } from "./capacity/last-day.ts";
import {
  call,
  type Draft,
  look,
  type Ports,
  saveDraft,
  submit,
  type Tally,
  tally,
} from "./deadline/deadline-load.ts";
import { freePort, startSite, watchCpu } from "./deadline/deadline-site.ts";

const { values, positionals } = parseArgs({
  options: { "without-hostile": { type: "boolean", default: false } },
  allowPositionals: true,
});
const seconds = Number(positionals[0] ?? 20);
const times = Number(positionals[1] ?? rush);

/** The site says "1,00,000+ students". */
const students = 100_000;
const normalPerSecond = ordinaryPerSecond(students);
const quietRounds = 8;
const aimMs = 2000;

const folder = await mkdtemp(join(tmpdir(), "scholarsetu-deadline-"));
const postgres = await startPostgresServer();
// More than the pool of one web process, fewer than all processes would open.
const pooler = hasPgBouncer ? await startPgBouncer(postgres.url, { poolSize: 24 }) : null;
const settings = {
  DATA_DIR: folder,
  DATABASE_URL: pooler?.url ?? postgres.url,
  ...(pooler && { DATABASE_DIRECT_URL: postgres.url }),
  TRUSTED_PROXIES: "1",
};
Object.assign(process.env, settings);
const sites: Awaited<ReturnType<typeof startSite>>[] = [];
try {
  const { connectDatabase, closeDatabase, database } = await import("#app/db/opening/client.server.ts");
  const { env } = await import("#app/core/settings/env.server.ts");
  const { application } = await import("#app/db/schema/applications.ts");
  const { makeSmallWorld } = await import("./capacity/small-world.ts");
  const { seedDrafts } = await import("./deadline/deadline-drafts.ts");
  await connectDatabase(env(), { onSlowQuery: () => undefined });
  await makeSmallWorld();
  const ports: Ports = { all: [await freePort(), await freePort()], dead: null };
  for (const port of ports.all) sites.push(await startSite(port, { ...settings, PROCESS_ROLE: "web" }));
  sites.push(await startSite(await freePort(), { ...settings, PROCESS_ROLE: "worker" }));
  const perSecond = normalPerSecond * times;
  const total = Math.round(perSecond * seconds);
  const drafts = await seedDrafts(Math.ceil((total * mix.submissions) / 100) + quietRounds);
  console.log(
    `normal load ${normalPerSecond.toFixed(1)} requests/s: ${students} students (the site's own figure), of whom ` +
      `${ordinaryDay.comeEachDay * 100}% come on an ordinary day for ${ordinaryDay.requestsEach} requests each, a ninth of them in the busiest hour\n` +
      `${times} times that: ${perSecond.toFixed(0)} requests/s for ${seconds} s (${Object.entries(mix)
        .map(([kind, share]) => `${share}% ${kind}`)
        .join(", ")}), process 1 of 2 killed after ${seconds / 2} s\n` +
      `two web processes, a worker, ${pooler ? "PgBouncer in transaction mode" : "no PgBouncer on this machine: straight to PostgreSQL"}, ${values["without-hostile"] ? "nobody hostile" : "one hostile client"}; load of the machine before ${loadavg()[0]?.toFixed(1)}`,
  );
  const quiet = await alone(ports, drafts.splice(0, quietRounds));
  const hostile = values["without-hostile"] ? null : await hostileTo(ports.all[1] ?? 0);
  const stopWatch = watchCpu(sites);
  const seen = await surge(ports, drafts, total, perSecond);
  const cpu = stopWatch();
  const shots = await hostile?.rest();
  const rows = await database()
    .select({ id: application.id, status: application.status })
    .from(application)
    .where(inArray(application.id, seen.acknowledged));
  await closeDatabase();
  const lost = seen.acknowledged.length - rows.filter(({ status }) => status === "under_review").length;
  const p95 = at(seen.withReceipt, 0.95);
  for (const [kind, counted] of Object.entries(seen.tallies)) console.log(line(kind, counted));
  console.log(
    `submissions: ${drafts.length} students, ${seen.acknowledged.length} acknowledged, lost ${lost}, gave up ${seen.gaveUp}; ` +
      `tries until acknowledged p50 ${at(seen.tries, 0.5)} p95 ${at(seen.tries, 0.95)}; ` +
      `from the first press p50 ${s(at(seen.sinceFirst, 0.5))} p95 ${s(at(seen.sinceFirst, 0.95))}\n` +
      `receipt (submit and its page, of the try that was taken): p50 ${ms(at(seen.withReceipt, 0.5))} p95 ${ms(p95)}, ` +
      `alone ${ms(quiet)}: p95 is ${(p95 / quiet).toFixed(1)} times that\n` +
      `the hostile client: ${shots ? `${shots.shots} requests, answered ${JSON.stringify(shots.answers)}` : "none"}\n` +
      `health checks during the surge: ${seen.health.length}, slowest ${ms(Math.max(...seen.health))}\n` +
      `cores used of ${cpu.cores}: sites ${cpu.sites.toFixed(2)}, this generator ${cpu.generator.toFixed(2)}, ` +
      `PostgreSQL and everybody else ${(cpu.machine - cpu.sites - cpu.generator).toFixed(2)}`,
  );
  const odd = Object.values(seen.tallies).flatMap((counted) => counted.odd);
  const failures = [
    ...(lost > 0 ? [`${lost} acknowledged submissions are not there`] : []),
    ...(odd.length > 0 ? [`answers that should not be: ${[...new Set(odd)].join(", ")}`] : []),
    ...(p95 > aimMs ? [`receipt p95 above ${aimMs} ms (noisy machine? alone it took ${ms(quiet)})`] : []),
  ];
  for (const failure of failures) console.log(`FAILED: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  for (const site of sites) site.kill("SIGKILL");
  await pooler?.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** In a thread of its own, so that its work does not slow our clock; it rests by itself in the end. */
async function hostileTo(port: number) {
  const worker = new Worker(new URL("./workers/hostile-client.ts", import.meta.url), {
    workerData: { port, connections: 200, perSecond: 500, mostSeconds: seconds + 60 },
  });
  worker.postMessage("all together");
  await pause(1000);
  return {
    async rest(): Promise<{ shots: number; answers: Record<string, number> }> {
      const said = once(worker, "message");
      worker.postMessage("rest");
      const [told] = await said;
      await worker.terminate();
      return told;
    },
  };
}

/** One student on a quiet, warm site: the median of a submission with its receipt. */
async function alone(ports: Ports, drafts: readonly Draft[]): Promise<number> {
  const [first] = drafts;
  if (!first) return 0;
  for (const port of ports.all) {
    for (const path of ["/", "/scholarships", "/student/dashboard", wizardOf(first), wizardOf(first)]) {
      await call(port, path, { token: first.token });
    }
  }
  const took: number[] = [];
  for (const draft of drafts) {
    const done = await submit(ports, draft, tally(), tally());
    if (done) took.push(done.withReceiptMs);
  }
  return at(took, 0.5);
}

async function surge(ports: Ports, drafts: readonly Draft[], total: number, perSecond: number) {
  const tallies = { ...mapMix(() => tally()), receipts: tally() };
  const result = {
    acknowledged: [] as string[],
    gaveUp: 0,
    tries: [] as number[],
    sinceFirst: [] as number[],
    withReceipt: [] as number[],
    health: [] as number[],
    tallies,
  };
  const kinds = shuffledKinds(total);
  const waiting = [...drafts];
  const running: Promise<unknown>[] = [];
  const begun = performance.now();
  const killer = setTimeout(
    () => {
      sites[0]?.kill("SIGKILL");
      ports.dead = ports.all[0] ?? null;
    },
    (seconds * 1000) / 2,
  );
  const health = setInterval(async () => {
    const answer = await call(ports.all[1] ?? 0, "/healthz", {});
    if (answer.status === 200) result.health.push(answer.ms);
    else tallies.publicPages.odd.push(answer.status);
  }, 500);
  for (const [index, kind] of kinds.entries()) {
    // By the clock alone: nobody waits for anybody's answer before coming.
    const due = begun + (index / perSecond) * 1000;
    if (due > performance.now()) await pause(due - performance.now());
    const someone = drafts[index % drafts.length];
    if (!someone) continue;
    if (kind === "submissions") {
      const draft = waiting.pop();
      if (draft) running.push(send(draft));
    } else if (kind === "draftSaves") running.push(saveDraft(ports, someone, tallies.draftSaves));
    else {
      // A draft that is not sent yet: its wizard is open.
      const reader = kind === "wizard" ? (waiting[0] ?? someone) : someone;
      running.push(look(ports, pathOf(kind, reader, index), reader.token, tallies[kind]));
    }
  }
  // Everybody who came for the last minutes; those who were asked to come back still do.
  await Promise.all(running);
  await Promise.all(waiting.map(send));
  clearTimeout(killer);
  clearInterval(health);
  return result;

  async function send(draft: Draft): Promise<void> {
    const done = await submit(ports, draft, tallies.submissions, tallies.receipts);
    if (!done) {
      result.gaveUp += 1;
      return;
    }
    result.acknowledged.push(draft.id);
    result.tries.push(done.tries);
    result.sinceFirst.push(done.sinceFirst);
    result.withReceipt.push(done.withReceiptMs);
  }
}

function mapMix<T>(make: () => T): Record<Kind, T> {
  return Object.fromEntries(Object.keys(mix).map((kind) => [kind, make()])) as Record<Kind, T>;
}

/** Every kind at its share, spread evenly: 37 has no factor in common with a hundred. */
function shuffledKinds(total: number): Kind[] {
  const hundred = Object.entries(mix).flatMap(([kind, share]) =>
    Array.from({ length: share }, () => kind as Kind),
  );
  return Array.from({ length: total }, (_, index) => hundred[(index * 37) % 100] ?? "publicPages");
}

function pathOf(kind: Kind, draft: Draft, index: number): string {
  if (kind === "dashboards") return "/student/dashboard";
  if (kind === "wizard") return wizardOf(draft);
  return index % 2 === 0 ? "/scholarships" : "/";
}

function wizardOf({ number }: Draft): string {
  return `/apply?application=${number}&step=5`;
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function line(kind: string, { offered, answered, shed, cutOff, odd, ms: took }: Tally): string {
  const rate = (offered / seconds).toFixed(1);
  return (
    `${kind.padEnd(12)} offered ${String(offered).padStart(5)} (${rate}/s, tries included)  answered ${answered}  ` +
    `shed ${shed}  cut off ${cutOff}  other ${odd.length}  p50 ${ms(at(took, 0.5))} p95 ${ms(at(took, 0.95))}`
  );
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}

function s(value: number): string {
  return `${(value / 1000).toFixed(1)} s`;
}
