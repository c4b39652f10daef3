import type { MiddlewareHandler } from "hono";
import { newId } from "#app/core/id.ts";
import type { ServerEnv } from "../../hono-env.ts";

/** Every request has an id of ours; one sent by the client is never trusted. */
export function requestId(): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const id = newId();
    c.set("requestId", id);
    await next();
    // A file with a hash in its name is nobody's in particular; a page asks for twenty of them.
    if (!c.req.path.startsWith("/assets/")) c.res.headers.set("X-Request-Id", id);
  };
}
