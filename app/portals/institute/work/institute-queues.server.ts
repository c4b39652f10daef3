import { sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { applicationMachine } from "#app/features/applications/rules/application-status.ts";
import type { WorkQueue } from "#app/features/identity/work/work-queues.server.ts";
import { reviewPermissions } from "#app/features/reviews/review-permissions.ts";
import { secondPersonQueues } from "#app/features/reviews/server/second-person-queues.server.ts";

/** What waits at an institute: a number and a scholarship, no name, since scoring may be blind. */
export const instituteQueues: readonly WorkQueue[] = [
  {
    kind: "application",
    title: "Applications to review",
    room: "institute",
    right: reviewPermissions.right("review.list"),
    limitHours: applicationMachine.states.under_review.dueWithinHours ?? null,
    covers: ["application.under_review"],
    rows: ({ instituteId }: Actor) => sql`select a.id, a.serial, a.created_at as created, s.title as words,
      a.submitted_at as since, a.due_at as due, null::uuid as holder
      from application a join scholarship s on s.id = a.scholarship_id
        and s.owner_kind = 'institute' and s.owner_id = ${instituteId ?? null}::uuid
      where a.status = 'under_review' and a.submitted_at is not null and a.erased_at is null`,
    line: ({ serial, created, words }) => {
      const number = applicationNumber({ serial: serial ?? 0, createdAt: created });
      return { title: number, words: words ?? "", href: `/institute/applications/${number}` };
    },
  },
  ...secondPersonQueues("institute"),
];
