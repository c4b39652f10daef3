import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { bookingHold } from "#app/db/schema/helpdesk-bookings.ts";

/**
 * Takes all of these cells for a booking, or none. Somebody who wants one of them at the same moment waits
 * here until we have committed, and then gets "no".
 */
export async function holdCells(
  tx: Tx,
  bookingId: string,
  resource: string,
  cells: readonly number[],
): Promise<boolean> {
  const taken = await tx
    .insert(bookingHold)
    .values(cells.map((cell) => ({ resource, cell, bookingId })))
    .onConflictDoNothing()
    .returning({ cell: bookingHold.cell });
  if (taken.length === cells.length) return true;
  const ours = taken.map(({ cell }) => cell);
  if (ours.length > 0) {
    await tx
      .delete(bookingHold)
      .where(
        and(
          eq(bookingHold.resource, resource),
          eq(bookingHold.bookingId, bookingId),
          inArray(bookingHold.cell, ours),
        ),
      );
  }
  return false;
}
