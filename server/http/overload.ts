import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Context, MiddlewareHandler, Next } from "hono";
import { isProblem, problemResponse, unavailable } from "#app/core/errors.ts";
import { type Language, languageFromCookies, pickLanguage } from "#app/core/i18n.ts";
import { addToLogScope } from "#app/core/log.server.ts";
import type { ServerEnv } from "../hono-env.ts";
import { type BusyFor, busyPage, busyPagePolicy, busySentence } from "./busy-page.ts";
import { ClientShares } from "./client-shares.ts";
import { firstTry, noteFirstTry } from "./first-try.ts";
import { Gate, type Lane } from "./gate.ts";
import { clientOf } from "./known-readers.ts";
import { requestsInFlight, shedRequests } from "./metrics.ts";
import { receiveBody } from "./receive-body.ts";
import { refuseAsPage } from "./refuse-as-page.ts";

/** Seconds to stay away, from … to: spread, so that they do not all come back at once. */
const comeBack: Record<Lane, readonly [number, number]> = {
  sending: [2, 5],
  applying: [3, 7],
  reading: [5, 12],
};

type OverloadOptions = {
  /** The most that is worked on at once. Five times as many may be sending; one client a quarter of it. */
  maxInFlight: number;
  /** A page that lies ready costs no more than the refusal. */
  isReady?: (c: Context<ServerEnv>) => boolean;
};

/**
 * T43: past what this process can carry, a fast and polite 503 beats a slow answer for everybody, and whoever
 * sends something goes before whoever looks (docs/decisions/0015). T50: and no client takes more than its share,
 * neither of the places nor of the lines that are still sending. Health checks and files stand before this
 * in the chain and always pass: they cost next to nothing.
 */
export function shedOverload({
  maxInFlight,
  isReady = () => false,
}: OverloadOptions): MiddlewareHandler<ServerEnv> {
  const gate = new Gate(maxInFlight);
  const shares = new ClientShares(maxInFlight * 5, Math.max(1, Math.ceil(maxInFlight / 4)));
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const timer = setInterval(() => delay.reset(), 2000);
  timer.unref();
  const work = async (c: Context<ServerEnv>, lane: Lane, client: string, next: Next) => {
    const leave = await gate.enter(lane, client);
    if (!leave) return refuse(c, lane);
    try {
      await next();
    } finally {
      leave();
    }
  };
  return async (c, next) => {
    const lane = laneOf(c.req.method, c.req.path);
    const isLagging = delay.percentile(50) / 1e6 > 400;
    if (!isLagging && lane === "reading" && isReady(c)) return next();
    // Before any waiting: this moment decides about a closing.
    if (isSubmission(c)) c.set("receivedAt", firstTry(c.req.raw));
    const client = clientOf(c);
    const end = shares.enter(client);
    if (!end) {
      // Too much of one client: it is not listened to any further either.
      c.set("hangsUp", true);
      return refuse(c, lane);
    }
    requestsInFlight.set(shares.underWay);
    let clear = async () => {};
    try {
      clear = await receiveBody(c, client).catch((error: unknown) => {
        if (!isProblem(error)) throw error;
        // The page says what was wrong with the sending; for that it needs a place like any other.
        return refuseAsPage(c, error, async () => {}).then(() => async () => {});
      });
      const refusal = c.get("refusal");
      if (refusal && c.req.path.startsWith("/api/")) return problemResponse(refusal, c.get("requestId"));
      return await work(c, lane, client, next);
    } finally {
      end();
      requestsInFlight.set(shares.underWay);
      await clear();
    }
  };
}

/** The receipt belongs to the sending: nobody should press Submit twice because its answer was not shown. */
export function laneOf(method: string, path: string): Lane {
  if (method !== "GET" && method !== "HEAD") return "sending";
  if (/^\/applications\/[^/]+\/receipt(\.|$)/.test(path)) return "sending";
  return /^\/(apply|otr-registration|login)(\/|\.|$)/.test(path) ? "applying" : "reading";
}

function refuse(c: Context<ServerEnv>, lane: Lane): Response {
  const [from, to] = comeBack[lane];
  const seconds = String(from + Math.floor(Math.random() * (to - from + 1)));
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  const isApplication = isSubmission(c);
  const what: BusyFor = isRead ? "reading" : isApplication ? "applying" : "sending";
  shedRequests.inc({ lane });
  addToLogScope({ shed: lane });
  const headers = new Headers({ "Retry-After": seconds, "Cache-Control": "no-store", "X-Busy": "1" });
  if (c.get("hangsUp")) headers.set("Connection", "close");
  const note = isApplication ? noteFirstTry(c.req.raw) : null;
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

function languageOf(c: Context<ServerEnv>): Language {
  return pickLanguage({
    query: c.req.query("lang"),
    cookie: languageFromCookies(c.req.header("cookie") ?? null),
    acceptLanguage: c.req.header("accept-language"),
  });
}
