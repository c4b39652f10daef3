import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";

export interface KillNineTarget {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string;
  /** What is killed in a round besides the writing process. */
  readonly crashServer?: () => Promise<void>;
}

export interface KillNineResult {
  readonly rounds: number;
  /** Writes that were acknowledged before a kill. */
  readonly acknowledged: number;
  /** Writes that were there at the end: those, and some whose reply the kill cut off. */
  readonly found: number;
}

/**
 * T40: lets a process write under load, kills it with signal 9, and starts the next one, which refuses to go on
 * when an acknowledged write is missing, a transaction is half there, or the audit chain is broken.
 */
export async function killNine(
  target: KillNineTarget,
  rounds: number,
  onRound: (round: number, acknowledged: number) => void = () => undefined,
): Promise<KillNineResult> {
  const acknowledged = new Map<string, number>();
  const total = () => [...acknowledged.values()].reduce((sum, count) => sum + count, 0);
  for (let round = 1; round <= rounds; round += 1) {
    const writer = startWriter(target, acknowledged);
    // By count, not by time: so it is in the middle of load on a slow machine too.
    await writer.hasWritten(5 + Math.floor(Math.random() * 30));
    await delay(Math.random() * 10);
    // Every third time the server goes first, under the writer's hands.
    if (target.crashServer && round % 3 === 0) await target.crashServer();
    await writer.kill();
    onRound(round, total());
  }
  // What the last one writes after its look was not there to be found.
  const before = total();
  const last = startWriter(target, acknowledged);
  const found = await last.checked;
  await last.kill();
  return { rounds, acknowledged: before, found };
}

function startWriter({ DATA_DIR, DATABASE_URL = "" }: KillNineTarget, acknowledged: Map<string, number>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "kill-nine-writer.ts")], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      // Each round starts a process: without this a third of its time goes into compiling the same files.
      NODE_COMPILE_CACHE: join(tmpdir(), "scholarsetu-compile-cache"),
      DATA_DIR,
      DATABASE_URL,
      ACKNOWLEDGED: JSON.stringify(Object.fromEntries(acknowledged)),
    },
  });
  const checked = Promise.withResolvers<number>();
  const written = Promise.withResolvers<void>();
  let count = 0;
  let wanted = Number.POSITIVE_INFINITY;
  const exited = Promise.withResolvers<void>();
  let complaint = "";
  child.stderr.on("data", (data) => {
    complaint += String(data);
  });
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => {
    const [writer = "", number = ""] = line.split(" ");
    if (writer === "checked") return checked.resolve(Number(number));
    acknowledged.set(writer, Number(number));
    count += 1;
    if (count >= wanted) written.resolve();
  });
  // Not "exit": what the pipe still holds was acknowledged, and must be read first.
  child.once("close", () => {
    const stopped = new Error(`The writer stopped by itself: ${complaint}`);
    checked.reject(stopped);
    written.reject(stopped);
    exited.resolve();
  });
  written.promise.catch(() => undefined);
  checked.promise.catch(() => undefined);
  return {
    checked: checked.promise,
    hasWritten: (writes: number) => {
      wanted = writes;
      if (count >= wanted) written.resolve();
      return written.promise;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await exited.promise;
    },
  };
}
