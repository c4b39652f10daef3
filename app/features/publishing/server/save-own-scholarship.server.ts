import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type FieldErrors, invalid, isProblem } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { extraDocuments } from "#app/features/applications/rules/extra-documents.ts";
import { getInstitute } from "#app/features/institutes/server/get-institute.server.ts";
import { createScholarship } from "#app/features/scholarships/server/lifecycle/create-scholarship.server.ts";
import { findMissingMoney } from "#app/features/scholarships/server/lifecycle/find-missing-money.server.ts";
import { lockScholarship } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import { updateScholarship } from "#app/features/scholarships/server/lifecycle/update-scholarship.server.ts";
import { editorErrors, readScholarshipForm } from "../forms/scholarship-form.ts";
import { scholarshipClashes } from "../scholarship-clashes.ts";
import { getOwnScholarship } from "./get-own-scholarship.server.ts";
import { rulesInWords } from "./rules-in-words.server.ts";

/** Writes a scholarship and its terms, both or neither. Without an id it is a new draft. Says its id. */
export async function saveOwnScholarship(
  actor: Actor,
  form: FormData,
  { id, seenRevision }: { readonly id: string | null; readonly seenRevision?: number },
): Promise<string> {
  const institute = await getInstitute(actor);
  const before = id ? await getOwnScholarship(actor, id) : null;
  const read = readScholarshipForm(form, institute, extraDocuments);
  const errors: FieldErrors = { ...read.errors, ...(before && scholarshipClashes(before, read.terms)) };
  if (!read.terms.moneySource) errors.moneySource = ["Say who pays the students."];
  const content = { ...read.content, eligibility: rulesInWords(read.content.criteria) };
  return inTransaction(async (tx) => {
    let saved = id;
    try {
      if (id) {
        await updateScholarship(actor, id, content, seenRevision === undefined ? {} : { seenRevision });
      } else saved = (await createScholarship(actor, content)).id;
      const { isPromised, ...terms } = read.terms;
      const promise = isPromised
        ? {
            promisedAt: before?.terms.promisedAt ?? now(),
            promisedBy: before?.terms.promisedBy ?? actor.userId,
          }
        : {};
      // What was paid in is the budget of a fund, and the ledger alone changes it.
      const paidIn = before?.terms.moneySource === "institute_fund" ? before.terms.budgetPaise : null;
      const budget = terms.moneySource === "institute_fund" ? { budgetPaise: paidIn ?? 1 } : {};
      await setScholarshipTerms(actor, saved ?? "", { ...terms, ...promise, ...budget });
      if (before?.status === "active" && Object.keys(errors).length === 0) {
        const missing = await findMissingMoney(tx, await lockScholarship(tx, saved ?? ""));
        if (missing) errors.seats = [missing];
      }
    } catch (error) {
      if (!isProblem(error) || error.status !== 422) throw error;
      throw invalid({ ...editorErrors(error.fieldErrors ?? {}), ...errors });
    }
    // Thrown here, so that the draft it would have become is rolled back with it.
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return saved ?? "";
  });
}
