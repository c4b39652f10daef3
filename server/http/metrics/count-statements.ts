import type { MiddlewareHandler } from "hono";
import { addToLogScope } from "#app/core/requests/observing/log.server.ts";
import { countReads } from "#app/db/read-once.server.ts";
import type { ServerEnv } from "../../hono-env.ts";

/** What is only read is read once, and the request's line tells how many statements it took. */
export function countStatements(): MiddlewareHandler<ServerEnv> {
  return (c, next) =>
    countReads({ remember: c.req.method === "GET" || c.req.method === "HEAD" }, async (counts) => {
      await next();
      const { statements, repeats } = counts;
      if (statements > 0) addToLogScope({ statements, ...(repeats > 0 && { repeats }) });
    });
}
