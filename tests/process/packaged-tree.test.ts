import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { productionSettings } from "#tests/support/production-settings.ts";
import { freePort } from "../journeys/support/server.ts";
import { tempFolder } from "../support/temp-folder.ts";

const root = resolve(import.meta.dirname, "../..");
// Outside the project: nothing of it can be reached by looking upwards for packages.
const folder = tempFolder("packaged");
const tree = join(folder, "scholarsetu");
const settings = {
  ...productionSettings(),
  NODE_ENV: "production",
  DATA_DIR: join(folder, "data"),
  PATH: "/usr/bin:/bin",
};
const node = join(tree, "node_modules/node/bin/node");

beforeAll(() => {
  execFileSync(process.execPath, ["scripts/building/package.ts", tree], { cwd: root, stdio: "pipe" });
});

test("O14: the packaged tree has no development packages, tests or demo world", () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const there = Object.keys(devDependencies).filter((name) => existsSync(join(tree, "node_modules", name)));
  expect(there).toEqual([]);
  for (const path of ["tests", "build/demo", "app/root.tsx", "app/core/settings/env.test.ts"])
    expect(existsSync(join(tree, path)), path).toBe(false);
  expect(Object.keys(JSON.parse(readFileSync(join(tree, "package.json"), "utf8")).scripts)).toEqual(
    expect.arrayContaining(["start", "create-admin", "backup", "migrate"]),
  );
});

test("X29: it draws a PDF's page, in a process that may read and write nothing else", () => {
  const bytes = join(folder, "sample.pdf");
  writeFileSync(
    bytes,
    "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n",
  );
  const program = `import { readFileSync } from "node:fs";
    import { drawPdf } from "./app/features/documents/server/pdf/draw-pdf.server.ts";
    const { pages, picture } = await drawPdf(readFileSync(${JSON.stringify(bytes)}), 1);
    console.log(pages, picture.toString("latin1", 8, 12));`;
  const told = execFileSync(node, ["--input-type=module", "-e", program], {
    cwd: tree,
    env: settings,
    encoding: "utf8",
  });
  expect(told).toBe("1 WEBP\n");
});

test("O14: it makes the first admin, starts by the units' own command, and stops", async () => {
  const made = execFileSync(
    node,
    ["scripts/create-admin.ts", "--email", "asha@example.org", "--name", "Asha Rao"],
    { cwd: tree, env: settings, input: "mango tree by the well\n", encoding: "utf8" },
  );
  expect(made).toContain("can sign in at /admin");

  const port = String(await freePort());
  const server = spawn(node, ["server/run.mjs"], {
    cwd: tree,
    env: { ...settings, PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((done) => server.on("exit", done));
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => (output += chunk));
  try {
    // What systemd waits for.
    execFileSync(join(tree, "deploy/wait-until-ready.sh"), [`http://127.0.0.1:${port}/readyz`]);
    for (const path of ["/", "/scholarships", "/admin"]) {
      const page = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(page.status, `${path}\n${output}`).toBe(200);
      const [script = ""] = (await page.text()).match(/\/assets\/[\w.-]+\.js/) ?? [];
      expect((await fetch(`http://127.0.0.1:${port}${script}`)).status, script).toBe(200);
    }
    // What the program opens as files is in the tree too.
    const blog = await (await fetch(`http://127.0.0.1:${port}/education-blog?lang=te`)).text();
    expect(new Set(blog.match(/href="\/education-blog\/[a-z0-9-]+"/g)).size).toBeGreaterThanOrEqual(45);
    for (const path of ["/education-blog/income-certificate", "/exam-preparation/mock-tests", "/og/faq.png"])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, `${path}\n${output}`).toBe(200);
    // O22: its assets lie where other processes find them.
    expect(existsSync(join(settings.DATA_DIR, "assets"))).toBe(true);
  } finally {
    server.kill("SIGTERM");
  }
  expect(await ended).toBe(0);
});
