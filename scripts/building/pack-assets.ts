import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { packStaticFiles } from "../../server/files/static-files.ts";

/** Runs in the browser, so it is text: makes the map of routes again from one line a route. */
const unfold = String.raw`(rest,flags,lines)=>{const routes={};for(const line of lines.split("\n")){const[id,parentId,path,set,file,...more]=line.split("|"),route=routes[id]={id,module:file[0]=="/"?file:"/assets/"+id.split("/").at(-1)+"-"+file};if(parentId)route.parentId=parentId;if(path!="?")route.path=path;flags.forEach((flag,bit)=>{if(parseInt(set,36)>>bit&1)route[flag]=true});if(more[0])Object.assign(route,JSON.parse(more.join("|")))}return{...rest,routes}}`;

/** The last step of a build: every text asset once as Brotli and once as gzip. */
const client = resolve(import.meta.dirname, "../..", process.env.BUILD_DIR ?? "build", "client");
for (const name of globSync("assets/manifest-*.js", { cwd: client })) slimManifest(join(client, name));
const count = await packStaticFiles(client);
console.log(`Packed ${count} assets`);

/**
 * The map of all routes goes to every visitor, so it is written as one line a route. A third of it was lists of
 * files to fetch ahead for links that ask for it, and none of ours does; the server, which names them in the page
 * itself, has its own copy.
 */
function slimManifest(file: string): void {
  const [name, map] = readFileSync(file, "utf8").split(/=(.*)/s);
  const { routes, ...rest } = JSON.parse(map?.replace(/;\s*$/, "") ?? "{}");
  const all = Object.values<Record<string, unknown>>(routes);
  const flags = [...new Set(all.flatMap((route) => Object.keys(route).filter((key) => route[key] === true)))];
  const lines = all.map(({ id, parentId, path = "?", module, imports: _, ...facts }) => {
    const set = flags.reduce((bits, flag, bit) => bits | (facts[flag] === true ? 1 << bit : 0), 0);
    const others = Object.entries(facts).filter(
      ([, value]) => typeof value !== "boolean" && !(Array.isArray(value) && value.length === 0),
    );
    const more = others.length > 0 ? [JSON.stringify(Object.fromEntries(others))] : [];
    // A file is called like its route, but for the mark of its content.
    const file = String(module).replace(`/assets/${String(id).split("/").at(-1)}-`, "");
    return [id, parentId, path, set.toString(36), file, ...more].join("|");
  });
  const folded = [rest, flags, lines.join("\n")].map((part) => JSON.stringify(part));
  writeFileSync(file, `${name}=(${unfold})(${folded.join()});`);
}
