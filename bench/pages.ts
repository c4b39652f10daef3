import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "./load.ts";

/**
 * npm run bench:pages – one server process answers three ways: the page from the cache, the same page
 * rendered anew, and a plain static response of the same bytes. The ratios are what counts.
 */
const data = mkdtempSync(join(tmpdir(), "bench-pages-"));
const server = fork(join(import.meta.dirname, "pages-server.mjs"), {
  env: { ...process.env, DATA_DIR: data, APP_MODE: "demo", LOG_LEVEL: "silent", MAX_IN_FLIGHT: "1000" },
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const ports = await new Promise<{ cached: number; rendered: number; plain: number }>((resolve, reject) => {
  server.once("message", (message) =>
    resolve(message as { cached: number; rendered: number; plain: number }),
  );
  server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
});

const headers = { "Accept-Encoding": "br" };
try {
  for (const path of ["/", "/faq", "/scholarships"]) {
    const at = (port: number) => `http://127.0.0.1:${port}${path}`;
    for (const port of Object.values(ports)) await load(at(port), { seconds: 1, headers });
    const [plain, cached, rendered] = [
      await load(at(ports.plain), { headers }),
      await load(at(ports.cached), { headers }),
      await load(at(ports.rendered), { headers }),
    ];
    console.log(
      `${path.padEnd(15)} plain ${plain.perSecond.toFixed(0)}/s · cached ${cached.perSecond.toFixed(0)}/s · rendered ${rendered.perSecond.toFixed(0)}/s` +
        ` · cached/rendered ${(cached.perSecond / rendered.perSecond).toFixed(1)}× (bar ≥ 10×) · cached/plain ${(cached.perSecond / plain.perSecond).toFixed(2)}` +
        ` · failed ${plain.failed + cached.failed + rendered.failed}`,
    );
  }
} finally {
  server.kill("SIGKILL");
  rmSync(data, { recursive: true, force: true });
}
