import { and, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { openBooking } from "./changing/open-booking.server.ts";
import { tellBooker } from "./tell-booker.server.ts";

const reminderHours = 24;
/** Whoever booked this shortly before needs no reminder. */
const freshHours = 3;

/** The day before, each booker once. Run again it finds nobody. */
export async function remindBookers(): Promise<number> {
  const at = now();
  const due = await database()
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(
        inArray(booking.status, ["requested", "confirmed"]),
        isNull(booking.remindedAt),
        gt(booking.startsAt, at),
        lte(booking.startsAt, addHours(at, reminderHours)),
        lte(booking.updatedAt, addHours(at, -freshHours)),
      ),
    )
    .orderBy(booking.startsAt);
  let reminded = 0;
  for (const { id } of due) {
    await inTransaction(async (tx) => {
      const [row] = await tx
        .update(booking)
        .set({ remindedAt: at })
        // Somebody else may have reminded, moved or cancelled it since it was looked up.
        .where(
          and(
            eq(booking.id, id),
            isNull(booking.remindedAt),
            inArray(booking.status, ["requested", "confirmed"]),
            gt(booking.startsAt, at),
          ),
        )
        .returning();
      if (!row) return;
      await tellBooker(tx, openBooking(row, null), "reminder");
      reminded += 1;
    });
  }
  return reminded;
}
