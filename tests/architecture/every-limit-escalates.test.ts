import { expect, test } from "vitest";
import type { Machine } from "#app/core/state-machine.ts";
import { deskQueues } from "#app/portals/admin/work/desk-queues.server.ts";
import { moreDeskQueues } from "#app/portals/admin/work/more-desk-queues.server.ts";
import { instituteQueues } from "#app/portals/institute/work/institute-queues.server.ts";
import { loadExports } from "../../scripts/docs/load-modules.ts";

/** Held by the desk for so many hours, and watched by something else than its queue. */
const elsewhere: Record<string, string> = {
  "donation.refunding": "the gateway answers, and the payments room asks it again by itself",
};

function isMachine(value: unknown): value is Machine {
  return typeof value === "object" && value !== null && "stateNames" in value && "transitions" in value;
}

test("D21: whatever a machine leaves with the desk for so many hours waits in a queue, with that very limit", async () => {
  const machines = await loadExports("app/{features,portals}/**/*-status.ts", isMachine);
  const limits = machines.flatMap(({ value }) =>
    value.stateNames.flatMap((state) => {
      const words = value.states[state];
      return words?.dueWithinHours !== undefined
        ? [{ state: `${value.name}.${state}`, hours: words.dueWithinHours, heldBy: words.heldBy }]
        : [];
    }),
  );
  const ofDesk = limits.filter(({ heldBy }) => heldBy === "admin");
  expect(ofDesk.length).toBeGreaterThan(10);
  const queues = [...deskQueues, ...moreDeskQueues];
  const missing = ofDesk.filter(
    ({ state }) => !elsewhere[state] && !queues.some(({ covers }) => covers.includes(state)),
  );
  expect(missing).toEqual([]);
  // The first state of a queue is the one whose hours its line shows.
  for (const { covers, limitHours } of [...queues, ...instituteQueues]) {
    const first = limits.find(({ state }) => state === covers[0]);
    expect(first, covers[0]).toBeDefined();
    expect(limitHours, covers[0]).toBe(first?.hours);
  }
});
