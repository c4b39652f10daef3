import { istDate } from "#app/core/clock.ts";
import { type FieldErrors, invalid, isProblem } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { extraDocuments } from "#app/features/applications/extra-documents.ts";
import {
  editorErrors,
  type ReadScholarship,
  readScholarshipForm,
} from "#app/features/institutes/forms/scholarship-form.ts";
import { getInstitute } from "#app/features/institutes/server/get-institute.server.ts";
import { criteriaSchema } from "#app/features/scholarships/criteria.ts";
import { judge } from "#app/features/scholarships/eligibility.ts";
import { scholarshipTermsSchema } from "#app/features/scholarships/scholarship-terms.ts";
import { createScholarship } from "#app/features/scholarships/server/create-scholarship.server.ts";
import { judgementInWords } from "#app/features/scholarships/server/eligibility-words.server.ts";
import { setScholarshipTerms } from "#app/features/scholarships/server/set-scholarship-terms.server.ts";
import { updateScholarship } from "#app/features/scholarships/server/update-scholarship.server.ts";
import type { OwnScholarship } from "../own-scholarship.ts";
import { getOwnScholarship } from "./get-own-scholarship.server.ts";

/** Writes a scholarship and its terms, both or neither. Without an id it is a new draft. Says its id. */
export async function saveOwnScholarship(
  actor: Actor,
  form: FormData,
  { id, seenRevision }: { readonly id: string | null; readonly seenRevision?: number },
): Promise<string> {
  const institute = await getInstitute(actor);
  const before = id ? await getOwnScholarship(actor, id) : null;
  const read = readScholarshipForm(form, institute, extraDocuments);
  const errors: FieldErrors = { ...read.errors, ...(before && clashes(before, read)) };
  const content = { ...read.content, eligibility: rulesInWords(read.content.criteria) };
  return inTransaction(async () => {
    let saved = id;
    try {
      if (id) {
        await updateScholarship(actor, id, content, seenRevision === undefined ? {} : { seenRevision });
      } else saved = (await createScholarship(actor, content)).id;
      await setScholarshipTerms(actor, saved ?? "", read.terms);
    } catch (error) {
      if (!isProblem(error) || error.status !== 422) throw error;
      throw invalid({ ...editorErrors(error.fieldErrors ?? {}), ...errors });
    }
    // Thrown here, so that the draft it would have become is rolled back with it.
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return saved ?? "";
  });
}

/** The rules as students read them on the card; rules that do not parse are told by the verb. */
function rulesInWords(criteria: unknown): string[] {
  const parsed = criteriaSchema.safeParse(criteria);
  if (!parsed.success) return [];
  const words = judgementInWords(judge(parsed.data, {}, istDate()), "en");
  return [...words.criteria.map(({ rule }) => rule), ...words.notes].slice(0, 20);
}

/** What would break a promise to those who have applied already. */
function clashes(before: OwnScholarship, read: ReadScholarship): FieldErrors {
  const errors: FieldErrors = {};
  const terms = scholarshipTermsSchema.safeParse(read.terms);
  if (!terms.success) return errors;
  const { seats, budgetPaise, questions, rubric } = terms.data;
  if (seats !== null && seats < before.selected) {
    errors.seats = [`${before.selected} are selected already, so there must be at least that many.`];
  }
  if (budgetPaise !== null && budgetPaise < before.awardedPaise) {
    errors.budget = ["More than this is awarded already."];
  }
  if (before.applicants === 0) return errors;
  const stays = <T extends { id: string }>(old: readonly T[], now: readonly T[]) =>
    old.every((line) => now.some((other) => JSON.stringify(other) === JSON.stringify(line)));
  if (!stays(before.terms.questions, questions)) {
    errors.q1_label = ["Students have answered these questions. You can add one, not change or remove one."];
  }
  if (!stays(before.terms.rubric, rubric)) {
    errors.r1_label = [
      "Applications are judged by this rubric. You can add a line, not change or remove one.",
    ];
  }
  return errors;
}
