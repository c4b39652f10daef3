import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../deadline/deadline-site.ts";

export type Line = { level?: string; msg?: string; at: number; [key: string]: unknown };

/** One process of the built site, which can be ended in every way and started again on its ports. */
export async function siteProcess(name: string, settings: Readonly<Record<string, string>>) {
  const port = await freePort();
  const metricsPort = await freePort();
  const lines: Line[] = [];
  /** Ends that nobody asked for, with the last words. */
  const deaths: string[] = [];
  let child: ChildProcess | null = null;
  let isAsked = false;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ["server/run.mjs"], {
      cwd: resolve(import.meta.dirname, "../.."),
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH ?? "",
        HOME: process.env.HOME ?? "",
        NODE_ENV: "production",
        ...settings,
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        ...(process.env.BUILD_DIR && { BUILD_DIR: process.env.BUILD_DIR }),
      },
    });
    child = started;
    isAsked = false;
    started.once("exit", (code, signal) => {
      if (!isAsked)
        deaths.push(
          `${name} ended by itself (${code ?? signal}): ${lines
            .slice(-4)
            .map((line) => JSON.stringify(line))
            .join(" | ")}`,
        );
    });
    for (const stream of [started.stdout, started.stderr])
      if (stream) createInterface({ input: stream }).on("line", (text) => lines.push(readLine(text)));
    for (let tries = 0; tries < 1200; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (answer?.status === 200) return;
      if (started.exitCode !== null)
        throw new Error(
          `${name} stopped before it was ready: ${lines
            .slice(-5)
            .map(({ msg }) => msg)
            .join(" | ")}`,
        );
      await pause(100);
    }
    throw new Error(`${name} was not ready within two minutes`);
  }

  async function end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    isAsked = true;
    const gone = new Promise((done) => ending.once("exit", done));
    ending.kill("SIGCONT");
    ending.kill(signal);
    await gone;
  }

  return {
    name,
    port,
    metricsPort,
    lines,
    deaths,
    start,
    end,
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
    metrics: (): Promise<string | null> =>
      fetch(`http://127.0.0.1:${metricsPort}/metrics`, { signal: AbortSignal.timeout(4000) }).then(
        (answer) => answer.text(),
        () => null,
      ),
  };
}

export type SiteProcess = Awaited<ReturnType<typeof siteProcess>>;

function readLine(text: string): Line {
  try {
    return { ...JSON.parse(text), at: Date.now() };
  } catch {
    return { msg: text, at: Date.now() };
  }
}
