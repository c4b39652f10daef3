import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { packStaticFiles } from "../server/static-files.ts";

/** The last step of a build: every text asset once as Brotli and once as gzip. */
const client = resolve(import.meta.dirname, "..", process.env.BUILD_DIR ?? "build", "client");
for (const name of globSync("assets/manifest-*.js", { cwd: client })) slimManifest(join(client, name));
const count = await packStaticFiles(client);
console.log(`Packed ${count} assets`);

/**
 * The map of all routes goes to every visitor. A third of it is lists of files to fetch ahead for links that ask
 * for it, and none of ours does; the server, which names them in the page itself, has its own copy.
 */
function slimManifest(file: string): void {
  const [name, map] = readFileSync(file, "utf8").split(/=(.*)/s);
  const { routes, ...rest } = JSON.parse(map?.replace(/;\s*$/, "") ?? "{}");
  for (const route of Object.values<Record<string, unknown>>(routes)) {
    for (const [key, value] of Object.entries(route)) {
      const isEmpty = value === false || (Array.isArray(value) && value.length === 0);
      if (key === "imports" || isEmpty) delete route[key];
    }
  }
  writeFileSync(file, `${name}=${JSON.stringify({ ...rest, routes })};`);
}
