import type { IncomingMessage } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { ServerEnv } from "../hono-env.ts";

/** Smaller bodies are through before anybody notices. */
const worthWaiting = 64 * 1024;
const longestMs = 60_000;
const silenceMs = 2000;

/**
 * A browser reads no answer before it has sent its whole form. Whoever is refused in the middle of sending would see
 * "connection reset" instead of the reason: so the answer goes out at once, and what still comes in is let go
 * until the form is through, for a minute at most.
 */
export function drainBody(): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    await next();
    // Without a socket there is nobody to listen to: the app called directly, in a test.
    const incoming = (c.env as Partial<ServerEnv["Bindings"]> | undefined)?.incoming;
    const { res } = c;
    if (!incoming || res.status < 400 || incoming.readableEnded || incoming.destroyed) return;
    if (c.req.method === "GET" || c.req.method === "HEAD" || c.get("hangsUp")) return;
    if (Number(incoming.headers["content-length"] ?? Number.POSITIVE_INFINITY) < worthWaiting) return;
    const page = new Uint8Array(await res.arrayBuffer());
    const headers = new Headers(res.headers);
    headers.set("Connection", "close");
    // The end comes after the form's: told the length, a program would hang up in the middle of sending.
    headers.delete("Content-Length");
    c.res = undefined;
    c.res = new Response(thenWait(page, discard(incoming)), { status: res.status, headers });
  };
}

function thenWait(page: Uint8Array, wait: Promise<void>): ReadableStream {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(page);
      await wait;
      controller.close();
    },
  });
}

function discard(incoming: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    const atLast = setTimeout(stop, longestMs);
    let silence = setTimeout(stop, silenceMs);
    function stop() {
      clearTimeout(atLast);
      clearTimeout(silence);
      incoming.off("data", hear);
      incoming.off("close", stop);
      incoming.off("end", stop);
      done();
    }
    function hear() {
      clearTimeout(silence);
      silence = setTimeout(stop, silenceMs);
    }
    // Whoever was reading has given up; left in place, it would stop the flow.
    incoming.removeAllListeners("data");
    incoming.on("data", hear);
    incoming.on("end", stop);
    incoming.on("close", stop);
    incoming.resume();
    if (incoming.readableEnded || incoming.destroyed) stop();
  });
}
