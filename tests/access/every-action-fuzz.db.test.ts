import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Actions } from "#app/core/forms/actions.server.ts";
import { buttonField } from "#app/core/forms/form-answer.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { jobs } from "#server/job-list.ts";
import { makeStudent, useApplicationWorld } from "#tests/support/application-world.ts";
import { pressOf } from "#tests/support/every-button.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import { makePartner } from "#tests/support/institute-world.ts";
import { type Entries, formArbitrary } from "#tests/support/oracles/form-arbitrary.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

/** Every table of buttons there is: a new one is in here by being written. */
const modules: Record<string, Record<string, Actions<string>>> = import.meta.glob(
  "../../app/**/*-actions.server.ts",
  { eager: true },
);
const tables = Object.values(modules).flatMap((module) => Object.entries(module));

useTestDatabase({ jobs });
useApplicationWorld();
useIdentityWorld({ hoursBetweenTests: 0 });

let actors: Actor[];
beforeAll(async () => {
  const donor = await makePortalPerson("donor", "Fuzzed Trust");
  actors = [
    visitor,
    await makeStudent(),
    donor,
    { ...donor, role: "csr" },
    await makePortalPerson("admin", "Fuzzed Desk"),
    (await makePartner()).actor,
  ];
});

const params = fc.constantFrom(
  newId(),
  "1",
  "SS-2026-0000001-9",
  "..",
  "\u0000",
  "%0d%0a",
  "€",
  "x".repeat(300),
);

async function answerTo(actions: Actions<string>, actor: Actor, param: string, entries: Entries) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const place = { ...pressOf(actor, {}), param: () => param };
  try {
    const pressed = await actions.press(place, form);
    if (!("to" in pressed)) return pressed.status;
    // X12e: an address that does not fit into a header would be a 500 after the change was made.
    new Headers({ Location: pressed.to });
    return 302;
  } catch (error) {
    if (isProblem(error)) return error.status;
    throw error;
  }
}

describe.each(tables)("T17: %s", (_name, actions) => {
  test.each(actions.names)("%s answers whatever is sent, and never with a 5xx of ours", async (name) => {
    const entries = formArbitrary(actions.buttons[name]?.schemaFor(pressOf(visitor)) as never);
    await fc.assert(
      fc.asyncProperty(entries, fc.nat(5), params, async (sent, who, param) => {
        const actor = actors[who] ?? visitor;
        const status = await answerTo(actions, actor, param, [[buttonField, name], ...sent]);
        expect([500, 502, 504]).not.toContain(status);
      }),
      { numRuns: 25 },
    );
  });

  test("X12: what is no button is a 400, for everybody", async () => {
    for (const name of ["", "constructor", "toString", "valueOf", "__proto__", "hasOwnProperty"]) {
      expect(await answerTo(actions, visitor, "1", [[buttonField, name]])).toBe(400);
    }
  });
});

test("there are tables", () => expect(tables.length).toBeGreaterThan(8));
