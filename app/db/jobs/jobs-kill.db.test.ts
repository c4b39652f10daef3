import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { withAdmin } from "#tests/support/postgres-server.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { engine } from "#tests/support/test-database.ts";
import { projectRoot } from "../migrating/project-root.server.ts";

const survivor = join(projectRoot(), "tests/support/killing/job-survivor.ts");

/** Starts the process, waits until it has said all of `lines` (in any order), and kills it with signal 9. */
async function runUntil(lines: string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [survivor], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`It stopped by itself after: ${said}`)));
    child.stdout.on("data", (data) => {
      said += String(data);
      if (lines.every((line) => said.includes(`${line}\n`))) resolve();
    });
  });
  child.removeAllListeners("exit");
  child.kill("SIGKILL");
  await closed;
  return said;
}

test("T41: a job that runs and one that waits when the process is killed both run in the next one", async () => {
  const folder = tempFolder("jobs");
  const name = `jobs_${process.pid}`;
  const url = engine === "postgres" ? new URL(inject("postgresUrl")) : null;
  try {
    if (url) {
      await withAdmin(url.href, (query) => query(`create database ${name} template app_template`));
      url.pathname = `/${name}`;
    }
    const target = { DATA_DIR: folder, DATABASE_URL: url?.href ?? "" };
    const first = await runUntil(["hangs try 1"], { ...target, ENQUEUE: "yes" });
    expect(first).not.toContain("waits");
    const second = await runUntil(["hangs try 2", "waits try 1"], target);
    expect(second).not.toContain("hangs try 1");
  } finally {
    if (url)
      await withAdmin(inject("postgresUrl"), (query) =>
        query(`drop database if exists ${name} with (force)`),
      );
  }
}, 180_000);
