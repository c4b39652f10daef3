import { and, eq, ne } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { sourceOf } from "#app/features/scholarships/money-source.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";

export type ScholarshipProgramme = typeof programme.$inferSelect;

/**
 * Under what the money of a scholarship is booked. A giver's own exists already; an institute's, and one of
 * the general fund, is made by the first who needs it. Null where nobody here pays.
 */
export async function ensureScholarshipProgramme(
  tx: Tx,
  actor: Actor,
  scholarshipId: string,
): Promise<ScholarshipProgramme | null> {
  const known = await find(tx, scholarshipId);
  if (known) return known;
  const [row] = await tx.select().from(scholarship).where(eq(scholarship.id, scholarshipId));
  if (!row) return null;
  const terms = await getScholarshipTerms(scholarshipId, { tx });
  const source = sourceOf(row.ownerKind, terms.moneySource);
  if (source === null || source === "provider" || source === "programme") return null;
  const id = newId();
  const written = await tx
    .insert(programme)
    .values({
      id,
      instituteId: row.ownerKind === "institute" ? row.ownerId : null,
      title: row.title,
      description: row.description,
      kind: "scholarship",
      scholarshipId,
      budgetPaise: (terms.seats ?? 0) * (terms.awardPaise ?? 0),
      status: "active",
      isOpen: false,
      startsOn: istDate(),
      createdAt: now(),
      updatedAt: now(),
    })
    .onConflictDoNothing()
    .returning({ id: programme.id });
  if (written.length > 0) {
    const chain = `programme:${id}`;
    await writeAudit(tx, { chain, actor, event: "programme.created", to: "active", details: { source } });
  }
  return find(tx, scholarshipId);
}

async function find(tx: Tx, scholarshipId: string): Promise<ScholarshipProgramme | null> {
  const [row] = await tx
    .select()
    .from(programme)
    .where(and(eq(programme.scholarshipId, scholarshipId), ne(programme.status, "completed")));
  return row ?? null;
}
