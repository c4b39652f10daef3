// The floor of bench/signed-in.ts: the built site whose loaders answer from memory after the first look. What is left
// is the way through the server, React and packing.
import { createServer } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { unpackDemo } from "../../server/unpack-demo.mjs";

const build = resolve(import.meta.dirname, "../..", process.env.BUILD_DIR ?? "build");
unpackDemo(resolve(build, "demo"));
const { benchListeners } = await import(pathToFileURL(resolve(build, "server/index.js")).href);

/** A refusal is thrown as before: only answers are kept. */
function kept(doing, keyOf) {
  const known = new Map();
  return async (...args) => {
    const key = keyOf(...args);
    if (!known.has(key)) known.set(key, await doing(...args));
    return known.get(key);
  };
}

function fromMemory(site) {
  const routes = Object.entries(site.routes).map(([id, route]) => {
    if (!route?.module.loader) return [id, route];
    const loader = kept(route.module.loader, ({ request }) => request.url);
    return [id, { ...route, module: { ...route.module, loader } }];
  });
  return { ...site, routes: Object.fromEntries(routes) };
}

const { instead } = await benchListeners((site, resolveActor) => ({
  build: fromMemory(site),
  resolveActor: kept(resolveActor, (request) => request.headers.get("cookie")),
}));
// Signing in goes through the same listener: forms are not remembered.
createServer(instead).listen(Number(process.env.PORT), "127.0.0.1");
