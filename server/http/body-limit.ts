import type { Context, MiddlewareHandler } from "hono";
import {
  type ProblemError,
  payloadTooLarge,
  problemResponse,
  unauthenticated,
} from "#app/core/requests/errors.ts";
import { maxFormBytes } from "#app/features/documents/file-rules.ts";
import { sessionCookie } from "#app/features/identity/server/sessions/session-cookie.server.ts";
import { findRoute } from "#app/route-table.ts";
import type { ServerEnv } from "../hono-env.ts";
import { refuseAsPage } from "./refuse-as-page.ts";

/** What a form of words may be at most; each reader has its own, smaller limit. */
export const largestPlainBody = 1024 * 1024;
/** Of JSON to the API: a whole registration in words has a tenth of it. What is larger is not even received. */
const largestCall = 64 * 1024;
/** The one call that is not in the route table and takes files. */
const apiWithFiles = "/api/v1/registration";

type BodyLimitOptions = {
  /** Whether this token is, or lately was, somebody's session. */
  isSession: (token: string) => Promise<boolean>;
};

/**
 * X4, X5: how much may be sent to this address, decided before a byte of it is read. Files only where the route
 * says so, and, unless it says everyone, only from somebody who has signed in. What is too large for any field to
 * say so gets the error page, in the reader's language, or a problem.
 */
export function limitBody({ isSession }: BodyLimitOptions): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const declared = c.req.header("transfer-encoding") ? undefined : c.req.header("content-length");
    const size = declared === undefined ? Number.POSITIVE_INFINITY : Number(declared);
    const files = size > largestPlainBody ? filesOf(c) : "none";
    const isStranger = files === "signed-in" && !(await hasSession(c, isSession));
    const plain = isCall(c) ? largestCall : largestPlainBody;
    const most = files === "none" || isStranger ? plain : maxFormBytes;
    c.set("bodyLimit", most);
    // Sent in pieces, nobody knows how many: counted as they come (receive-body.ts).
    if (declared === undefined || size <= most) return next();
    return refuse(c, isStranger ? unauthenticated() : payloadTooLarge(), next);
  };
}

function isCall(c: Context<ServerEnv>): boolean {
  return c.req.path.startsWith("/api/") && /^application\/json\b/i.test(c.req.header("content-type") ?? "");
}

function filesOf(c: Context<ServerEnv>): "none" | "signed-in" | "everyone" {
  if (!/^multipart\/form-data\b/i.test(c.req.header("content-type") ?? "")) return "none";
  return c.req.path === apiWithFiles ? "signed-in" : (findRoute(c.req.path)?.files ?? "none");
}

async function hasSession(c: Context<ServerEnv>, isSession: BodyLimitOptions["isSession"]): Promise<boolean> {
  const token = sessionCookie.read(c.req.raw, "session");
  return token !== null && isSession(token);
}

function refuse(
  c: Context<ServerEnv>,
  problem: ProblemError,
  next: () => Promise<void>,
): Promise<void> | Response {
  if (c.req.path.startsWith("/api/")) return problemResponse(problem, c.get("requestId"), c.req.raw.headers);
  return refuseAsPage(c, problem, next);
}
