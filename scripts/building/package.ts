// npm run package [-- FOLDER]: the production tree, without sources of pages, tests and development packages.
// It starts with `npm start`, installs and builds nothing, and brings the operator's commands (deploy/README.md).
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const target = resolve(process.argv[2] ?? join(root, "dist", "scholarsetu"));
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
  devDependencies?: Record<string, string>;
};

if (!existsSync(join(root, "build", "server", "index.js"))) {
  console.error("There is no build yet: run npm run build first.");
  process.exit(1);
}
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
// The demo's ready-made world is of no use in production, and most of the build's size.
copy("build", (path) => !/^build\/(demo|\.source-hash)/.test(path));
copy("server", isProgram);
copy("app", (path) => isProgram(path) || isReadWhileRunning(path));
copy("content", (path) => !path.endsWith(".md"));
copy("scripts", (path) => isProgram(path) && !path.startsWith("scripts/docs"));
copy("deploy", () => true);
for (const path of productionPackages()) copy(path, (part) => part !== `${path}/node_modules`);
linkNode();
writeFileSync(join(target, "package.json"), `${JSON.stringify(slimManifest(), null, 2)}\n`);
console.log(`Packaged ${target}`);

function copy(path: string, isWanted: (path: string) => boolean): void {
  cpSync(join(root, path), join(target, path), {
    recursive: true,
    dereference: true,
    filter: (source) => isWanted(relative(root, source).replaceAll("\\", "/")),
  });
}

/** What the operator's commands read: scripts run from source, the pages are in the build. */
function isProgram(path: string): boolean {
  return !/\.test\.tsx?$|\.(tsx|css|svg|md|woff2)$|_snapshot\.json$/.test(path);
}

/** What the built server opens as files: articles in every language, and the ground of the preview pictures. */
function isReadWhileRunning(path: string): boolean {
  return path.startsWith("app/features/content/articles/") || path === "app/ui/art/og-base.svg";
}

/** Asked of npm, which knows what only development needs, but counts optional companions of others (types) in. */
function productionPackages(): string[] {
  const ours = new Set(Object.keys(manifest.devDependencies ?? {}));
  const answer = execFileSync("npm", ["ls", "--omit=dev", "--all", "--parseable"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  return answer
    .split("\n")
    .map((path) => relative(root, path).replaceAll("\\", "/"))
    .filter((path) => path.startsWith("node_modules/") && !ours.has(path.slice("node_modules/".length)));
}

/** npm puts this folder first in the path of its scripts, so that they run on the pinned Node. */
function linkNode(): void {
  const node = join(target, "node_modules", "node", "bin", "node");
  if (!existsSync(node)) return;
  chmodSync(node, 0o755);
  mkdirSync(join(target, "node_modules", ".bin"), { recursive: true });
  symlinkSync(join("..", "node", "bin", basename(node)), join(target, "node_modules", ".bin", "node"));
}

/** Only commands that work here: the start, and those that read the settings of the site. */
function slimManifest(): object {
  const { devDependencies: _, ...rest } = manifest;
  const commands = Object.entries(manifest.scripts).filter(
    ([name, command]) => name !== "dev" && command.includes("scripts/load-env.mjs"),
  );
  const start = "NODE_ENV=production node --env-file-if-exists=.env server/run.mjs";
  return { ...rest, scripts: { start, ...Object.fromEntries(commands) } };
}
