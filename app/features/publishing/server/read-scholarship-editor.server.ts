import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { type EditorValues, editorValues } from "../forms/scholarship-values.ts";
import { isPromisedDraft } from "../own-scholarship.ts";
import { findPromisedScholarship } from "./find-promised-scholarship.server.ts";
import { getOwnScholarship } from "./get-own-scholarship.server.ts";

export interface ScholarshipEditorView {
  readonly values: EditorValues;
  readonly revision: number | null;
  /** Filled from the partnership application. */
  readonly isPromised: boolean;
}

/** What the editor opens with: what the new partner promised, an empty form, one of the own scholarships, or a copy of one. */
export async function readScholarshipEditor(
  actor: Actor,
  from: { readonly id: string } | { readonly copy: string } | null,
): Promise<ScholarshipEditorView> {
  if (!actor.instituteId) throw notFound();
  scholarshipPermissions.assertCan(actor, "scholarship.create", { ownerKind: "institute" });
  if (!from) {
    const promised = await findPromisedScholarship(actor);
    const values = { amountPeriod: "year", reviewersNeeded: "1", ...promised };
    return { values, revision: null, isPromised: promised !== null };
  }
  const stored = await getOwnScholarship(actor, "id" in from ? from.id : from.copy);
  const isPromised = isPromisedDraft(stored);
  // What nobody has said is not shown as said.
  const unsaid: EditorValues = isPromised ? { category: "", description: "" } : {};
  const values = { ...editorValues(stored, stored.terms), ...unsaid };
  if ("id" in from) return { values, revision: stored.revision, isPromised };
  // A copy begins without its dates, and under a name of its own.
  const title = `${stored.title} (copy)`;
  return {
    values: { ...values, title, opensOn: "", closesOn: "", keepsDate: "" },
    revision: null,
    isPromised: false,
  };
}
