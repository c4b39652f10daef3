import { now } from "#app/core/clock.ts";
import { fieldErrorsOf, plainMessage } from "#app/core/forms/form.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { changedFields } from "#app/db/audit/changed-fields.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarshipTermsSchema } from "../../scholarship-terms.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { getScholarshipTerms } from "./get-scholarship-terms.server.ts";
import { lockScholarship } from "./lock-scholarship.server.ts";

/** Seats, budget, questions, papers and rubric, as its owner or the desk wants them. */
export async function setScholarshipTerms(
  actor: Actor,
  scholarshipId: string,
  input: unknown,
): Promise<void> {
  const parsed = scholarshipTermsSchema.safeParse(input, { error: plainMessage });
  await inTransaction(async (tx) => {
    const row = await lockScholarship(tx, scholarshipId);
    scholarshipPermissions.assertCan(actor, "scholarship.update", row);
    if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
    const before = await getScholarshipTerms(scholarshipId, { tx, lock: true });
    const values = { ...parsed.data, updatedAt: now() };
    await tx
      .insert(scholarshipTerms)
      .values({ scholarshipId, ...values })
      .onConflictDoUpdate({ target: scholarshipTerms.scholarshipId, set: values });
    await writeAudit(tx, {
      chain: `scholarship:${scholarshipId}`,
      actor,
      event: "scholarship.set_terms",
      details: changedFields({ ...before }, { ...parsed.data }),
    });
  });
}
