import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Context, MiddlewareHandler, Next } from "hono";
import { isProblem, problemResponse } from "#app/core/requests/errors.ts";
import type { ServerEnv } from "../../hono-env.ts";
import { requestsInFlight } from "../metrics/server-metrics.ts";
import { receiveBody } from "../receive-body.ts";
import { refuseAsPage } from "../refuse-as-page.ts";
import { ClientShares } from "./client-shares.ts";
import { comeBackLater, laneOf, noteArrival } from "./come-back-later.ts";
import { Gate, type Lane } from "./gate.ts";
import { clientOf } from "./known-readers.ts";

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
    if (!leave) return comeBackLater(c, lane);
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
    noteArrival(c);
    const client = clientOf(c);
    const end = shares.enter(client);
    if (!end) {
      // Too much of one client: it is not listened to any further either.
      c.set("hangsUp", true);
      return comeBackLater(c, lane);
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
      if (refusal && c.req.path.startsWith("/api/"))
        return problemResponse(refusal, c.get("requestId"), c.req.raw.headers);
      return await work(c, lane, client, next);
    } finally {
      end();
      requestsInFlight.set(shares.underWay);
      await clear();
    }
  };
}
