import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { applicationNumber } from "../../application-number.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { stepNumber } from "../../forms/form-steps.ts";
import { applyPath } from "../../views/apply-view.ts";
import { type ApplicationRow, getApplicationRow } from "../lists/application-row.server.ts";
import { findOpenApplication } from "./find-open-application.server.ts";
import { findScholarshipFacts, type ScholarshipFacts } from "./find-scholarship-facts.server.ts";

export type ApplyPlace =
  | { readonly kind: "elsewhere"; readonly path: string }
  | {
      readonly kind: "here";
      readonly row: ApplicationRow | null;
      readonly number: string | null;
      readonly scholarship: ScholarshipFacts | null;
    };

type Address = { number: string | null; slug: string | null; step: string | null };

/** Which draft an address of the wizard means; what has been sent already is followed, not filled in. */
export async function findApplyPlace(actor: Actor, { number, slug, step }: Address): Promise<ApplyPlace> {
  const isStudent = actor.role === "student" && actor.studentId !== undefined;
  if (number && isStudent) return placeOf(actor, number);
  const scholarship = slug ? await findScholarshipFacts({ slug }) : null;
  if (slug && !scholarship) throw notFound("We could not find this scholarship.");
  const open = isStudent ? await findOpenApplication(actor.studentId ?? "", scholarship?.id ?? null) : null;
  if (open) return draftAddress(await placeOf(actor, open.number), step);
  return { kind: "here", row: null, number: null, scholarship };
}

/**
 * A draft that is there already gets its own address: at the step that was asked for, or where it was left; one that
 * nobody has gone on with opens as a new one does.
 */
function draftAddress(place: ApplyPlace, step: string | null): ApplyPlace {
  if (place.kind === "elsewhere" || !place.row) return place;
  const { row, number } = place;
  const left = row.step === "1" ? null : row.step;
  const at = step ?? left;
  return { kind: "elsewhere", path: applyPath({ number, ...(at !== null && { step: stepNumber(at) }) }) };
}

async function placeOf(actor: Actor, number: string): Promise<ApplyPlace> {
  const { row, access } = await getApplicationRow(number);
  applicationPermissions.assertCan(actor, "application.edit", access);
  const own = applicationNumber(row);
  if (row.status !== "draft") {
    return { kind: "elsewhere", path: actor.helper ? `/helping/${own}` : `/applications/${own}` };
  }
  const scholarship = row.scholarshipId ? await findScholarshipFacts({ id: row.scholarshipId }) : null;
  return { kind: "here", row, number: own, scholarship };
}
