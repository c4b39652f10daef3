import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { bookingHold } from "#app/db/schema/helpdesk-bookings.ts";

/** Gives back what a booking holds of one resource. */
export async function releaseCells(tx: Tx, bookingId: string, resource: string): Promise<void> {
  await tx
    .delete(bookingHold)
    .where(and(eq(bookingHold.bookingId, bookingId), eq(bookingHold.resource, resource)));
}
