// Reading and compiling the bundle and its packages is most of a start: what V8 has compiled once is kept beside the
// bundle. The build fills it (scripts/building/prepare-demo.mjs); where it cannot be written, a start is only slower.
import { enableCompileCache } from "node:module";
import { resolve } from "node:path";

export function keepCompiled(build) {
  enableCompileCache(resolve(build, "server", ".compiled"));
}
