// One process, three listeners: cached pages, rendered pages, and the same bytes without any of us.
import { createServer } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { unpackDemo } from "../server/unpack-demo.mjs";

const build = resolve(import.meta.dirname, "..", process.env.BUILD_DIR ?? "build");
unpackDemo(resolve(build, "demo"));
const { benchListeners } = await import(pathToFileURL(resolve(build, "server/index.js")).href);
const { cached, rendered } = await benchListeners();
const kept = new Map();

function listen(handler) {
  return new Promise((done) => {
    const server = createServer(handler).listen(0, "127.0.0.1", () => done(server.address().port));
  });
}

const cachedPort = await listen(cached);
const renderedPort = await listen(rendered);
const plainPort = await listen(async (request, response) => {
  if (!kept.has(request.url)) {
    // Node's fetch unpacks what it gets, so the packed size is read from the header and filled with noise.
    const answer = await fetch(`http://127.0.0.1:${cachedPort}${request.url}`, {
      headers: { "Accept-Encoding": "br" },
    });
    kept.set(request.url, Buffer.alloc(Number(answer.headers.get("content-length")), 97));
  }
  const body = kept.get(request.url);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length });
  response.end(body);
});
process.send({ cached: cachedPort, rendered: renderedPort, plain: plainPort });
