import type { MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { mayReadReplica, readWritePlace, replicaDb } from "#app/db/replica.server.ts";
import type { ServerEnv } from "../hono-env.ts";

/** "0/16B3748" without the stroke, which a cookie should not have. */
const COOKIE = "written";
/** A replica that is further behind than this is a trouble of its own. */
const KEPT_SECONDS = 600;

/**
 * Whoever has just written reads what they wrote: their browser brings the place of it in the database's log, and a
 * replica that is not there yet is not asked.
 */
export function replicaReads(isSecure: boolean): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (!replicaDb()) return next();
    if (c.req.method === "GET" || c.req.method === "HEAD")
      return mayReadReplica(placeIn(getCookie(c, COOKIE)), next);
    await next();
    setCookie(c, COOKIE, (await readWritePlace()).replace("/", "-"), {
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      maxAge: KEPT_SECONDS,
      secure: isSecure,
    });
  };
}

function placeIn(cookie: string | undefined): string | null {
  return cookie && /^[0-9A-F]{1,8}-[0-9A-F]{1,8}$/.test(cookie) ? cookie.replace("-", "/") : null;
}
