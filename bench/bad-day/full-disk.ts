import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteProcess } from "./processes.ts";

/** A small site on the embedded database whose disk runs full: what does it say, and is it whole when there is room again? */
export async function playFullDisk(
  settings: Readonly<Record<string, string>>,
): Promise<{ line: string; faults: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), "scholarsetu-full-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=220m", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    await rm(folder, { recursive: true, force: true });
    return {
      line: "disk full                    not played: this user may not mount a small disk",
      faults: [],
    };
  }
  const { DATABASE_URL: _none, ...rest } = settings;
  const site = await siteProcess("full disk", {
    ...rest,
    DATA_DIR: folder,
    FILE_STORE: "disk",
    PROCESS_ROLE: "all",
    TRUSTED_PROXIES: "0",
  });
  const faults: string[] = [];
  try {
    await site.start();
    const ask = (number: number) => askOnce(site.port, settings.PUBLIC_URL ?? "", number);
    const before = await ask(1);
    await fillUp(folder);
    const began = Date.now();
    const during: number[] = [];
    for (let number = 2; number < 12; number += 1) during.push((await ask(number)).status);
    const page = (await fetch(`http://127.0.0.1:${site.port}/`)).status;
    await new Promise((done) => setTimeout(done, 5000));
    const told = site.lines.some(({ at, level }) => at >= began && (level === "error" || level === "warn"));
    await rm(join(folder, "ballast"), { force: true });
    await site.end("SIGKILL");
    await site.start();
    const after = await ask(20);
    const kept = before.id
      ? (await fetch(`http://127.0.0.1:${site.port}/contact/received/${before.id}`)).status
      : 0;
    if (!before.id || !after.id)
      faults.push(`disk full: a write before (${before.status}) or after (${after.status}) was not taken`);
    if (kept !== 200 && kept !== 404)
      faults.push(`disk full: what was acknowledged before cannot be read (${kept})`);
    return {
      line: `disk full                    home page ${page}, writes answered ${[...new Set(during)].join(", ")}, told in the log: ${told ? "yes" : "no"}, after room was made and a restart: ${after.status}`,
      faults,
    };
  } finally {
    await site.end("SIGKILL").catch(() => undefined);
    execFileSync("umount", ["-l", folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillUp(folder: string): Promise<void> {
  await readdir(folder);
  const piece = Buffer.alloc(1024 * 1024);
  for (let count = 0; count < 400; count += 1) {
    try {
      await writeFile(join(folder, "ballast"), piece, { flag: "a" });
    } catch {
      return;
    }
  }
}

async function askOnce(
  port: number,
  origin: string,
  number: number,
): Promise<{ status: number; id: string | null }> {
  const fields = {
    name: "Asha Rao",
    email: `disk-${number}@example.org`,
    phone: `98480${String(10_000 + number)}`,
    subject: "general-query",
    message: "Is there room?",
    took: "60000",
  };
  const answer = await fetch(`http://127.0.0.1:${port}/contact`, {
    method: "POST",
    redirect: "manual",
    headers: { origin, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => null);
  const id = /received\/([0-9a-f-]{36})/.exec(answer?.headers.get("location") ?? "")?.[1] ?? null;
  return { status: answer?.status ?? 0, id };
}
