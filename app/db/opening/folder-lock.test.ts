import { spawn } from "node:child_process";
import { readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { FolderLockedError } from "../migrating/start-errors.ts";
import { lockFolder } from "./folder-lock.server.ts";

let folder = "";
beforeEach(async () => {
  folder = tempFolder("lock");
});
// A test that fails half-way would leave them, and its file would never end.
const others = new Set<ReturnType<typeof spawn>>();
afterEach(async () => {
  for (const child of others) child.kill("SIGKILL");
  others.clear();
});

const lockFile = () => join(folder, "db.lock");
const holder = async () => JSON.parse(await readFile(lockFile(), "utf8")) as { pid: number; host: string };

/** Another process that takes the lock, says so, and keeps it until it is killed. */
async function lockElsewhere() {
  const child = spawn(
    process.execPath,
    [
      "--input-type=module-typescript",
      "-e",
      `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "folder-lock.server.ts"))};
       await lockFolder(${JSON.stringify(folder)}).then(() => console.log("held"), (error) => console.log(error.message));
       setInterval(() => {}, 1000);`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  others.add(child);
  const said = await new Promise<string>((resolve) =>
    child.stdout.once("data", (data) => resolve(String(data).trim())),
  );
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.kill(signal);
    });
  return { pid: child.pid ?? 0, said, end };
}

test("T45: a second process is told which one holds the folder; a killed one leaves no lock behind", async () => {
  const first = await lockElsewhere();
  expect(first.said).toBe("held");
  const error = await lockFolder(folder).catch((thrown: unknown) => thrown as Error);
  expect(error).toBeInstanceOf(FolderLockedError);
  expect((error as Error).message).toMatch(
    new RegExp(
      `^The data folder ${folder} is in use by process ${first.pid} \\(started .+\\)\\. Stop it first or set DATA_DIR to another folder\\.$`,
    ),
  );
  await first.end("SIGKILL");
  const lock = await lockFolder(folder);
  expect((await holder()).pid).toBe(process.pid);
  const second = await lockElsewhere();
  expect(second.said).toContain(`in use by process ${process.pid} `);
  await second.end("SIGKILL");
  await lock.release();
});

test("T45: of many that come after a dead holder, one gets the folder", async () => {
  await writeFile(lockFile(), JSON.stringify({ ...(await deadHolder()) }));
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const winners = results.filter((result) => result.status === "fulfilled");
  expect(winners).toHaveLength(1);
  for (const winner of winners) await winner.value.release();
});

test("the same process does not open the folder twice, and can again after it let go", async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  await lock.release();
  await (await lockFolder(folder)).release();
});

test("a process number that another program got later does not hold the folder", async () => {
  const lock = await lockFolder(folder);
  const own = await holder();
  await lock.release();
  await writeFile(lockFile(), JSON.stringify({ ...own, birth: "1" }));
  await (await lockFolder(folder)).release();
});

test("another machine's lock holds while it is touched, and is given up after half a minute", async () => {
  await writeFile(lockFile(), JSON.stringify({ ...(await deadHolder()), host: "another-machine" }));
  await expect(lockFolder(folder)).rejects.toThrow(/on another-machine/);
  const past = new Date(Date.now() - 40_000);
  await utimes(lockFile(), past, past);
  await (await lockFolder(folder)).release();
});

test("a lock file cut off while it was written does not block for ever", async () => {
  await writeFile(lockFile(), '{"pid": 12');
  await (await lockFolder(folder)).release();
});

async function deadHolder() {
  const lock = await lockFolder(folder);
  const own = await holder();
  await lock.release();
  return { ...own, pid: 2 ** 22 - 1, birth: "1" };
}
