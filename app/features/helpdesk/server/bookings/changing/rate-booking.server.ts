import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { bumpContent } from "#app/db/content-version.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import type { BookingReach } from "../../../bookings/booking.ts";
import { bookingEn } from "../../../messages/booking.en.ts";
import { reachBooking } from "../reach-booking.server.ts";

/** One to five stars, and words if they like, for a session that took place; a second opinion replaces the first. */
export async function rateBooking(
  actor: Actor,
  reach: BookingReach,
  stars: 1 | 2 | 3 | 4 | 5,
  words = "",
): Promise<void> {
  await inTransaction(async (tx) => {
    const before = await reachBooking(actor, "booking.rate", reach, tx);
    if (before.status !== "done") throw conflict(bookingEn.errors.notDone);
    if (before.rating === stars && (before.feedback ?? "") === words) return;
    const address = { table: "booking", column: "feedback", rowId: before.id };
    const feedbackSealed = words === "" ? null : encryptField(words, address);
    await tx
      .update(booking)
      .set({ rating: stars, feedbackSealed, updatedAt: now() })
      .where(eq(booking.id, before.id));
    await writeAudit(tx, {
      chain: `booking:${before.id}`,
      actor,
      event: "booking.rated",
      details: { stars },
    });
    await bumpContent(tx, "counsellors");
  });
}
