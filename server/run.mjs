// The started process: one line, so that the bundle owns everything else.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "..");
const bundle = resolve(root, process.env.BUILD_DIR ?? "build", "server/index.js");
const { run } = await import(pathToFileURL(bundle).href);
await run();
