import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import type { PostgresServer } from "#tests/support/postgres-server.ts";
import { freePort } from "../../tests/journeys/support/server.ts";
import { demoSignIns } from "../../tests/journeys/support/sign-in.ts";

export interface Site {
  readonly name: "floor" | "now" | "before";
  readonly url: string;
  /** Of the server's own process, all its threads; the embedded engine is among them, PostgreSQL is not. */
  cpuMs(): number;
  stop(): Promise<void>;
}

const here = resolve(import.meta.dirname, "../..");
const ticksPerSecond = 100;

export async function startSite(
  name: Site["name"],
  { postgres, root = here }: { postgres: PostgresServer | null; root?: string },
): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), `bench-signed-in-${name}-`));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [name === "floor" ? "bench/signed-in/signed-in-floor.mjs" : "server/run.mjs"],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        APP_MODE: "demo",
        LOG_LEVEL: "silent",
        MAX_IN_FLIGHT: "1000",
        PORT: String(port),
        DATA_DIR: data,
        ...(postgres && { DATABASE_URL: await newDatabase(postgres, `signed_in_${name}`) }),
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await killed(child);
    rmSync(data, { recursive: true, force: true });
  };
  const giveUpAt = Date.now() + 240_000;
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`${name} did not start.`);
    }
    await delay(200);
  }
  return { name, url, cpuMs: () => cpuMsOf(child.pid ?? 0), stop };
}

async function newDatabase(postgres: PostgresServer, database: string): Promise<string> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  return postgres.urlOf(database);
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null) return done();
    child.once("exit", () => done());
    child.kill("SIGKILL");
  });
}

function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** The demo's student, and the page of one of her applications. */
export async function signedIn(site: Site): Promise<{ cookie: string; application: string }> {
  const visitor = new HttpVisitor(site.url);
  const sent = await visitor.post("/login", { intent: "send", phone: demoSignIns.student, type: "student" });
  const asked = await visitor.get(sent.headers.get("location") ?? "/login");
  const state = (await asked.text()).match(/name="state" value="([^"]+)"/)?.[1] ?? "";
  const entered = await visitor.post("/login", { intent: "verify", otp: "123456", state });
  if (entered.status !== 302) throw new Error(`${site.name}: nobody could sign in (${entered.status}).`);
  const dashboard = await (await visitor.get("/student/dashboard?tab=applications")).text();
  const application = dashboard.match(/\/applications\/AP-[\w-]+/)?.[0];
  if (!application) throw new Error(`${site.name}: no application in sight.`);
  return { cookie: visitor.cookie, application };
}
