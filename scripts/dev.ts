import { createServer } from "node:http";
import { createServer as createVite } from "vite";

/** `npm run dev`: the same Hono app as in production, its modules served and reloaded by Vite. */
const port = Number(process.env.PORT ?? 3000);
const vite = await createVite({ server: { middlewareMode: true }, appType: "custom" });
const entry = (await vite.ssrLoadModule("./server/entry.ts")) as typeof import("../server/entry.ts");
const listener = await entry.devListener();

createServer((request, response) => {
  vite.middlewares(request, response, () => void listener(request, response));
}).listen(port, "127.0.0.1", () => console.log(`ScholarSetu (dev) at http://127.0.0.1:${port}`));
