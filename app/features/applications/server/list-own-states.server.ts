import { istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/permissions.ts";
import { isOwnStatus, type OwnState } from "#app/features/scholarships/own-state.ts";
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
    const { slug, number, status, submittedAt } = row;
    if (slug === null || number === null || !isOwnStatus(status)) return [];
    const href =
      status === "draft" ? `/apply?scholarship=${slug}` : `/applications/${applicationNumber(row)}`;
    return [{ number, slug, status, on: submittedAt && istDate(submittedAt), href }];
  });
}
