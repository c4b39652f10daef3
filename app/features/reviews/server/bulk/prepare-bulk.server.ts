import { and, eq, inArray } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { instituteTabPath } from "#app/core/portals/institute-tabs.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { badRequest, invalid, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { bulkDecision, bulkDecisionItem, reviewConflict } from "#app/db/schema/reviews.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { personName } from "#app/features/identity/server/staff/person-name.server.ts";
import { mostInBulk } from "../../bulk-status.ts";
import { bulkVerdictWords } from "../../bulk-view.ts";
import type { BulkInput } from "../../forms/review-forms.ts";
import { memberOf, reviewPermissions } from "../../review-permissions.ts";
import { deskOf, scopeOf } from "../lists/review-rows.server.ts";
import { tellSecondPerson } from "../tell-second-person.server.ts";
import { assertBulkFits } from "./assert-bulk-fits.server.ts";

/** A decision about many: written down now, carried out when a second person, who hears at once, has confirmed it (T16). */
export async function prepareBulk(actor: Actor, input: BulkInput): Promise<string> {
  const desk = deskOf(actor);
  reviewPermissions.assertCan(actor, "review.prepare_bulk", desk);
  const preparedBy = actor.userId;
  if (!preparedBy) throw badRequest();
  const ids = [...new Set(input.ids)];
  if (ids.length > mostInBulk) throw invalid({ ids: [`Choose at most ${mostInBulk} at once.`] });
  const found = await database()
    .select({ id: application.id })
    .from(application)
    .leftJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .where(and(inArray(application.id, ids), scopeOf(desk, actor)));
  // Another institute's id among them: as if there were no such application (T13).
  if (found.length !== ids.length) throw notFound();
  const conflicts = and(inArray(reviewConflict.applicationId, ids), eq(reviewConflict.userId, preparedBy));
  if ((await database().$count(reviewConflict, conflicts)) > 0) {
    throw invalid({ ids: ["You declared a conflict of interest about one of them. Leave it out."] });
  }
  return runOnce(input.formKey, `review.bulk:${preparedBy}`, requestHash(input), async (tx) => {
    await assertBulkFits(tx, input.verdict, ids);
    const id = newId();
    const preparedByRole = actor.role === "admin" ? "admin" : memberOf(actor);
    await tx.insert(bulkDecision).values({
      id,
      instituteId: desk.instituteId,
      verdict: input.verdict,
      reasons: input.verdict === "reject" ? input.reasons : [],
      sentence: input.verdict === "reject" ? (input.sentence ?? null) : null,
      note: input.note ?? null,
      status: "waiting",
      preparedBy,
      preparedByRole,
      preparedAt: now(),
    });
    await tx.insert(bulkDecisionItem).values(ids.map((applicationId) => ({ bulkId: id, applicationId })));
    await writeAudit(tx, {
      chain: `bulk:${id}`,
      actor,
      event: "bulk.prepared",
      to: "waiting",
      details: { verdict: input.verdict, reasons: input.reasons, count: ids.length },
    });
    const many = ids.length === 1 ? "one application" : `${ids.length} applications`;
    await tellSecondPerson(tx, actor, {
      id,
      what: { ...desk, preparedBy, preparedByRole },
      right: "review.confirm_bulk",
      title: "A decision about many waits for a second person",
      message: `${await personName(tx, actor)} prepared it: ${bulkVerdictWords[input.verdict]}, ${many}. Nothing happens before you confirm it.`,
      link: desk.instituteId === null ? "/admin/applications" : instituteTabPath("applications"),
    });
    return id;
  });
}
