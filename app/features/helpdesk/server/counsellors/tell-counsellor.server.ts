import { eq } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { counsellor } from "#app/db/schema/helpdesk-bookings.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import type { Booking } from "../../bookings/booking.ts";
import { matterPath } from "../../matter.ts";
import { bookingMessages } from "../../messages/booking.messages.server.ts";

/**
 * Says to a counsellor that a session is theirs, or no longer. False: no address is kept of them, so the desk says it.
 * The link leads to the desk and not to the booking, whose key is the booker's alone (T13).
 */
export async function tellCounsellor(
  tx: Tx,
  counsellorId: string,
  booking: Booking,
  news: "session" | "relieved",
): Promise<boolean> {
  const [row] = await tx.select().from(counsellor).where(eq(counsellor.id, counsellorId));
  if (!row?.emailSealed || !booking.startsAt) return false;
  await queueMessage(tx, {
    template: `counsellor-${news}`,
    channel: "email",
    to: decryptField(row.emailSealed, { table: "counsellor", column: "email", rowId: row.id }),
    language: defaultLanguage,
    variables: {
      name: row.name,
      service: booking.title,
      when: formatDateTime(booking.startsAt),
      number: booking.number,
      way: bookingMessages[defaultLanguage].ways[booking.way],
      link: `${env().PUBLIC_URL}${matterPath({ kind: "booking", id: booking.id })}`,
    },
    dedupeKey: `booking:${booking.id}:counsellor-${news}:${counsellorId}:${now().toISOString()}`,
    subjectId: booking.id,
  });
  return true;
}
