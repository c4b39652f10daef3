import { expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import { partnershipLink } from "./partnership-link.server.ts";

test("X21e: a request has one key; nothing may follow it", () => {
  const id = newId();
  const key = partnershipLink.keyOf(id);
  expect(partnershipLink.idOf(key)).toBe(id);
  for (const other of [`${key}.`, `${key}.x`, `${key}x`, key.slice(0, -1), id, "", null])
    expect(partnershipLink.idOf(other), String(other)).toBeNull();
});
