import { chmodSync, mkdirSync } from "node:fs";

/** Another user's folder, a file in its place, a disk that takes nothing: the database says so in its own words. */
const leftToOthers = new Set(["EPERM", "EACCES", "EROFS", "EEXIST", "ENOTDIR"]);

/**
 * X18, T60: the data folder is its owner's alone, and so is whatever this process writes from now on: the database,
 * uploads, seals. A folder that belongs to another user is left as it is.
 */
export function ownFolder(dataDir: string): void {
  process.umask(0o077);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    chmodSync(dataDir, 0o700);
  } catch (error) {
    if (!leftToOthers.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
