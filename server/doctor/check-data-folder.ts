import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bad, type Check, type Finding, good, note } from "./finding.ts";

const GIGABYTE = 1024 ** 3;
/** Below this an upload or a backup may not fit; below a tenth of the disk it is time to look. */
const LEAST_FREE = GIGABYTE;

export const checkDataFolder: Check = async ({ DATA_DIR }) => {
  const rights = await tryToWrite(DATA_DIR);
  if (rights.state === "bad") return [rights];
  return [rights, await othersMayLook(DATA_DIR), await freeSpace(DATA_DIR)];
};

async function tryToWrite(folder: string): Promise<Finding> {
  const file = join(folder, `doctor-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(file, "doctor");
    const isSame = (await readFile(file, "utf8")) === "doctor";
    await rm(file);
    if (isSame) return good("DATA_DIR", `A file was written to ${folder}, read back and removed.`);
    return bad("DATA_DIR", `What was written to ${folder} could not be read back.`);
  } catch (error) {
    await rm(file, { force: true }).catch(() => undefined);
    return bad(
      "DATA_DIR",
      `${folder} cannot be written (${codeOf(error)}): give this user the right to write there, or make room.`,
    );
  }
}

async function othersMayLook(folder: string): Promise<Finding> {
  const { mode } = await stat(folder);
  if ((mode & 0o007) === 0) return good("DATA_DIR", "Other users of this machine cannot look into it.");
  return note("DATA_DIR", `Other users of this machine can look into it: chmod o-rwx ${folder}.`);
}

async function freeSpace(folder: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const share = Math.round((100 * bavail) / blocks);
  const sentence = `${(free / GIGABYTE).toFixed(1)} GB are free on its disk (${share}%).`;
  if (free < LEAST_FREE) return bad("disk", `Only ${sentence} Make room before anything else.`);
  return share < 10 ? note("disk", `Only ${sentence}`) : good("disk", sentence);
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "unknown reason";
}
