import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort, runServerToItsEnd, startServer } from "../journeys/support/server.ts";
import { tempFolder } from "../support/temp-folder.ts";

const root = resolve(import.meta.dirname, "../..");
let folder: string;

beforeAll(() => {
  folder = tempFolder("start");
});

test("npm start says where it is and how to sign in, and twice in a row works", async () => {
  const port = await freePort();
  // Generous limits: other programs may share the machine. The second start has nothing left to make.
  for (const [limit, isFilled] of [
    [200_000, false],
    [120_000, true],
  ] as const) {
    const began = performance.now();
    const child = spawn(process.execPath, ["scripts/start.mjs"], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        DATA_DIR: join(folder, "twice"),
      },
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    const exited = new Promise<number | null>((done) => child.on("close", done));
    onTestFinished(() => void child.kill("SIGTERM"));
    await expect.poll(() => output, { timeout: limit }).toContain(`ready at http://127.0.0.1:${port}`);
    await expect.poll(() => output).toContain("csr@scholarsetu.example / Demo-Csr-2024");
    expect(performance.now() - began).toBeLessThan(limit);
    if (isFilled) expect(output).not.toContain("Building the demo world");
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    // The signal goes to start.mjs alone, as npm would send it; the server must hear of it.
    child.kill("SIGTERM");
    expect(await exited).toBe(0);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  }
});

test("T45: a second start on the same folder says which process holds it, and exits at once", async () => {
  const first = await startServer();
  try {
    const began = performance.now();
    const second = await runServerToItsEnd({ DATA_DIR: first.dataDir, PORT: String(await freePort()) });
    expect(second.code).toBe(1);
    expect(second.output).toContain(`${first.dataDir} is in use by process ${first.process.pid} `);
    expect(second.output).not.toMatch(/^\s+at /m);
    expect(performance.now() - began).toBeLessThan(90_000);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  } finally {
    expect((await first.stop()).code).toBe(0);
  }
});

test("T45: a folder whose holder was killed opens again", async () => {
  const dataDir = join(folder, "killed");
  const first = await startServer({ DATA_DIR: dataDir });
  first.process.kill("SIGKILL");
  await new Promise((gone) => first.process.once("close", gone));
  const second = await startServer({ DATA_DIR: dataDir });
  expect((await fetch(`${second.url}/`)).status).toBe(200);
  expect((await second.stop()).code).toBe(0);
});

test("npm start leaves no server behind when npm itself is killed", async () => {
  const port = await freePort();
  const npm = spawn("npm", ["start"], {
    cwd: root,
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: join(folder, "twice"),
    },
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(answers, { timeout: 180_000, interval: 250 }).toBe(true);
  npm.kill("SIGKILL");
  await expect.poll(answers, { timeout: 30_000, interval: 250 }).toBe(false);
});
