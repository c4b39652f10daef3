import { expect, it } from "vitest";
import { stateNames } from "#app/core/state-names.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import { instituteWorldJobs, makePartner, soundPartnership } from "#tests/support/institute-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { partnerStates } from "../partnership-options.ts";
import { getInstitute } from "./get-institute.server.ts";

useTestDatabase({ jobs: instituteWorldJobs });
useApplicationWorld();
useIdentityWorld();

it("P3: institutes from far outside the ten states become partners", async () => {
  expect(partnerStates).toEqual(Object.keys(stateNames));
  for (const state of ["ladakh", "lakshadweep", "sikkim", "dadra-and-nagar-haveli", "mizoram"]) {
    const { actor } = await makePartner({ ...soundPartnership(), state });
    expect(JSON.stringify(await getInstitute(actor)), state).toContain(state);
  }
});
