import type { MiddlewareHandler } from "hono";
import { ProblemError, problemResponse } from "#app/core/requests/errors.ts";
import type { ServerEnv } from "../hono-env.ts";
import { refuseAsPage } from "./refuse-as-page.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/** Said by the browser, in one header or the other; where both speak, both must agree. */
export function isSameOrigin(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get("origin");
  if (origin !== null && origin !== publicOrigin) return false;
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  return origin !== null;
}

/** T10: a write must come from our own pages. Signed machine calls (webhooks) name their paths. */
export function sameOrigin(exceptPaths: string[]): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (harmless.has(c.req.method) || exceptPaths.some((path) => c.req.path.startsWith(path))) return next();
    if (isSameOrigin(c.req.raw.headers, c.get("publicOrigin"))) return next();
    const refusal = foreignForm();
    // A person reads a page (T31); a program that only says "anything" gets a problem.
    const isPage = c.req.header("accept")?.includes("text/html") || c.req.path.endsWith(".data");
    if (!isPage || c.req.path.startsWith("/api/"))
      return problemResponse(refusal, c.get("requestId"), c.req.raw.headers);
    return refuseAsPage(c, refusal, next);
  };
}

function foreignForm(): ProblemError {
  return new ProblemError({
    status: 403,
    code: "foreign_form",
    title: "Not sent from here",
    detail: "This form was sent from another site. Open the page here and send it again.",
  });
}
