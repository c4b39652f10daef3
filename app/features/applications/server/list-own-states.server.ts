import type { Actor } from "#app/core/permissions.ts";
import type { OwnState } from "#app/features/scholarships/own-state.ts";
import { applicationNumber } from "../application-number.ts";
import { applicationPermissions } from "../application-permissions.ts";
import { readOwnApplications } from "./read-own-applications.server.ts";

/**
 * L2: where the student's own applications stand, by scholarship, the one saved last behind the others; what she
 * withdrew or lost may be tried again.
 */
export async function listOwnStates(actor: Actor): Promise<(OwnState & { number: number; slug: string })[]> {
  applicationPermissions.assertCan(actor, "application.list");
  if (!actor.studentId) return [];
  const { applications } = await readOwnApplications(actor.studentId);
  return applications.toReversed().flatMap((row) => {
    const { slug, number, status } = row;
    if (slug === null || number === null || status === "withdrawn" || status === "rejected") return [];
    const href =
      status === "draft" ? `/apply?scholarship=${slug}` : `/applications/${applicationNumber(row)}`;
    const on = row.submittedAt?.toISOString().slice(0, 10) ?? null;
    return [{ number, slug, status: status as OwnState["status"], on, href }];
  });
}
