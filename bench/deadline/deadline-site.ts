import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** One process of the built site, ready to answer. */
export async function startSite(
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["server/run.mjs"], {
    cwd: resolve(import.meta.dirname, "../.."),
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "",
      NODE_ENV: "production",
      LOG_LEVEL: "fatal",
      PORT: String(port),
      ...settings,
      ...(process.env.BUILD_DIR && { BUILD_DIR: process.env.BUILD_DIR }),
    },
  });
  for (let tries = 0; tries < 6000; tries += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) return child;
    if (child.exitCode !== null) throw new Error("The site stopped before it was ready");
    await pause(100);
  }
  throw new Error("The site was not ready within ten minutes");
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Who used the machine since this was called: this generator, the sites, everybody together (in cores). */
export function watchCpu(sites: readonly ChildProcess[]) {
  const began = {
    at: performance.now(),
    own: ownMs(),
    sites: sites.map(siteMs),
    all: busyMs(),
    stolen: stolenMs(),
  };
  let seen = [...began.sites];
  const timer = setInterval(() => {
    seen = sites.map((site, index) => Math.max(siteMs(site), seen[index] ?? 0));
  }, 250);
  return () => {
    clearInterval(timer);
    const ms = performance.now() - began.at;
    const sitesMs = seen.reduce((sum, used, index) => sum + used - (began.sites[index] ?? 0), 0);
    const [own, site, all] = [ownMs() - began.own, sitesMs, busyMs() - began.all].map((used) => used / ms);
    const stolen = (stolenMs() - began.stolen) / ms / cpus().length;
    return { generator: own ?? 0, sites: site ?? 0, machine: all ?? 0, cores: cpus().length, stolen };
  };
}

function ownMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Linux says it in hundredths of a second; elsewhere, and once it is killed, nothing. */
function siteMs({ pid }: ChildProcess): number {
  try {
    const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
    const parts = rest.split(" ");
    return (Number(parts[11]) + Number(parts[12])) * 10;
  } catch {
    return 0;
  }
}

/** What the host of a virtual machine gave to others meanwhile; Linux says it in hundredths of a second. */
function stolenMs(): number {
  try {
    return Number(readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.split(/ +/)[8] ?? 0) * 10;
  } catch {
    return 0;
  }
}

function busyMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}
