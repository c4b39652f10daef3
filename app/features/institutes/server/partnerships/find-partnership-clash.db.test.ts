import { expect, it } from "vitest";
import { visitor } from "#app/core/portals/permissions.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import {
  agreed,
  draftPartnership,
  instituteWorldJobs,
  makePartner,
  soundPartnership,
} from "#tests/support/institute-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { findPartnershipClash } from "./find-partnership-clash.server.ts";
import { getPartnershipStatus } from "./get-partnership-status.server.ts";
import { readPartnershipView } from "./read-partnership-view.server.ts";
import { submitPartnership } from "./submit-partnership.server.ts";

useTestDatabase({ jobs: instituteWorldJobs });
useApplicationWorld();
useIdentityWorld();

it("X21d: the open form tells nobody whose phone signs in for a partner; the desk alone learns it", async () => {
  const { answers: partner } = await makePartner();
  const [known, unknown] = [
    { ...soundPartnership(), contactPhone: partner.contactPhone ?? "" },
    soundPartnership(),
  ];
  const seen = [];
  for (const answers of [known, unknown]) {
    const { key } = await draftPartnership(answers);
    const { problems } = await readPartnershipView(visitor, { key, step: 4, isChecked: true });
    await submitPartnership(visitor, key, agreed);
    const { status, told } = await getPartnershipStatus(visitor, key);
    seen.push({ fields: problems.map(({ field }) => field), status, told });
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(JSON.stringify(seen)).not.toContain("contactPhone");
  expect(await findPartnershipClash(null, known)).not.toContainEqual(
    expect.objectContaining({ field: "contactPhone" }),
  );
  expect(await findPartnershipClash(null, known, { isDesk: true })).toContainEqual(
    expect.objectContaining({ field: "contactPhone" }),
  );
});
