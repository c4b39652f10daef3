import { resolve } from "node:path";
import { packStaticFiles } from "../server/static-files.ts";

/** The last step of a build: every text asset once as Brotli and once as gzip. */
const count = await packStaticFiles(
  resolve(import.meta.dirname, "..", process.env.BUILD_DIR ?? "build", "client"),
);
console.log(`Packed ${count} assets`);
