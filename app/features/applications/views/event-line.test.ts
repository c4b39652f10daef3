import { expect, test } from "vitest";
import { eventLine } from "./event-line.ts";

const event = (name: string, about: string | null = null) => ({
  id: `${name}-${about}`,
  event: name,
  about,
  byRole: "institute",
  at: "2026-11-15T10:00:00.000Z",
  helper: null,
});
const submit = event("submit");

test("L25: papers verified one after the other are one entry, with their number", () => {
  const line = eventLine(
    [submit, event("check_verified", "photo"), event("check_verified", "aadhaar"), event("approve")],
    "approved",
  );
  expect(line.map(({ event: name, count }) => [name, count])).toEqual([
    ["submit", 1],
    ["check_verified", 2],
    ["approve", 1],
  ]);
});

test("L5: an end looks like an end, a task like a task, and what is past like the past", () => {
  const lastOf = (name: string, status: Parameters<typeof eventLine>[1]) =>
    eventLine([submit, event(name)], status).at(-1)?.state;
  expect(lastOf("pay", "paid")).toBe("well");
  expect(lastOf("reject", "rejected")).toBe("stop");
  expect(lastOf("withdraw", "withdrawn")).toBe("stop");
  expect(lastOf("ask", "action_needed")).toBe("now");
  expect(eventLine([submit], "under_review").map(({ state }) => state)).toEqual(["done"]);
  expect(eventLine([], "draft")).toEqual([]);
});
