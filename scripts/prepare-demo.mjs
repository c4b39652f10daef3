// A step of the build: the demo world, made by the built server itself into a folder of the build, so that a first
// start on the same day only copies it (server/unpack-demo.mjs).
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { keepCompiled } from "../server/keep-compiled.mjs";
import { dayFile, dayInIndia } from "../server/unpack-demo.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
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
  writeFileSync(resolve(draft, dayFile), day);
  renameSync(draft, ready);
  console.log(`Prepared ${ready}`);
  flushCompileCache();
  // Timers of libraries would hold the build up.
  process.exit(0);
}
