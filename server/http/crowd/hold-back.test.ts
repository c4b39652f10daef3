import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { ServerEnv } from "../../hono-env.ts";
import { Crowding } from "./crowding.ts";
import { holdBack } from "./hold-back.ts";

function crowdingOf({ lag }: { lag: number }) {
  const state = { at: 0, lag };
  const crowding = new Crowding(
    () => state.lag,
    () => state.at,
  );
  /** How many of them are held back, each being answered before the next comes, or none of them. */
  const ask = (client: string, times: number, atOnce = false) =>
    Array.from({ length: times }, () => {
      const leave = crowding.arrive(client);
      const isHeld = crowding.isTooMany(client);
      if (!atOnce || isHeld) leave();
      return isHeld;
    }).filter(Boolean).length;
  return { state, ask };
}

describe("T50: a client that crowds out the others", () => {
  it("is left alone while the process keeps up", () => {
    const { ask } = crowdingOf({ lag: 10 });
    expect([ask("other", 1), ask("one", 500), ask("one", 50, true)]).toEqual([0, 0, 0]);
  });

  it("is left alone where there is nobody else: a clerk's program, or a proxy whose address stands for everybody", () => {
    const { ask } = crowdingOf({ lag: 200 });
    expect([ask("one", 500), ask("one", 50, true)]).toEqual([0, 0]);
  });

  it("is held back while it lags, but for a few of its requests; nobody else is", () => {
    const { state, ask } = crowdingOf({ lag: 200 });
    expect(ask("other", 1)).toBe(0);
    expect(ask("one", 500)).toBe(393);
    expect(ask("other", 99)).toBe(0);
    state.at = 1000;
    expect(ask("one", 500)).toBe(492);
  });

  it("is held back with fewer when they wait all at once, not when one comes after the other", () => {
    const { state, ask } = crowdingOf({ lag: 200 });
    expect([ask("other", 1), ask("one", 50)]).toEqual([0, 0]);
    state.at = 1000;
    expect([ask("other", 1), ask("one", 50, true)]).toEqual([0, 23]);
  });

  it("is one among many when others ask as much: then the places decide", () => {
    const { ask } = crowdingOf({ lag: 200 });
    const held = Array.from({ length: 200 }, () => ask("college", 1) + ask("town", 1) + ask("village", 1));
    expect(held.filter(Boolean)).toEqual([]);
  });

  it("is heard again ten seconds later, when it asks like others", () => {
    const { state, ask } = crowdingOf({ lag: 200 });
    expect([ask("other", 1), ask("one", 100)]).toEqual([0, 1]);
    state.at = 11_000;
    expect([ask("other", 1), ask("one", 60)]).toEqual([0, 0]);
  });

  it("waits for its refusal, while others are answered at once", async () => {
    const app = new Hono<ServerEnv>();
    app.use(async (c, next) => {
      c.set("clientAddress", c.req.header("x-from") ?? "");
      await next();
    });
    app.use(holdBack({ lagMs: () => 200, heldMs: 400 }));
    app.all("*", (c) => c.text("done"));
    const from = (address: string) => ({ headers: { "x-from": address } });
    await app.request("/", from("10.0.0.1"));
    const began = performance.now();
    const crowd = Promise.all(Array.from({ length: 150 }, () => app.request("/", from("6.6.6.6"))));
    const other = await app.request("/", from("10.0.0.1"));
    expect(other.status).toBe(200);
    const statuses = (await crowd).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(50);
    expect(performance.now() - began).toBeGreaterThan(380);
  });
});
