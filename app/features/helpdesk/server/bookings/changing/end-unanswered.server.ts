import { and, eq, isNull, lte } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { bumpContent } from "#app/db/content-version.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { booking, bookingGuardian } from "#app/db/schema/helpdesk-bookings.ts";
import { tellBooker } from "../tell-booker.server.ts";
import { moveBooking } from "./move-booking.server.ts";
import { openBooking } from "./open-booking.server.ts";

/** T35: no guardian agreed in time. The time is given back and the booker told; a number that said nothing is not written to again (X24). */
export async function endUnanswered(): Promise<number> {
  const due = await database()
    .select({ id: booking.id })
    .from(bookingGuardian)
    .innerJoin(booking, eq(booking.id, bookingGuardian.bookingId))
    .where(
      and(
        eq(booking.status, "guardian"),
        isNull(bookingGuardian.agreedAt),
        lte(bookingGuardian.answerBy, now()),
      ),
    )
    .limit(200);
  for (const { id } of due) await endOne(id);
  return due.length;
}

async function endOne(id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(booking).where(eq(booking.id, id)).for("update");
    // Agreed or cancelled since it was looked up.
    if (row?.status !== "guardian") return;
    const ended = await moveBooking(tx, systemActor, openBooking(row, null), "lapse");
    if (row.phoneSealed) await tellBooker(tx, ended, "lapsed");
    if (ended.kind === "workshop") await bumpContent(tx, "workshops");
  });
}
