import { and, eq, isNotNull } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { parsePublicNumber } from "#app/core/id.ts";
import { database } from "#app/db/opening/client.server.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { openBooking } from "../bookings/changing/open-booking.server.ts";

/** A place in a workshop whose holder was there, for whoever checks a certificate; null for any other booking. */
export async function findAttended(
  number: string,
): Promise<{ name: string; title: string; startsAt: Date } | null> {
  const parsed = parsePublicNumber(number);
  if (parsed?.prefix !== "BK") return null;
  const [row] = await database()
    .select()
    .from(booking)
    .where(
      and(
        eq(booking.serial, parsed.serial),
        eq(booking.kind, "workshop"),
        eq(booking.status, "done"),
        isNotNull(booking.nameSealed),
      ),
    );
  if (!row?.startsAt || istDate(row.createdAt).slice(0, 4) !== String(parsed.year)) return null;
  const { name, title } = openBooking(row, null);
  return { name, title, startsAt: row.startsAt };
}
