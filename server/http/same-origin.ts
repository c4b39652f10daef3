import type { MiddlewareHandler } from "hono";
import { forbidden, problemResponse } from "#app/core/errors.ts";
import type { ServerEnv } from "../hono-env.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

export function isSameOrigin(headers: Headers, host: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (origin === null) return false;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** T10: a write must come from our own pages. Signed machine calls (webhooks) name their paths. */
export function sameOrigin(exceptPaths: string[]): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (harmless.has(c.req.method) || exceptPaths.some((path) => c.req.path.startsWith(path))) return next();
    if (isSameOrigin(c.req.raw.headers, c.req.header("host") ?? "")) return next();
    return problemResponse(
      forbidden("This form was sent from another site. Open the page here and send it again."),
      c.get("requestId"),
    );
  };
}
