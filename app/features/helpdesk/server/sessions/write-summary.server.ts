import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import type { Booking } from "../../bookings/booking.ts";
import { tellBooker } from "../bookings/tell-booker.server.ts";

/** Kept sealed beside the booking, shown on its page, and sent by e-mail. The row was locked by whoever read it. */
export async function writeSummary(tx: Tx, actor: Actor, before: Booking, summary: string): Promise<Booking> {
  if (before.summary === summary) return before;
  const summarySealed = encryptField(summary, { table: "booking", column: "summary", rowId: before.id });
  await tx.update(booking).set({ summarySealed, updatedAt: now() }).where(eq(booking.id, before.id));
  await writeAudit(tx, { chain: `booking:${before.id}`, actor, event: "booking.summarised" });
  const booked = { ...before, summary };
  await tellBooker(tx, booked, "summary");
  return booked;
}
