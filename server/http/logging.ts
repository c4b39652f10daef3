import type { MiddlewareHandler } from "hono";
import { pino } from "pino";
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

/** T27: the path without its query, the status and the time; nothing that a person typed. */
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
      path: withoutIds(c.req.path),
      status: c.res.status,
      ms: Math.round(milliseconds),
    };
    // A browser that goes on to the next page drops what it was loading: no fault of ours, and nobody to tell.
    if (c.res.status >= 500 && c.res.status !== 503 && !c.req.raw.signal.aborted)
      log.error(line, "request failed");
    else log.debug(line, "request");
  };
}

function withoutIds(path: string): string {
  return path.replace(/\d{6,}/g, "…");
}
