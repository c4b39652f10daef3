import { setTimeout as pause } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import type { ServerEnv } from "../hono-env.ts";
import { comeBackLater, laneOf } from "./come-back-later.ts";
import { Crowding, watchLag } from "./crowding.ts";
import { clientOf } from "./known-readers.ts";

type HoldBackOptions = {
  /** How late the process is, in milliseconds. */
  lagMs?: () => number;
  heldMs?: number;
};

/** A held request is a timer and a socket: so many of them cost nothing worth naming. */
const mostHeld = 1000;

/**
 * T50: whoever crowds out the others while the process lags is asked to come back, but only after some seconds: its
 * connections are busy with waiting meanwhile, and the process is not.
 */
export function holdBack({ lagMs = watchLag().lagMs, heldMs = 3000 }: HoldBackOptions = {}) {
  const crowding = new Crowding(lagMs);
  let held = 0;
  const middleware: MiddlewareHandler<ServerEnv> = async (c, next) => {
    const leave = crowding.enter(clientOf(c));
    if (leave) return next().finally(leave);
    // Nothing of what it sends is read any more.
    if (c.req.method !== "GET" && c.req.method !== "HEAD") c.set("hangsUp", true);
    if (held < mostHeld) {
      held += 1;
      await pause(heldMs);
      held -= 1;
    }
    return comeBackLater(c, laneOf(c.req.method, c.req.path));
  };
  return middleware;
}
