import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { conflict } from "#app/core/errors.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { bookingGuardian } from "#app/db/schema/helpdesk-bookings.ts";
import type { BookingReach } from "../booking.ts";
import { bookingEn } from "../messages/booking.en.ts";
import { sessionTitle } from "../session-title.ts";
import { findAskedGuardian } from "./find-asked-guardian.server.ts";
import { guardianCodes } from "./guardian-codes.server.ts";
import { reachBooking } from "./reach-booking.server.ts";

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
