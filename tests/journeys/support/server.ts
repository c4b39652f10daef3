import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");
/** The Node that runs this test is the pinned one: npm test sees to it. */
const node = process.execPath;

export type RunningServer = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output: () => string;
  /** Ends it as an operator would, and removes its data unless they were given from outside. */
  stop: () => Promise<Exit>;
};

export type Exit = { code: number | null; signal: NodeJS.Signals | null; output: string };

/** The built site in a process of its own: demo mode, embedded database, a free port, an empty folder. */
export async function startServer(
  variables: Record<string, string> = {},
  { readyWithinMs = 240_000 }: { readyWithinMs?: number } = {},
): Promise<RunningServer> {
  const port = variables.PORT ?? String(await freePort());
  const ownFolder = variables.DATA_DIR === undefined;
  const dataDir = variables.DATA_DIR ?? mkdtempSync(join(tmpdir(), "scholarsetu-"));
  const { child, output, exited } = spawnServer({
    LOG_LEVEL: "warn",
    ...variables,
    PORT: port,
    DATA_DIR: dataDir,
  });
  const url = `http://127.0.0.1:${port}`;

  const stop = async () => {
    const forced = setTimeout(() => child.kill("SIGKILL"), 30_000);
    child.kill("SIGTERM");
    const exit = await exited;
    clearTimeout(forced);
    if (ownFolder) rmSync(dataDir, { recursive: true, force: true });
    return exit;
  };

  let gone = false;
  void exited.then(() => {
    gone = true;
  });
  const giveUpAt = Date.now() + readyWithinMs;
  while (!(await isReady(url))) {
    if (gone) throw new Error(`The server stopped before it was ready:\n${output()}`);
    if (Date.now() > giveUpAt) {
      await stop();
      throw new Error(`The server was not ready within ${readyWithinMs / 1000} s:\n${output()}`);
    }
    await new Promise((again) => setTimeout(again, 100));
  }
  return { url, dataDir, process: child, output, stop };
}

/** Runs it to its end: for starts that must fail. */
export async function runServerToItsEnd(variables: Record<string, string>): Promise<Exit> {
  const { child, exited } = spawnServer(variables);
  const forced = setTimeout(() => child.kill("SIGKILL"), 90_000);
  const exit = await exited;
  clearTimeout(forced);
  return exit;
}

function spawnServer(variables: Record<string, string>) {
  const child = spawn(node, ["server/run.mjs"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // Only what is given, and what any program needs: the developer's own settings stay out.
    env: {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "",
      NODE_ENV: "production",
      ...(process.env.BUILD_DIR && { BUILD_DIR: process.env.BUILD_DIR }),
      ...variables,
    },
  });
  let text = "";
  const keep = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const exited = new Promise<Exit>((done) => {
    child.on("close", (code, signal) => done({ code, signal, output: text }));
  });
  // A killed test run must not leave servers behind.
  const killAtExit = () => child.kill("SIGKILL");
  process.once("exit", killAtExit);
  void exited.then(() => process.off("exit", killAtExit));
  return { child, output: () => text, exited };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).status === 200;
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => found(port));
    });
  });
}
