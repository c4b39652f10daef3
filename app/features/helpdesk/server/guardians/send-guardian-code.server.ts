import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { bookingGuardian } from "#app/db/schema/helpdesk-bookings.ts";
import type { BookingReach } from "../../bookings/booking.ts";
import { sessionTitle } from "../../bookings/session-title.ts";
import { bookingEn } from "../../messages/booking.en.ts";
import { reachBooking } from "../bookings/reach-booking.server.ts";
import { findAskedGuardian } from "./find-asked-guardian.server.ts";
import { guardianCodes } from "./guardian-codes.server.ts";

/** T35: the code goes to the guardian's own phone and says whose session it is for. `isFirst`: only if none went yet. */
export async function sendGuardianCode(
  actor: Actor,
  reach: BookingReach,
  { address, isFirst = false }: { address: string; isFirst?: boolean },
): Promise<void> {
  const booking = await reachBooking(actor, "booking.change", reach);
  const asked = await findAskedGuardian(booking.id);
  if (booking.status !== "guardian" || !asked || asked.answerBy <= now())
    throw conflict(bookingEn.errors.guardianOver, "guardian_over");
  if (isFirst && asked.sentAt) return;
  const isSent = await guardianCodes.get().send({
    phone: asked.phone,
    address,
    language: asked.language,
    studentName: booking.name,
    session: sessionTitle(booking.title, asked.language),
  });
  if (!isSent) throw conflict(bookingEn.errors.guardianWait, "guardian_wait");
  await inTransaction(async (tx) => {
    await tx.update(bookingGuardian).set({ sentAt: now() }).where(eq(bookingGuardian.id, asked.id));
    await writeAudit(tx, { chain: `booking:${booking.id}`, actor, event: "booking.guardian_asked" });
  });
}
