import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { pino } from "pino";
import { findRoute } from "#app/route-table.ts";
import type { ServerEnv } from "../hono-env.ts";
import { requestDuration } from "./metrics.ts";

export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === "test" ? "warn" : "info"),
  base: null,
  redact: {
    paths: [
      "phone",
      "email",
      "otp",
      "password",
      "aadhaar",
      "account",
      "pan",
      "cookie",
      "authorization",
      "*.phone",
      "*.email",
      "*.otp",
      "*.password",
      "*.aadhaar",
      "*.account",
      "*.pan",
    ],
    censor: "[hidden]",
  },
});

/** T27: which page or call, by its pattern, the status and the time; nothing that a person typed. */
export function logRequests(): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const milliseconds = performance.now() - started;
    requestDuration.observe({ method: c.req.method, status: String(c.res.status) }, milliseconds / 1000);
    if (c.req.path.startsWith("/assets/")) return;
    const line = {
      id: c.get("requestId"),
      method: c.req.method,
      path: patternOf(c),
      status: c.res.status,
      ms: Math.round(milliseconds),
    };
    // A browser that goes on to the next page drops what it was loading: no fault of ours, and nobody to tell.
    if (c.res.status >= 500 && c.res.status !== 503 && !c.req.raw.signal.aborted)
      log.error(line, "request failed");
    else log.debug(line, "request");
  };
}

/** "/applications/:number": an address may hold a name or a number, and a mistyped one anything at all. */
function patternOf(c: Context<ServerEnv>): string {
  const own = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"));
  return own?.path ?? findRoute(c.req.path)?.path ?? "…";
}
