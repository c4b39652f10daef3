import type { FoundGroup } from "#app/core/lists/found.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { institutePermissions } from "#app/features/institutes/institute-permissions.ts";
import { rosterList } from "#app/features/institutes/roster-list.ts";
import { listRoster } from "#app/features/institutes/server/roster/list-roster.server.ts";
import { reviewList } from "#app/features/reviews/review-list.ts";
import { listReviews } from "#app/features/reviews/server/lists/list-reviews.server.ts";

const mostOfAKind = 8;

/** Applications and people on the roll, each by this person's right and blindness. */
export async function findInInstitute(actor: Actor, typed: string): Promise<FoundGroup[]> {
  if (!actor.userId) throw unauthenticated();
  await throttle.take([{ name: "desk-find", who: actor.userId }], {
    q: ["Too many searches in a short time. Please wait a few minutes."],
  });
  const search = `/?q=${encodeURIComponent(typed)}`;
  const reviews = await listReviews(actor, { ...reviewList.read(search), pageSize: mostOfAKind });
  const mayRead = institutePermissions.can(actor, "institute.read_roll", {
    instituteId: actor.instituteId ?? "",
  });
  const roll = mayRead
    ? await listRoster.page(actor, { ...rosterList.read(search), pageSize: mostOfAKind })
    : null;
  const groups: FoundGroup[] = [
    {
      label: "Applications",
      kind: "applications",
      rows: reviews.rows.map(({ id, number, student, scholarship, status }) => ({
        id,
        title: student ?? number,
        line: student ? `${number}, ${scholarship}` : scholarship,
        state: { status, label: applicationMachine.states[status].label },
        href: `/institute/applications/${number}`,
      })),
    },
    {
      label: "Students on the roll",
      kind: "people",
      rows: (roll?.rows ?? []).map(({ id, name, admissionNumber, course }) => ({
        id,
        title: name,
        line: `${admissionNumber}, ${course}`,
        href: `/institute/dashboard?tab=students&q=${encodeURIComponent(admissionNumber)}`,
      })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
