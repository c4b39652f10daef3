import { eq, notInArray, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { counsellor, counsellorHours } from "#app/db/schema/helpdesk-bookings.ts";
import type { WeeklyHours } from "../booking-slots.ts";

export interface CounsellorEntry {
  readonly slug: string;
  readonly name: string;
  readonly serves: readonly string[];
  readonly baseSessions: number;
  readonly baseRatings: number;
  readonly baseRatingSum: number;
  readonly hours: readonly WeeklyHours[];
}

/** Brings the tables to the list: at every start, so that a changed list needs no other step. */
export async function syncCounsellors(entries: readonly CounsellorEntry[]): Promise<void> {
  await inTransaction(async (tx) => {
    for (const { hours, slug, baseSessions, baseRatings, baseRatingSum, ...entry } of entries) {
      const changes = { name: entry.name, serves: [...entry.serves], active: true, updatedAt: now() };
      const [row] = await tx
        .insert(counsellor)
        // The figures from before this system are written once: from then on the rows add to them.
        .values({ id: newId(), slug, baseSessions, baseRatings, baseRatingSum, ...changes })
        .onConflictDoUpdate({ target: counsellor.slug, set: changes })
        .returning({ id: counsellor.id });
      if (!row) throw new Error("A counsellor could not be written");
      await tx.delete(counsellorHours).where(eq(counsellorHours.counsellorId, row.id));
      if (hours.length > 0) {
        await tx.insert(counsellorHours).values(hours.map((span) => ({ counsellorId: row.id, ...span })));
      }
    }
    const present = entries.map(({ slug }) => slug);
    await tx
      .update(counsellor)
      .set({ active: false, updatedAt: now() })
      .where(present.length > 0 ? notInArray(counsellor.slug, present) : sql`true`);
  });
}
