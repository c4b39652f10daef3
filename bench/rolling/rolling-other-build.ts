import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A build of the same pages whose every asset has another name, as after a change everywhere: for a deploy. */
export function makeOtherBuild(build: string, target: string): void {
  cpSync(build, target, {
    recursive: true,
    filter: (path) => !/\/(demo|\.compiled)$|\.(br|gz)$/.test(path),
  });
  const assets = readdirSync(join(target, "client", "assets"));
  // The last eight characters before the ending are the mark of the content, whatever stands before them.
  const marks = assets.flatMap((name) => name.match(/[\w-]{8}\.\w+$/)?.[0] ?? []);
  const version = assets.find((name) => name.startsWith("manifest-"))?.slice("manifest-".length, -3) ?? "";
  const renamed = (text: string) =>
    text.replace(/[\w-]{8}\.(?:js|css|svg|woff2|png)/g, (mark) => (known.has(mark) ? `z${mark}` : mark));
  const known = new Set(marks);
  for (const folder of ["client/assets", "server", "server/assets"]) {
    for (const name of readdirSync(join(target, folder))) {
      if (!/\.(js|css)$/.test(name)) continue;
      const file = join(target, folder, name);
      const text = renamed(readFileSync(file, "utf8")).replaceAll(`"${version}"`, `"z${version}"`);
      writeFileSync(file, text);
    }
  }
  for (const name of assets) {
    const mark = name.match(/[\w-]{8}\.\w+$/)?.[0];
    if (mark) renameSync(join(target, "client/assets", name), join(target, "client/assets", renamed(name)));
  }
  rmSync(join(target, ".source-hash"), { force: true });
}
