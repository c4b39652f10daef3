// A Chromium for the browser tests: one that is there, else Playwright's, else Debian's when root.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root, runQuietly, say } from "./run-command.mjs";
import { pinnedNode, SetupError } from "./setup.mjs";

// The headless shell first: the same engine without the desktop around it; the journeys take a third less time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

export async function findChromium() {
  const there = presentChromium();
  if (there) return there;

  const cli = join(root, "node_modules", "playwright-core", "cli.js");
  say("No Chromium found: fetching Playwright's …");
  await runQuietly(pinnedNode(), [cli, "install", "--only-shell", "chromium"], { timeout: 180_000 });
  const fetched = presentChromium();
  if (fetched) return fetched;

  if (process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Playwright's Chromium cannot be had or does not run: installing Debian's package …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await runQuietly("apt-get", ["update"], { env, timeout: 180_000 });
    await runQuietly("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], {
      env,
      timeout: 300_000,
    });
    const installed = presentChromium();
    if (installed) return installed;
  }
  throw new SetupError(
    "No Chromium was found and none could be installed: install one, or name it in CHROMIUM_PATH.",
  );
}

function presentChromium() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin", "/snap/bin"];
  const candidates = [
    process.env.CHROMIUM_PATH,
    process.env.CHROME_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...usualPlaces,
    playwrightsOwn(),
  ];
  // Some distributions ship a file of that name that only says where to get it.
  return candidates.find(
    (file) =>
      file &&
      existsSync(file) &&
      spawnSync(file, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0,
  );
}

function playwrightsOwn() {
  const script = `import("playwright-core").then((all) => console.log(all.chromium.executablePath()))`;
  const asked = spawnSync(pinnedNode(), ["-e", script], { cwd: root, encoding: "utf8" });
  return asked.status === 0 ? asked.stdout.trim() : undefined;
}
