// node bench/deadline.ts [students] [seconds]: the last minutes before a closing (issue 8). PostgreSQL, two
// processes of the built site, mixed reading and submitting; one process is killed in the middle. Every
// submission that was acknowledged must be there; the receipt's p95 is printed, and how many were shed.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { inArray } from "drizzle-orm";
import { startPostgresServer } from "#tests/support/postgres-server.ts";

const students = Number(process.argv[2] ?? 300);
const seconds = Number(process.argv[3] ?? 20);
const root = resolve(import.meta.dirname, "..");
const folder = await mkdtemp(join(tmpdir(), "scholarsetu-deadline-"));
const postgres = await startPostgresServer();
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = postgres.url;

const ports = [await freePort(), await freePort()] as const;
const processes: ChildProcess[] = [];
try {
  for (const port of ports) processes.push(await startSite(port));
  // After the first process has migrated the database and made the keys in the folder that all three share.
  const { connectDatabase, closeDatabase, database } = await import("#app/db/client.server.ts");
  const { env } = await import("#app/core/env.server.ts");
  const { application } = await import("#app/db/schema/applications.ts");
  const { seedDrafts } = await import("./deadline-drafts.ts");
  await connectDatabase(env());
  const drafts = await seedDrafts(students);
  console.log(
    `${students} students with a finished draft; ${seconds} s, two processes, one killed in the middle`,
  );
  const result = await rush(drafts);
  const rows = await database()
    .select({ id: application.id, status: application.status })
    .from(application)
    .where(inArray(application.id, result.acknowledged));
  const lost = result.acknowledged.length - rows.filter(({ status }) => status === "under_review").length;
  const sorted = result.receiptMs.sort((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  console.log(
    `acknowledged ${result.acknowledged.length}, lost ${lost}; receipt p95 ${Math.round(p95)} ms; ` +
      `read ${result.reads}; shed politely ${result.shed} (503 with Retry-After); other answers ${result.odd}`,
  );
  await closeDatabase();
  if (lost > 0) process.exitCode = 1;
} finally {
  for (const child of processes) child.kill("SIGKILL");
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

type Draft = { id: string; number: string; token: string; formKey: string };

async function rush(drafts: readonly Draft[]) {
  const result = { acknowledged: [] as string[], receiptMs: [] as number[], reads: 0, shed: 0, odd: 0 };
  const until = performance.now() + seconds * 1000;
  setTimeout(() => processes[0]?.kill("SIGKILL"), (seconds * 1000) / 2);
  // Everybody comes within the window; whoever is shed or cut off tries again, as a person does.
  await Promise.all(
    drafts.map(async (draft, index) => {
      await pause((index / drafts.length) * seconds * 800);
      for (let attempt = 0; performance.now() < until + 10_000; attempt += 1) {
        const port = ports[(index + attempt) % 2] ?? ports[1];
        if (attempt === 0) await look(port, draft, result);
        const begun = performance.now();
        const status = await post(port, draft);
        if (status === 302) {
          result.acknowledged.push(draft.id);
          result.receiptMs.push(performance.now() - begun);
          return;
        }
        if (status === 503) result.shed += 1;
        else if (status !== 0) result.odd += 1;
        await pause(500 + Math.random() * 500);
      }
    }),
  );
  return result;
}

async function look(port: number, draft: Draft, result: { reads: number; shed: number }): Promise<void> {
  for (const path of ["/scholarships", "/student/dashboard", `/apply?application=${draft.number}&step=5`]) {
    const { status } = await call(port, path, { headers: headers(draft) });
    if (status === 200) result.reads += 1;
    if (status === 503) result.shed += 1;
  }
}

async function post(port: number, draft: Draft): Promise<number> {
  const { number: application, formKey } = draft;
  const body = new URLSearchParams({ intent: "submit", application, step: "5", formKey, mayShare: "on" });
  const { status, location } = await call(port, "/apply", {
    method: "POST",
    body,
    redirect: "manual",
    headers: { ...headers(draft), Origin: `http://127.0.0.1:${port}` },
  });
  // Only the way to the receipt is an acknowledgement.
  return status === 302 && !location.includes("/receipt") ? 500 : status;
}

/** Status 0: the process was killed before its answer was whole. */
async function call(
  port: number,
  path: string,
  options: RequestInit,
): Promise<{ status: number; location: string }> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, options);
    await answer.arrayBuffer();
    return { status: answer.status, location: answer.headers.get("Location") ?? "" };
  } catch {
    return { status: 0, location: "" };
  }
}

function headers({ token }: Draft): Record<string, string> {
  return { Cookie: `session=${token}` };
}

async function startSite(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["server/run.mjs"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "",
      NODE_ENV: "production",
      LOG_LEVEL: "fatal",
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      ...(process.env.BUILD_DIR && { BUILD_DIR: process.env.BUILD_DIR }),
    },
  });
  for (let tries = 0; tries < 1200; tries += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) return child;
    if (child.exitCode !== null) throw new Error("The site stopped before it was ready");
    await pause(100);
  }
  throw new Error("The site was not ready within two minutes");
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((go) => setTimeout(go, ms));
}
