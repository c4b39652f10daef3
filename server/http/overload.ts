import { monitorEventLoopDelay } from "node:perf_hooks";
import type { MiddlewareHandler } from "hono";
import type { ServerEnv } from "../hono-env.ts";
import { busyPage } from "./busy-page.ts";

const busy =
  "Many people are here at this moment. Nothing you typed is lost: please try again in a few seconds.";

/**
 * T43: past what this process can carry, a fast and polite 503 beats a slow answer for everybody.
 * Health checks and files stand before this in the chain and always pass: they cost next to nothing.
 */
export function shedOverload(maxInFlight: number): MiddlewareHandler<ServerEnv> {
  let inFlight = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const timer = setInterval(() => delay.reset(), 2000);
  timer.unref();
  return async (c, next) => {
    const lagging = delay.percentile(50) / 1e6 > 400;
    if (inFlight >= maxInFlight || (lagging && inFlight > maxInFlight / 4)) {
      const headers = { "Retry-After": "3", "Cache-Control": "no-store" };
      const isPage = c.req.header("Accept")?.includes("text/html") ?? false;
      return isPage ? c.html(busyPage, 503, headers) : c.text(busy, 503, headers);
    }
    inFlight += 1;
    try {
      await next();
    } finally {
      inFlight -= 1;
    }
  };
}
