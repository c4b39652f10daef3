import type { Context, Next } from "hono";
import type { ProblemError } from "#app/core/requests/errors.ts";
import type { ServerEnv } from "../hono-env.ts";

/** What says how a body was sent, and from where: the page sees no body, and the refusal has spoken already. */
const ofTheSending = ["content-length", "content-type", "transfer-encoding", "origin"];

/** The page answers for itself, in its shell and in the reader's language, without ever seeing what was sent. */
export function refuseAsPage(c: Context<ServerEnv>, refusal: ProblemError, next: Next): Promise<void> {
  c.set("refusal", refusal);
  const { url, method, headers, signal } = c.req.raw;
  const plain = new Headers(headers);
  for (const name of ofTheSending) plain.delete(name);
  c.req.raw = new Request(url, { method, headers: plain, signal });
  return next();
}
