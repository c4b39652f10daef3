import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PostgresServer } from "#tests/support/postgres-server.ts";

const msPerTick = 10;

interface Times {
  readonly parent: number;
  readonly own: number;
  readonly ended: number;
}

/** Linux tells it in hundredths of a second: a process's own, and that of children that have ended. */
function timesOf(pid: number | string): Times | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const [parent, own, kernel, ended, endedKernel] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
    return {
      parent: parent ?? 0,
      own: ((own ?? 0) + (kernel ?? 0)) * msPerTick,
      ended: ((ended ?? 0) + (endedKernel ?? 0)) * msPerTick,
    };
  } catch {
    return null;
  }
}

export function processMs(pid: number | undefined): number {
  return timesOf(pid ?? 0)?.own ?? 0;
}

/** All of PostgreSQL: the server, its connections, writers and cleaners, and those that have come and gone. */
export function databaseMs(server: PostgresServer): number {
  const first = readFileSync(join(server.folder, "data", "postmaster.pid"), "utf8").split("\n", 1)[0];
  const postmaster = Number(first);
  const times = timesOf(postmaster);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(timesOf)
    .filter((found) => found?.parent === postmaster)
    .reduce((sum, found) => sum + (found?.own ?? 0), 0);
  return (times?.own ?? 0) + (times?.ended ?? 0) + children;
}

export function memoryMb(pid: number | undefined): number {
  const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
