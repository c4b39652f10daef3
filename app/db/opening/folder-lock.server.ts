import { readFileSync, unlinkSync } from "node:fs";
import { mkdir, open, readFile, rmdir, stat, unlink, utimes } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { FolderLockedError } from "../migrating/start-errors.ts";

// PGlite does not lock its folder, and two processes writing to it destroy it. Node has no flock, so the
// lock is a file that names its holder. A holder on this machine is judged by its process, one on another
// machine (or in another container) by how lately it touched the file.
const TOUCH_EVERY_MS = 5_000;
const FOREIGN_HOLDER_GONE_AFTER_MS = 30_000;
const TAKEOVER_GIVEN_UP_AFTER_MS = 10_000;

const holderSchema = z.object({
  pid: z.number().int(),
  host: z.string(),
  startedAt: z.iso.datetime(),
  /** Tells a process from a later one with the same number; null where the system does not say. */
  birth: z.string().nullable(),
});
type Holder = z.infer<typeof holderSchema>;

export interface FolderLock {
  release(): Promise<void>;
}

const heldHere = new Set<string>();

export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = join(folder, "db.lock");
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    birth: birthOf(process.pid),
  };
  if (!(await tryCreate(file, holder))) {
    await refuseLiveHolder(folder, file);
    await takeOver(folder, file, holder);
  }
  return hold(file);
}

function hold(file: string): FolderLock {
  heldHere.add(file);
  const timer = setInterval(() => {
    const moment = new Date();
    utimes(file, moment, moment).catch(() => undefined);
  }, TOUCH_EVERY_MS);
  timer.unref();
  const removeAtExit = () => {
    try {
      unlinkSync(file);
    } catch {
      // Gone already, or not ours to remove: the next start sees a dead process and takes over.
    }
  };
  process.once("exit", removeAtExit);
  return {
    async release() {
      if (!heldHere.delete(file)) return;
      clearInterval(timer);
      process.off("exit", removeAtExit);
      await unlink(file).catch(() => undefined);
    },
  };
}

async function tryCreate(file: string, holder: Holder): Promise<boolean> {
  try {
    const handle = await open(file, "wx");
    await handle.writeFile(`${JSON.stringify(holder)}\n`);
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function refuseLiveHolder(folder: string, file: string): Promise<void> {
  let holder = await readHolder(file);
  if (holder === "unreadable") {
    // Another process is between creating the file and writing its name into it; or it died right there.
    await delay(200);
    holder = await readHolder(file);
  }
  if (holder === "gone" || holder === "unreadable" || !(await isHeld(file, holder))) return;
  const where = holder.host === hostname() ? "" : ` on ${holder.host}`;
  throw new FolderLockedError(
    `The data folder ${folder} is in use by process ${holder.pid}${where} (started ${holder.startedAt}). ` +
      "Stop it first or set DATA_DIR to another folder.",
  );
}

async function isHeld(file: string, holder: Holder): Promise<boolean> {
  if (holder.host !== hostname()) {
    const touched = await stat(file).catch(() => null);
    return touched !== null && Date.now() - touched.mtimeMs < FOREIGN_HOLDER_GONE_AFTER_MS;
  }
  if (holder.pid === process.pid && holder.birth === null) return heldHere.has(file);
  return isAlive(holder.pid) && (holder.birth === null || holder.birth === birthOf(holder.pid));
}

// Removing a dead holder's file and making one's own are two steps; a folder made by one process alone
// keeps two starters from doing them crosswise.
async function takeOver(folder: string, file: string, holder: Holder): Promise<void> {
  const mutex = `${file}.takeover`;
  for (;;) {
    try {
      await mkdir(mutex);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const made = await stat(mutex).catch(() => null);
      if (made && Date.now() - made.mtimeMs > TAKEOVER_GIVEN_UP_AFTER_MS)
        await rmdir(mutex).catch(() => undefined);
      else await delay(50);
    }
  }
  try {
    await refuseLiveHolder(folder, file);
    await unlink(file).catch(() => undefined);
    if (!(await tryCreate(file, holder))) {
      await refuseLiveHolder(folder, file);
      throw new FolderLockedError(`The data folder ${folder} is being opened by another process. Try again.`);
    }
  } finally {
    await rmdir(mutex).catch(() => undefined);
  }
}

async function readHolder(file: string): Promise<Holder | "gone" | "unreadable"> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? "gone" : "unreadable";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The kernel's start time of a process, in clock ticks since boot (Linux). */
function birthOf(pid: number): string | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name stands in brackets and may hold spaces: count the fields after it.
    return line.slice(line.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
