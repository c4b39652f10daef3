import { expect, test } from "vitest";
import type { Actor, TeamRole } from "#app/core/portals/permissions.ts";
import { csrFormsOf } from "./csr-form-rights.ts";

const programme = [
  "new-program",
  "outcome",
  "outcome-back",
  "scholarship",
  "budget",
  "milestone",
  "tick",
  "complete",
];
const money = ["figures", "board", "transfer", "spend", "reverse"];

/** Decided, not read off the rights: who sees which form of the company's portal. */
const decided: readonly [TeamRole, readonly string[]][] = [
  ["owner", ["settings", ...money, ...programme]],
  ["finance", money],
  ["programme", programme],
  ["viewer", []],
];

test.each(decided)("%s sees the forms that are theirs, and no other", (teamRole, forms) => {
  const actor: Actor = { role: "csr", userId: "u", organisationId: "o", teamRole, language: "en" };
  expect(csrFormsOf(actor)).toEqual(forms);
  expect(csrFormsOf({ ...actor, organisationId: undefined })).toEqual([]);
});
