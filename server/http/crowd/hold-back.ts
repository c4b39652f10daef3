import { setTimeout as pause } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import type { ServerEnv } from "../../hono-env.ts";
import { comeBackLater, laneOf, noteArrival } from "./come-back-later.ts";
import { Crowding, watchLag } from "./crowding.ts";
import { clientOf } from "./known-readers.ts";
import { Turns } from "./turns.ts";

type HoldBackOptions = {
  /** How late the process is, in milliseconds. */
  lagMs?: () => number;
  heldMs?: number;
};

/** A held request is a timer and a socket: so many of them cost nothing worth naming. */
const mostHeld = 1000;

/**
 * T50: clients take turns at being begun. Whoever crowds out the others while the process lags is asked to come back,
 * but only after some seconds: its connections are busy with waiting meanwhile, and the process is not.
 */
export function holdBack({ lagMs = watchLag().lagMs, heldMs = 3000 }: HoldBackOptions = {}) {
  const crowding = new Crowding(lagMs);
  const turns = new Turns();
  let held = 0;
  const middleware: MiddlewareHandler<ServerEnv> = async (c, next) => {
    noteArrival(c);
    const client = clientOf(c);
    const leave = crowding.arrive(client);
    await turns.wait(client);
    if (!crowding.isTooMany(client)) return next().finally(leave);
    leave();
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
