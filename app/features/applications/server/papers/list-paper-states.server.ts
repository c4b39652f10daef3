import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application, applicationCheck, applicationDocument } from "#app/db/schema/applications.ts";
import type { PaperStanding } from "#app/features/documents/vault-view.ts";
import { applicationPermissions } from "../../application-permissions.ts";

/**
 * How each of the student's papers stands in what she has sent: wanted back in one is wanted back, else one that
 * still waits is being checked, else it was verified. A paper of no sent application is only kept.
 */
export async function listPaperStates(actor: Actor): Promise<ReadonlyMap<string, PaperStanding>> {
  applicationPermissions.assertCan(actor, "application.list");
  if (!actor.studentId) throw unauthenticated();
  const rows = await database()
    .select({
      id: applicationDocument.documentId,
      uses: sql<number>`count(distinct ${application.id})`.mapWith(Number),
      defects: sql<number>`count(*) filter (where ${applicationCheck.status} = 'defect'
        and ${application.status} = 'action_needed')`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${applicationCheck.status} = 'pending'
        and ${application.status} in ('under_review', 'action_needed'))`.mapWith(Number),
      verified: sql<number>`count(*) filter (where ${applicationCheck.status} = 'verified')`.mapWith(Number),
    })
    .from(applicationDocument)
    .innerJoin(application, eq(application.id, applicationDocument.applicationId))
    .leftJoin(
      applicationCheck,
      and(
        eq(applicationCheck.applicationId, application.id),
        eq(applicationCheck.code, applicationDocument.field),
      ),
    )
    .where(
      and(
        eq(application.studentId, actor.studentId),
        ne(application.status, "draft"),
        isNull(application.erasedAt),
      ),
    )
    .groupBy(applicationDocument.documentId);
  return new Map(
    rows.map(({ id, uses, defects, waiting, verified }) => {
      const state = defects > 0 ? "defect" : waiting > 0 ? "checking" : verified > 0 ? "verified" : "kept";
      return [id, { state, uses }] as const;
    }),
  );
}
