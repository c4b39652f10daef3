// A step of the build: the demo world, made by the built server itself into a folder of the build, so that a first
// start on the same day only copies it (server/unpack-demo.mjs).
import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { keepCompiled } from "../../server/keep-compiled.mjs";
import { dayFile, dayInIndia } from "../../server/unpack-demo.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const build = resolve(root, process.env.BUILD_DIR ?? "build");
const ready = resolve(build, "demo");
const draft = `${ready}.draft`;
for (const folder of [ready, draft]) rmSync(folder, { recursive: true, force: true });

if (process.env.APP_MODE === "production") console.log("No demo world in production mode");
else {
  const day = dayInIndia();
  // Nothing of the developer's own settings: this world is for every start without any.
  for (const name of ["DATABASE_URL", "APP_SECRET", "ENCRYPTION_KEYS", "FILE_STORE", "PORT"])
    delete process.env[name];
  Object.assign(process.env, {
    APP_MODE: "demo",
    DATA_DIR: draft,
    NODE_ENV: "production",
    LOG_LEVEL: "error",
  });
  keepCompiled(build);
  const { makeDemoWorld } = await import(pathToFileURL(resolve(build, "server/index.js")).href);
  await makeDemoWorld();
  dropSpareLog(resolve(draft, "db", "pg_wal"));
  writeFileSync(resolve(draft, dayFile), day);
  renameSync(draft, ready);
  console.log(`Prepared ${ready}`);
  flushCompileCache();
  // Timers of libraries would hold the build up.
  process.exit(0);
}

/** A busy database keeps old log files for the next log, 16 MB each: half of what a first start would copy. */
function dropSpareLog(folder) {
  const segments = readdirSync(folder)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .sort();
  const writtenAt = segments.map((name) => statSync(resolve(folder, name)).mtimeMs);
  // The database is closed, so the one written last is the one it goes on with; one spare stays.
  const current = writtenAt.lastIndexOf(Math.max(...writtenAt));
  for (const name of segments.slice(current + 2)) rmSync(resolve(folder, name));
}
