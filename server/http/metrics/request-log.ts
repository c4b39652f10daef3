import { AsyncLocalStorage } from "node:async_hooks";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { OutsideError } from "#app/adapters/outside-error.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { inLogScope, log, notedCause } from "#app/core/requests/observing/log.server.ts";
import { inSpan } from "#app/core/requests/observing/trace.server.ts";
import { type AddressStyle, writtenAddress } from "#app/core/requests/written-address.server.ts";
import { findRoute } from "#app/route-table.ts";
import type { ServerEnv } from "../../hono-env.ts";
import { requestDuration } from "./server-metrics.ts";

/** Asked every few seconds by machines, or twenty at a time by one page: counted, and told at debug only. */
const quiet = /^\/(assets\/|healthz$|readyz$|metrics$)/;

/**
 * T27: one line for each request when its answer has left: which page or call, by its pattern, how it ended, who
 * asked by role. A 5xx tells its cause on the same line. Nothing that a person typed.
 */
export function logRequests(addresses: AddressStyle): MiddlewareHandler<ServerEnv> {
  return (c, next) =>
    inLogScope({ req: c.get("requestId") }, async () => {
      const started = performance.now();
      const sent = bytesSent(c);
      await inSpan("request", { "http.request.method": c.req.method }, async (note) => {
        await next();
        note({ "http.route": patternOf(c), "http.response.status_code": c.res.status });
      });
      const tell = () => {
        const milliseconds = performance.now() - started;
        const { method } = c.req;
        const { status } = c.res;
        const route = patternOf(c);
        requestDuration.observe({ method, route, status: String(status) }, milliseconds / 1000);
        const address = writtenAddress(c.get("clientAddress"), addresses);
        writeLine(c, { method, route, status, ms: Math.round(milliseconds), bytes: sent(), ...address });
      };
      const outgoing = c.env?.outgoing;
      if (!outgoing || outgoing.writableFinished) tell();
      else outgoing.once("close", AsyncLocalStorage.bind(tell));
    });
}

type Facts = { method: string; route: string; status: number; ms: number; bytes: number; address?: string };

function writeLine(c: Context<ServerEnv>, facts: Facts): void {
  const { status } = facts;
  const cause = status >= 500 ? notedCause() : undefined;
  const line = cause === undefined ? facts : { ...facts, err: cause };
  // A browser that goes on to the next page drops what it was loading: no fault of ours, and nobody to tell.
  if (hasLeft(c)) log.info({ ...line, left: true }, "request");
  else if (status === 503 && isExpected(cause)) log.warn(line, "request put off");
  else if (status >= 500) log.error(line, "request failed");
  else if (quiet.test(c.req.path)) log.debug(line, "request");
  else log.info(line, "request");
}

/** With the head, as it went over the line: a connection serves one request after the other. */
function bytesSent(c: Context<ServerEnv>): () => number {
  const socket = c.env?.incoming?.socket;
  if (!socket) return () => Number(c.res.headers.get("content-length") ?? 0);
  const before = socket.bytesWritten;
  return () => socket.bytesWritten - before;
}

function hasLeft(c: Context<ServerEnv>): boolean {
  const outgoing = c.env?.outgoing;
  return outgoing ? !outgoing.writableFinished : c.req.raw.signal.aborted;
}

/** Too many at once, or something outside is away: the answer says so, and there is nothing to mend in the code. */
function isExpected(cause: unknown): boolean {
  return cause === undefined || isProblem(cause) || cause instanceof OutsideError;
}

/** "/applications/:number": an address may hold a name or a number, and a mistyped one anything at all. */
function patternOf(c: Context<ServerEnv>): string {
  if (c.req.path.startsWith("/assets/")) return "/assets/*";
  const own = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"));
  return own?.path ?? findRoute(c.req.path)?.path ?? "…";
}
