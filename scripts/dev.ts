import { createServer } from "node:http";
import { createServer as createVite } from "vite";

/** `npm run dev`: the same Hono app as in production, its modules served and reloaded by Vite. */
const port = Number(process.env.PORT ?? 3000);
const server = createServer();
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server } },
  appType: "custom",
});
const entry = (await vite.ssrLoadModule("./server/entry.ts")) as typeof import("../server/entry.ts");
const listener = await entry.devListener();

server.on("request", (request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
});
server.listen(port, "127.0.0.1", () => console.log(`ScholarSetu (dev) at http://127.0.0.1:${port}`));
