import { createHash } from "node:crypto";
import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { counsellor, counsellorHours } from "#app/db/schema/helpdesk-bookings.ts";
import { readSetting, writeSetting } from "#app/db/settings.server.ts";
import type { WeeklyHours } from "../../bookings/booking-slots.ts";

export interface CounsellorEntry {
  readonly slug: string;
  readonly name: string;
  readonly serves: readonly string[];
  readonly languages?: readonly string[];
  /** Only in the demo: the desk of a real site writes them down. */
  readonly email?: string;
  readonly baseSessions: number;
  readonly baseRatings: number;
  readonly baseRatingSum: number;
  readonly hours: readonly WeeklyHours[];
}

const settingKey = "counsellors.list";

/** Brings the tables to the list: at every start, so that a changed list needs no other step. */
export async function syncCounsellors(entries: readonly CounsellorEntry[]): Promise<void> {
  const list = createHash("sha256").update(JSON.stringify(entries)).digest("hex");
  if ((await readSetting(settingKey)) === list) return;
  await inTransaction(async (tx) => {
    await writeSetting(tx, settingKey, list);
    for (const entry of entries) {
      const { hours, slug, baseSessions, baseRatings, baseRatingSum } = entry;
      // A real site counts from zero (I21), also where an earlier list said otherwise.
      const zero = { baseSessions: 0, baseRatings: 0, baseRatingSum: 0 };
      const changes = {
        name: entry.name,
        serves: [...entry.serves],
        languages: [...(entry.languages ?? [])],
        active: true,
        updatedAt: now(),
      };
      const [row] = await tx
        .insert(counsellor)
        // The figures from before this system are written once: from then on the rows add to them.
        .values({ id: newId(), slug, baseSessions, baseRatings, baseRatingSum, ...changes })
        .onConflictDoUpdate({
          target: counsellor.slug,
          set: { ...changes, revision: sql`${counsellor.revision} + 1`, ...(baseSessions === 0 && zero) },
          // What the desk has changed is the desk's.
          setWhere: isNull(counsellor.editedAt),
        })
        .returning({ id: counsellor.id });
      if (!row) continue;
      if (entry.email) {
        const address = { table: "counsellor", column: "email", rowId: row.id };
        await tx
          .update(counsellor)
          .set({ emailSealed: encryptField(entry.email, address) })
          .where(eq(counsellor.id, row.id));
      }
      await tx.delete(counsellorHours).where(eq(counsellorHours.counsellorId, row.id));
      if (hours.length > 0) {
        await tx.insert(counsellorHours).values(hours.map((span) => ({ counsellorId: row.id, ...span })));
      }
    }
    const present = entries.map(({ slug }) => slug);
    await tx
      .update(counsellor)
      .set({ active: false, revision: sql`${counsellor.revision} + 1`, updatedAt: now() })
      .where(
        and(
          isNull(counsellor.editedAt),
          present.length > 0 ? notInArray(counsellor.slug, present) : sql`true`,
        ),
      );
  });
}
