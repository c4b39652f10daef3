// The started process: a few lines, so that the bundle owns everything else.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { keepCompiled } from "./keep-compiled.mjs";
import { unpackDemo } from "./unpack-demo.mjs";

const root = resolve(import.meta.dirname, "..");
const build = resolve(root, process.env.BUILD_DIR ?? "build");
keepCompiled(build);
if (unpackDemo(resolve(build, "demo"))) process.stdout.write("Copied the demo world of today's build\n");
const { run } = await import(pathToFileURL(resolve(build, "server/index.js")).href);
await run();
