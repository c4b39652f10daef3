// npm run bench:hostile -- [seconds]: one hostile client (200 connections, 500 requests a second of ten kinds, half of
// the connections only dripping) against one process of the built site on PostgreSQL, while other clients sign in,
// read their dashboard and submit. Fails when one of those is refused, or its p95 is above 2 s (T50).

import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startPostgresServer } from "#tests/support/postgres-server.ts";
import { freePort, startSite, watchCpu } from "./deadline-site.ts";

type Draft = { number: string; token: string; formKey: string };
type Seen = { ms: number[]; refused: number[] };
type Run = Record<"sign-in" | "dashboard" | "submit", Seen>;

const seconds = Number(process.argv[2] ?? 20);
const aimMs = 2000;
const rounds = 3;
const hostile = { connections: 200, perSecond: 500 };
/** Of each kind, one every so many milliseconds. */
const everyMs = { "sign-in": 1000, dashboard: 250, submit: 1000 } as const;

const folder = await mkdtemp(join(tmpdir(), "scholarsetu-hostile-"));
const postgres = await startPostgresServer();
const settings = { DATA_DIR: folder, DATABASE_URL: postgres.url, TRUSTED_PROXIES: "1" };
Object.assign(process.env, settings);
const port = await freePort();
let site: Awaited<ReturnType<typeof startSite>> | null = null;
let clients = 0;
try {
  site = await startSite(port, settings);
  const { connectDatabase, closeDatabase } = await import("#app/db/client.server.ts");
  const { env } = await import("#app/core/env.server.ts");
  const { seedDrafts } = await import("./deadline-drafts.ts");
  await connectDatabase(env(), { onSlowQuery: () => undefined });
  const drafts: Draft[] = await seedDrafts(2 * Math.ceil((seconds * 1000) / everyMs.submit) + 4);
  await closeDatabase();
  await honest(drafts.splice(0, 4), 3, emptyRun());
  const worker = new Worker(new URL("./hostile-client.ts", import.meta.url), {
    workerData: { port, ...hostile },
  });
  const [quiet, under] = [emptyRun(), emptyRun()];
  // In turns, so that whatever else the machine does meanwhile falls on both.
  const each = Math.floor(drafts.length / (2 * rounds));
  const stop = watchCpu([site]);
  for (let round = 0; round < rounds; round += 1) {
    await honest(drafts.splice(0, each), seconds / rounds, quiet);
    worker.postMessage("go");
    await pause(1500);
    await honest(drafts.splice(0, each), seconds / rounds, under);
    worker.postMessage("rest");
    await pause(1500);
  }
  const cpu = stop();
  const said = new Promise((done) => worker.once("message", done));
  worker.postMessage("tell");
  const { shots, answers } = (await said) as { shots: number; answers: Record<string, number> };
  await worker.terminate();
  console.log(
    `one hostile client: ${hostile.connections} connections, ${hostile.perSecond} requests/s aimed at, ` +
      `${shots} sent; its answers: ${JSON.stringify(answers)}\n` +
      `cores used of ${cpu.cores}: site ${cpu.sites.toFixed(2)}, generators ${cpu.generator.toFixed(2)}, others ${(cpu.machine - cpu.sites - cpu.generator).toFixed(2)}\n` +
      "what others do   n      quiet p50/p95     attacked p50/p95   p95 ratio   refused",
  );
  const failures: string[] = [];
  for (const kind of ["sign-in", "dashboard", "submit"] as const) {
    const [before, now] = [quiet[kind], under[kind]];
    const p95 = at(now.ms, 0.95);
    console.log(
      `${kind.padEnd(12)} ${String(now.ms.length).padStart(6)}   ${pair(before.ms)}   ${pair(now.ms)}   ` +
        `${(p95 / at(before.ms, 0.95)).toFixed(1).padStart(8)}   ${now.refused.length ? now.refused.join(",") : "0"}`,
    );
    if (now.refused.length > 0) failures.push(`${kind}: ${now.refused.length} refused`);
    if (p95 > aimMs) failures.push(`${kind}: p95 ${Math.round(p95)} ms`);
  }
  for (const failure of failures) console.log(`FAILED: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  site?.kill("SIGKILL");
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Many clients, each from an address of its own, coming by the clock. */
async function honest(drafts: readonly Draft[], forSeconds: number, run: Run): Promise<void> {
  const waiting = [...drafts];
  const running: Promise<void>[] = [];
  const until = performance.now() + forSeconds * 1000;
  const timers = [
    setInterval(() => running.push(timed(run["sign-in"], signIn)), everyMs["sign-in"]),
    setInterval(() => {
      const { token } = drafts[Math.floor(Math.random() * drafts.length)] ?? { token: "" };
      running.push(
        timed(run.dashboard, () => call("/student/dashboard", { cookie: `session=${token}` }, [200])),
      );
    }, everyMs.dashboard),
    setInterval(() => {
      const draft = waiting.pop();
      if (draft) running.push(timed(run.submit, () => submit(draft)));
    }, everyMs.submit),
  ];
  while (performance.now() < until) await pause(50);
  for (const timer of timers) clearInterval(timer);
  await Promise.all(running);
}

function emptyRun(): Run {
  return {
    "sign-in": { ms: [], refused: [] },
    dashboard: { ms: [], refused: [] },
    submit: { ms: [], refused: [] },
  };
}

async function timed(seen: Seen, work: () => Promise<number | string>): Promise<void> {
  const begun = performance.now();
  const outcome = await work();
  if (typeof outcome === "string") seen.ms.push(performance.now() - begun);
  else seen.refused.push(outcome);
}

async function signIn(): Promise<number | string> {
  clients += 1;
  const from = `10.${(clients >> 8) & 255}.${clients & 255}.7`;
  const fields = { type: "student", next: "", otp: "", state: "" };
  const phone = `8${String(100_000_000 + clients * 7919)}`;
  const login = await call("/login", { from, form: { ...fields, intent: "send", phone } }, [302]);
  if (typeof login === "number") return login;
  const state = /login=([^;]+)/.exec(login)?.[1] ?? "";
  const form = { ...fields, intent: "verify", otp: "123456", phone: "", state };
  return call("/login", { from, cookie: `login=${state}`, form }, [302]);
}

function submit({ number, token, formKey }: Draft): Promise<number | string> {
  const form = { intent: "submit", application: number, step: "5", formKey, mayShare: "on" };
  return call("/apply", { cookie: `session=${token}`, form }, [302]);
}

/** The cookies it sets when the answer is a good one, else its status (0: none came). */
function call(
  path: string,
  { from, cookie, form }: { from?: string; cookie?: string; form?: Record<string, string> },
  good: readonly number[],
): Promise<number | string> {
  clients += 1;
  const body = form && new URLSearchParams(form).toString();
  return new Promise((done) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        agent: false,
        method: body === undefined ? "GET" : "POST",
        headers: {
          Accept: "text/html",
          "Accept-Encoding": "gzip",
          "X-Forwarded-For": from ?? `10.200.${(clients >> 8) & 255}.${clients & 255}`,
          ...(cookie && { Cookie: cookie }),
          ...(body !== undefined && {
            Origin: `http://127.0.0.1:${port}`,
            "Content-Type": "application/x-www-form-urlencoded",
            "Content-Length": Buffer.byteLength(body),
          }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on("end", () => {
          const { statusCode = 0, headers } = answer;
          done(good.includes(statusCode) ? `ok ${(headers["set-cookie"] ?? []).join("; ")}` : statusCode);
        });
        answer.on("error", () => done(0));
      },
    );
    sent.on("error", () => done(0));
    sent.end(body);
  });
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function pair(values: readonly number[]): string {
  return `${Math.round(at(values, 0.5))} / ${Math.round(at(values, 0.95))} ms`.padStart(16);
}
