import { and, eq, isNull, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarshipAlert } from "#app/db/schema/scholarship-alerts.ts";
import { scholarshipMerge } from "#app/db/schema/scholarships.ts";
import { suggestion } from "#app/db/schema/suggestions.ts";
import { publicStatuses } from "#app/features/scholarships/scholarship-status.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import {
  lockScholarship,
  type ScholarshipRow,
} from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { moveScholarship } from "#app/features/scholarships/server/lifecycle/move-scholarship.server.ts";

export interface Merge {
  readonly keepId: string;
  readonly goId: string;
  /** What the desk had in front of them, of both. */
  readonly keepRevision: number;
  readonly goRevision: number;
}

/**
 * Two records of one scholarship become one: what students hold of the other goes over to it, its address leads here
 * from now on, and it leaves the public. Its own marks stay with it, so that unmergeScholarship can take it back.
 */
export async function mergeScholarships(actor: Actor, merge: Merge): Promise<void> {
  scholarshipPermissions.assertCan(actor, "scholarship.merge");
  const { keepId, goId, keepRevision, goRevision } = merge;
  if (keepId === goId) throw conflict("These are one record already.");
  await inTransaction(async (tx) => {
    // In one order, so that two desks that merge the same pair the other way round do not wait for each other.
    const isKeepFirst = keepId < goId;
    const [one, other] = isKeepFirst
      ? [await lockScholarship(tx, keepId, keepRevision), await lockScholarship(tx, goId, goRevision)]
      : [await lockScholarship(tx, goId, goRevision), await lockScholarship(tx, keepId, keepRevision)];
    const [keep, go] = isKeepFirst ? [one, other] : [other, one];
    assertCanGo(keep, go);
    const moved = await moveWhatStudentsHold(tx, keep, go);
    // One that was published again after a merge may be merged again.
    const merged = { intoId: keep.id, statusBefore: go.status, at: now() };
    await tx
      .insert(scholarshipMerge)
      .values({ scholarshipId: go.id, ...merged })
      .onConflictDoUpdate({ target: scholarshipMerge.scholarshipId, set: merged });
    await moveScholarship(tx, actor, go, "merge", { reason: `Into ${keep.title}`, into: keep.id });
    await writeAudit(tx, {
      chain: `scholarship:${keep.id}`,
      actor,
      event: "scholarship.merged_in",
      details: { reason: `${go.title} (/scholarships/${go.slug})`, from: go.id, ...moved },
    });
  });
}

function assertCanGo(keep: ScholarshipRow, go: ScholarshipRow): void {
  if (go.runHere)
    throw conflict("Applications for it are taken on this site, so it cannot go. Keep this one instead.");
  if (!publicStatuses.includes(go.status) || !publicStatuses.includes(keep.status))
    throw conflict("Only records that are public can be merged.");
}

/** Saved marks are copied, alerts that nobody has heard yet and open suggestions move, applications too. */
async function moveWhatStudentsHold(tx: Tx, keep: ScholarshipRow, go: ScholarshipRow) {
  const saved = await tx.execute(sql`insert into ${savedScholarship} (student_id, scholarship_id, saved_at)
    select student_id, ${keep.id}::uuid, saved_at from ${savedScholarship} where scholarship_id = ${go.id}
    on conflict do nothing`);
  const alerts =
    await tx.execute(sql`insert into ${scholarshipAlert} (student_id, number, kind, about, days_left)
    select student_id, ${keep.number}::int, kind, about, days_left from ${scholarshipAlert}
    where number = ${go.number} and told_on is null on conflict do nothing`);
  await tx
    .delete(scholarshipAlert)
    .where(and(eq(scholarshipAlert.number, go.number), isNull(scholarshipAlert.toldOn)));
  const applications = await tx
    .update(application)
    .set({ scholarshipId: keep.id })
    .where(eq(application.scholarshipId, go.id))
    .returning({ id: application.id });
  await tx
    .update(suggestion)
    .set({ scholarshipId: keep.id })
    .where(and(eq(suggestion.scholarshipId, go.id), eq(suggestion.status, "open")));
  return { saved: saved.rowCount ?? 0, alerts: alerts.rowCount ?? 0, applications: applications.length };
}
