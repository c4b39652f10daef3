import type { Context } from "hono";
import { unavailable } from "#app/core/requests/errors.ts";
import { addToLogScope } from "#app/core/requests/observing/log.server.ts";
import { type Language, languageFromCookies, pickLanguage } from "#app/core/words/i18n.ts";
import type { ServerEnv } from "../../hono-env.ts";
import { shedRequests } from "../metrics/server-metrics.ts";
import { type BusyFor, busyPage, busyPagePolicy, busySentence } from "./busy-page.ts";
import { firstTry, noteFirstTry } from "./first-try.ts";
import type { Lane } from "./gate.ts";

/** Seconds to stay away, from … to: spread, so that they do not all come back at once. */
const comeBack: Record<Lane, readonly [number, number]> = {
  sending: [2, 5],
  applying: [3, 7],
  reading: [5, 12],
};

/** The receipt belongs to the sending: nobody should press Submit twice because its answer was not shown. */
export function laneOf(method: string, path: string): Lane {
  if (method !== "GET" && method !== "HEAD") return "sending";
  if (/^\/applications\/[^/]+\/receipt(\.|$)/.test(path)) return "sending";
  return /^\/(apply|otr-registration|login)(\/|\.|$)/.test(path) ? "applying" : "reading";
}

/** A polite and cheap answer to whoever there is no room for. */
export function comeBackLater(c: Context<ServerEnv>, lane: Lane): Response {
  const [from, to] = comeBack[lane];
  const seconds = String(from + Math.floor(Math.random() * (to - from + 1)));
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  const isApplication = isSubmission(c);
  const what: BusyFor = isRead ? "reading" : isApplication ? "applying" : "sending";
  shedRequests.inc({ lane });
  addToLogScope({ shed: lane });
  const headers = new Headers({ "Retry-After": seconds, "Cache-Control": "no-store", "X-Busy": "1" });
  if (c.get("hangsUp")) headers.set("Connection", "close");
  const note = isApplication ? noteFirstTry(c.req.raw, c.get("receivedAt")) : null;
  if (note) headers.append("Set-Cookie", note);
  const language = languageOf(c);
  if (!c.req.header("accept")?.includes("text/html")) {
    headers.set("Content-Type", "application/problem+json; charset=utf-8");
    const { status, code, title } = unavailable();
    const detail = busySentence(language, what);
    return new Response(
      JSON.stringify({ type: `urn:scholarsetu:problem:${code}`, title, status, code, detail }),
      {
        status,
        headers,
      },
    );
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", busyPagePolicy);
  if (isRead) headers.set("Refresh", seconds);
  const { plain, gzip } = busyPage(language, what);
  // Packed already, so that refusing stays cheaper than serving.
  const isPacked = c.req.header("accept-encoding")?.includes("gzip") === true;
  if (isPacked) headers.set("Content-Encoding", "gzip");
  return new Response(isPacked ? gzip : plain, { status: 503, headers });
}

/** The wizard's buttons, Submit among them; with script React Router asks for the same as data. */
function isSubmission(c: Context<ServerEnv>): boolean {
  return c.req.method === "POST" && /^\/apply(\.data)?$/.test(c.req.path);
}

/** Before any waiting: this moment decides about a closing. */
export function noteArrival(c: Context<ServerEnv>): void {
  if (isSubmission(c) && !c.get("receivedAt")) c.set("receivedAt", firstTry(c.req.raw));
}

function languageOf(c: Context<ServerEnv>): Language {
  return pickLanguage({
    query: c.req.query("lang"),
    cookie: languageFromCookies(c.req.header("cookie") ?? null),
    acceptLanguage: c.req.header("accept-language"),
  });
}
