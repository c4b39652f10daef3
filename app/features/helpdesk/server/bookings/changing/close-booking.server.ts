import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { bumpContent } from "#app/db/content-version.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { bookingPermissions } from "../../../booking-permissions.ts";
import type { Booking, BookingReach } from "../../../bookings/booking.ts";
import { writeSummary } from "../../sessions/write-summary.server.ts";
import { reachBooking } from "../reach-booking.server.ts";
import { moveBooking } from "./move-booking.server.ts";

/** The desk notes what became of a session: it took place, or nobody answered. After a talk its summary goes out (I6c). */
export async function closeBooking(
  actor: Actor,
  reach: BookingReach,
  event: "finish" | "miss",
  summary = "",
): Promise<Booking> {
  bookingPermissions.assertCan(actor, "booking.work_desk");
  return inTransaction(async (tx) => {
    const before = await reachBooking(actor, "booking.change", reach, tx);
    if (before.status === (event === "finish" ? "done" : "no_show")) return before;
    if (!before.startsAt || before.startsAt > now())
      throw conflict("This session has not begun yet.", "not_begun");
    const isTalk = event === "finish" && before.kind !== "workshop";
    if (isTalk && summary === "")
      throw invalid({ summary: ["Write what was said and the next steps: the student is promised it."] });
    const closed = await moveBooking(tx, actor, before, event);
    const told = isTalk ? await writeSummary(tx, actor, closed, summary) : closed;
    // The counsellor's number of sessions stands on public pages.
    if (event === "finish") await bumpContent(tx, "counsellors");
    return told;
  });
}
