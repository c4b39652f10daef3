import { eq } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { parsePublicNumber } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { booking, counsellor } from "#app/db/schema/helpdesk-bookings.ts";
import { bookingPermissions } from "../../booking-permissions.ts";
import type { Booking, BookingReach } from "../../bookings/booking.ts";
import { bookingKey } from "./booking-key.server.ts";
import { openBooking } from "./changing/open-booking.server.ts";

type Action = "booking.see" | "booking.change" | "booking.rate";

/**
 * The booking behind a number, for those who may: its link, its owner, the desk. Everybody else learns
 * nothing, not even that it exists. Given a transaction, the row stays locked until that ends.
 */
export async function reachBooking(
  actor: Actor,
  action: Action,
  { number, key }: BookingReach,
  tx?: Tx,
): Promise<Booking> {
  const parsed = parsePublicNumber(number);
  if (parsed?.prefix !== "BK") throw notFound();
  const query = (tx ?? database()).select().from(booking).where(eq(booking.serial, parsed.serial));
  const [row] = tx ? await query.for("update") : await query;
  if (!row || istDate(row.createdAt).slice(0, 4) !== String(parsed.year)) throw notFound();
  const holdsLink = bookingKey.opens(key, row.id);
  bookingPermissions.assertCan(actor, action, { userId: row.userId, holdsLink });
  await assertWithin(actor, "booking", row.id, tx);
  return openBooking(row, await counsellorName(tx, row.counsellorId));
}

async function counsellorName(tx: Tx | undefined, counsellorId: string | null): Promise<string | null> {
  if (!counsellorId) return null;
  const [found] = await (tx ?? database())
    .select({ name: counsellor.name })
    .from(counsellor)
    .where(eq(counsellor.id, counsellorId));
  return found?.name ?? null;
}
