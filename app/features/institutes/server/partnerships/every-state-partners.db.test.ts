import { expect, it } from "vitest";
import { stateNames } from "#app/core/words/state-names.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import { instituteWorldJobs, makePartner, soundPartnership } from "#tests/support/institute-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { partnerStates } from "../../partnership-options.ts";
import { getInstitute } from "../get-institute.server.ts";

useTestDatabase({ jobs: instituteWorldJobs });
useApplicationWorld();
useIdentityWorld();

it("P3: an institute of each state and territory becomes a partner", async () => {
  expect(partnerStates).toEqual(Object.keys(stateNames));
  // The 36, of which the specification counts Dadra and Nagar Haveli and Daman and Diu as two.
  expect(partnerStates).toHaveLength(37);
  for (const state of partnerStates) {
    const { actor } = await makePartner({ ...soundPartnership(), state });
    expect(JSON.stringify(await getInstitute(actor)), state).toContain(state);
  }
}, 180_000);
