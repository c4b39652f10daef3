import { expect, it } from "vitest";
import { visitor } from "#app/core/portals/permissions.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import { draftPartnership, instituteWorldJobs } from "#tests/support/institute-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { fileControl } from "../../forms/partnership-steps.ts";
import { savePartnership } from "../partnerships/save-partnership.server.ts";
import { takePartnershipFiles } from "./take-partnership-files.server.ts";

useTestDatabase({ jobs: instituteWorldJobs });
useApplicationWorld();
useIdentityWorld();

it("X24: what one address can leave with us is counted, drafts and papers; another address goes on", async () => {
  const { key } = await draftPartnership();
  const upload = (address: string) => {
    const formData = new FormData();
    formData.set(fileControl("logo"), new File(["no picture"], "a.png"));
    return takePartnershipFiles(visitor, key, { formData, refusals: {} }, address);
  };
  // Refused ones count too: each was sent, and looked at.
  for (let turn = 0; turn < 40; turn += 1) {
    expect(Object.keys(await upload("10.7.0.1"))).toEqual([fileControl("logo")]);
  }
  await expect(upload("10.7.0.1")).rejects.toMatchObject({ status: 429 });
  expect(Object.keys(await upload("10.7.0.2"))).toEqual([fileControl("logo")]);

  const draft = (address: string) =>
    savePartnership(visitor, { key: null, fields: { city: "Guntur" }, step: 1, address });
  for (let turn = 0; turn < 20; turn += 1) await draft("10.7.1.1");
  await expect(draft("10.7.1.1")).rejects.toMatchObject({ status: 429 });
  await expect(draft("10.7.1.2")).resolves.toMatchObject({ key: expect.any(String) });
});
