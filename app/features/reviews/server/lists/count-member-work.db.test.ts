import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { database } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { leavingNotes, unscorableNote } from "#app/features/institutes/member-work.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import {
  giveAccount,
  insertApplications,
  makeInstitute,
  reviewWorldJobs,
  rubric,
} from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { prepareBulk } from "../bulk/prepare-bulk.server.ts";
import { declareConflict } from "../scores/declare-conflict.server.ts";
import { scoreApplication } from "../scores/score-application.server.ts";
import { countMemberWork } from "./count-member-work.server.ts";

useTestDatabase({ jobs: reviewWorldJobs });
useApplicationWorld();

it("says what becomes of a member's review work, and which forms nobody could score any more", async () => {
  const { owner, verifier, reviewer, instituteId, scholarship } = await makeInstitute({
    rubric,
    reviewersNeeded: 2,
  });
  for (const person of [owner, verifier, reviewer]) await giveAccount(person);
  const ids = new Map(
    (await database().select().from(instituteMember).where(eq(instituteMember.instituteId, instituteId))).map(
      ({ memberRole, id }) => [memberRole, id],
    ),
  );
  const made = await insertApplications(scholarship.id, 3);
  const points = { points: { p_marks: 50, p_need: 30 } };
  await scoreApplication(reviewer, made[0]?.id ?? "", points);
  await prepareBulk(verifier, {
    formKey: newFormKey(),
    verdict: "reject",
    reasons: ["other"],
    ids: [made[1]?.id ?? ""],
  });
  // Two must score, owner and reviewer can: nothing is stuck while both are there.
  expect(await countMemberWork(owner, null)).toEqual({ waiting: 3, bulks: 0, scores: 0, unscorable: 0 });
  // The score of the reviewer stays; the other two would have the owner alone.
  const withoutReviewer = await countMemberWork(owner, ids.get("reviewer") ?? "");
  expect(withoutReviewer).toEqual({ waiting: 3, bulks: 0, scores: 1, unscorable: 2 });
  expect(unscorableNote(withoutReviewer)).toMatch(/^2 forms need more scores/);
  const withoutVerifier = await countMemberWork(owner, ids.get("verifier") ?? "");
  expect(withoutVerifier).toEqual({ waiting: 3, bulks: 1, scores: 0, unscorable: 0 });
  expect(leavingNotes(withoutVerifier).join(" ")).toMatch(/another member confirms or cancels it/);
  // Whoever knows the applicant cannot be counted on.
  await declareConflict(reviewer, made[1]?.id ?? "", "a cousin of mine");
  expect((await countMemberWork(owner, null)).unscorable).toBe(1);
  await expect(countMemberWork({ ...owner, instituteId: undefined }, null)).rejects.toMatchObject({
    status: 404,
  });
});
