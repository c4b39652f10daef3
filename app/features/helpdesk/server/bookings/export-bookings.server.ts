import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { bookingPermissions } from "../../booking-permissions.ts";
import { type BookingQuery, type DeskBooking, deskRows } from "../matters/desk-rows.server.ts";

/** The desk's list as a stream of rows, and a note of who took it (T28). */
export async function exportBookings(
  actor: Actor,
  query: BookingQuery,
): Promise<AsyncGenerator<DeskBooking>> {
  bookingPermissions.assertCan(actor, "booking.export");
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `account:${actor.userId}`,
      actor,
      event: "booking.exported",
      details: { filters: query.filters, sort: query.sort, searched: query.search !== "" },
    }),
  );
  return opened(actor, query);
}

async function* opened(actor: Actor, query: BookingQuery): AsyncGenerator<DeskBooking> {
  for await (const row of streamRows(deskRows.parts(actor, query))) yield deskRows.open(row);
}
