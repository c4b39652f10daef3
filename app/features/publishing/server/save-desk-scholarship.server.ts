import type { Actor } from "#app/core/portals/permissions.ts";
import { type FieldErrors, invalid, isProblem } from "#app/core/requests/errors.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { createScholarship } from "#app/features/scholarships/server/lifecycle/create-scholarship.server.ts";
import { findMissingMoney } from "#app/features/scholarships/server/lifecycle/find-missing-money.server.ts";
import { lockScholarship } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/lifecycle/set-scholarship-terms.server.ts";
import { updateScholarship } from "#app/features/scholarships/server/lifecycle/update-scholarship.server.ts";
import { deskErrors, readDeskScholarship } from "../forms/desk-scholarship-form.ts";
import { scholarshipClashes } from "../scholarship-clashes.ts";
import { decideSuggestion } from "../suggestions/server/decide-suggestion.server.ts";
import { getDeskScholarship } from "./get-desk-scholarship.server.ts";
import { rulesInWords } from "./rules-in-words.server.ts";

/** The desk writes any scholarship; without an id a new draft of the catalogue. Says its id. */
export async function saveDeskScholarship(
  actor: Actor,
  form: FormData,
  { id, seenRevision }: { readonly id: string | null; readonly seenRevision?: number },
): Promise<string> {
  scholarshipPermissions.assertCan(actor, "scholarship.import");
  const before = id ? await getDeskScholarship(actor, id) : null;
  const read = readDeskScholarship(form, before);
  // The general fund's are ours: applied for here, decided here and paid from here.
  const runHere = before ? before.runHere : read.terms.moneySource === "general_fund";
  const terms = runHere ? read.terms : null;
  const errors: FieldErrors = { ...read.errors, ...(before && terms && scholarshipClashes(before, terms)) };
  const { eligibility, criteria } = read.content;
  const content = {
    ...read.content,
    eligibility: Array.isArray(eligibility) && eligibility.length > 0 ? eligibility : rulesInWords(criteria),
  };
  const suggestionId = String(form.get("suggestion") ?? "");
  return inTransaction(async (tx) => {
    let saved = id;
    try {
      if (id) {
        const number = suggestionId && (await decideSuggestion.accept(tx, actor, suggestionId, id));
        await updateScholarship(actor, id, content, {
          ...(seenRevision !== undefined && { seenRevision }),
          ...(number && { reason: `From suggestion ${number}` }),
        });
      } else saved = (await createScholarship(actor, content, { runHere })).id;
      if (terms) await setScholarshipTerms(actor, saved ?? "", terms);
      if (terms && before?.status === "active" && Object.keys(errors).length === 0) {
        const missing = await findMissingMoney(tx, await lockScholarship(tx, saved ?? ""));
        if (missing) errors.seats = [missing];
      }
    } catch (error) {
      if (!isProblem(error) || error.status !== 422) throw error;
      throw invalid({ ...deskErrors(error.fieldErrors ?? {}), ...errors });
    }
    // Thrown here, so that what was written is rolled back with it.
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return saved ?? "";
  });
}
