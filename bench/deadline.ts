// npm run bench:deadline -- [seconds] [times]: the last minutes before a closing (issue 8). PostgreSQL, two
// processes of the built site, 20 times the normal load of mixed reading and sending, arriving whether or not
// anybody was answered; one process is killed in the middle. Fails when an acknowledged submission is missing,
// when anything but a polite 503 was a 5xx, or when the receipt's p95 is above 2 s.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { call, type Draft, look, type Ports, saveDraft, submit, type Tally, tally } from "./deadline-load.ts";
import { freePort, startSite, watchCpu } from "./deadline-site.ts";

const seconds = Number(process.argv[2] ?? 20);
const times = Number(process.argv[3] ?? 20);

/** The site says "1,00,000+ students"; the rest is our assumption of an ordinary day in the season. */
const normal = { students: 100_000, comeEachDay: 0.1, requestsEach: 15, busiestHour: 1 / 9 };
const normalPerSecond =
  (normal.students * normal.comeEachDay * normal.requestsEach * normal.busiestHour) / 3600;
/** What people do in the last minutes: of a hundred requests. */
const mix = { publicPages: 30, dashboards: 25, wizard: 20, draftSaves: 15, submissions: 10 };
const quietRounds = 8;
const aimMs = 2000;

const folder = await mkdtemp(join(tmpdir(), "scholarsetu-deadline-"));
const postgres = await startPostgresServer();
const settings = { DATA_DIR: folder, DATABASE_URL: postgres.url };
Object.assign(process.env, settings);
const sites: Awaited<ReturnType<typeof startSite>>[] = [];
try {
  const ports: Ports = { all: [await freePort(), await freePort()], dead: null };
  for (const port of ports.all) sites.push(await startSite(port, settings));
  // After the first process has migrated the database and made the keys in the folder that all three share.
  const { connectDatabase, closeDatabase, database } = await import("#app/db/opening/client.server.ts");
  const { env } = await import("#app/core/settings/env.server.ts");
  const { application } = await import("#app/db/schema/applications.ts");
  const { seedDrafts } = await import("./deadline-drafts.ts");
  await connectDatabase(env(), { onSlowQuery: () => undefined });
  const perSecond = normalPerSecond * times;
  const total = Math.round(perSecond * seconds);
  const drafts = await seedDrafts(Math.ceil((total * mix.submissions) / 100) + quietRounds);
  console.log(
    `normal load ${normalPerSecond.toFixed(1)} requests/s: ${normal.students} students (the site's own figure), of whom ` +
      `${normal.comeEachDay * 100}% come on an ordinary day for ${normal.requestsEach} requests each, a ninth of them in the busiest hour\n` +
      `${times} times that: ${perSecond.toFixed(0)} requests/s for ${seconds} s (${Object.entries(mix)
        .map(([kind, share]) => `${share}% ${kind}`)
        .join(", ")}), process 1 of 2 killed after ${seconds / 2} s`,
  );
  const quiet = await alone(ports, drafts.splice(0, quietRounds));
  const stopWatch = watchCpu(sites);
  const rush = await surge(ports, drafts, total, perSecond);
  const cpu = stopWatch();
  const rows = await database()
    .select({ id: application.id, status: application.status })
    .from(application)
    .where(inArray(application.id, rush.acknowledged));
  await closeDatabase();
  const lost = rush.acknowledged.length - rows.filter(({ status }) => status === "under_review").length;
  const p95 = at(rush.withReceipt, 0.95);
  for (const [kind, counted] of Object.entries(rush.tallies)) console.log(line(kind, counted));
  console.log(
    `submissions: ${drafts.length} students, ${rush.acknowledged.length} acknowledged, lost ${lost}, gave up ${rush.gaveUp}; ` +
      `tries until acknowledged p50 ${at(rush.tries, 0.5)} p95 ${at(rush.tries, 0.95)}; ` +
      `from the first press p50 ${s(at(rush.sinceFirst, 0.5))} p95 ${s(at(rush.sinceFirst, 0.95))}\n` +
      `receipt (submit and its page, of the try that was taken): p50 ${ms(at(rush.withReceipt, 0.5))} p95 ${ms(p95)}, ` +
      `alone ${ms(quiet)}: p95 is ${(p95 / quiet).toFixed(1)} times that\n` +
      `health checks during the surge: ${rush.health.length}, slowest ${ms(Math.max(...rush.health))}\n` +
      `cores used of ${cpu.cores}: sites ${cpu.sites.toFixed(2)}, this generator ${cpu.generator.toFixed(2)}, ` +
      `PostgreSQL and everybody else ${(cpu.machine - cpu.sites - cpu.generator).toFixed(2)}`,
  );
  const odd = Object.values(rush.tallies).flatMap((counted) => counted.odd);
  const failures = [
    ...(lost > 0 ? [`${lost} acknowledged submissions are not there`] : []),
    ...(odd.length > 0 ? [`answers that should not be: ${[...new Set(odd)].join(", ")}`] : []),
    ...(p95 > aimMs ? [`receipt p95 above ${aimMs} ms (noisy machine? alone it took ${ms(quiet)})`] : []),
  ];
  for (const failure of failures) console.log(`FAILED: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  for (const site of sites) site.kill("SIGKILL");
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
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

type Kind = keyof typeof mix;

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
