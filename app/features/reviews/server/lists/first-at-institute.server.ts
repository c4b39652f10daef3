import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PageRequest } from "#app/db/lists/list-page.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { reviewStanding } from "#app/db/schema/reviews.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";

/**
 * The ids of one page at an institute, by the day they were sent: of each of its scholarships the first few, off the
 * index, and of those the first. Asked plainly, PostgreSQL reads and sorts all that the institute ever received.
 */
export function firstAtInstitute(instituteId: string, page: PageRequest): SQL {
  const order = sql`order by ${sql.join(page.orderBy, sql`, `)} limit ${page.limit}`;
  const firstOfEach = sql`select ${application.id}, ${application.submittedAt} from ${application}
    left join ${scholarshipTerms} on ${eq(scholarshipTerms.scholarshipId, application.scholarshipId)}
    left join ${reviewStanding} on ${eq(reviewStanding.applicationId, application.id)}
    where ${and(eq(application.scholarshipId, scholarship.id), page.where)} ${order}`;
  const own = and(eq(scholarship.ownerKind, "institute"), eq(scholarship.ownerId, instituteId));
  return sql`(select ${application.id} from ${scholarship}
    cross join lateral (${firstOfEach}) as ${application} where ${own} ${order})`;
}
