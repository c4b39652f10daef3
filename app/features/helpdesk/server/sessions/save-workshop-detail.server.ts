import { and, eq, gt, inArray } from "drizzle-orm";
import { meetings } from "#app/adapters/meetings/meetings.server.ts";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { bumpContent } from "#app/db/content-version.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { booking, workshopDetail } from "#app/db/schema/helpdesk-bookings.ts";
import { bookingPermissions } from "../../booking-permissions.ts";
import { openBooking } from "../bookings/changing/open-booking.server.ts";
import { tellBooker } from "../bookings/tell-booker.server.ts";
import type { WorkshopDetail } from "./find-workshop-detail.server.ts";

/** Where a workshop is and what goes with it. Whoever has a place is told what is new; saved unchanged, nobody is. */
export async function saveWorkshopDetail(
  actor: Actor,
  workshop: string,
  detail: WorkshopDetail,
): Promise<{ told: number }> {
  bookingPermissions.assertCan(actor, "booking.work_desk");
  if (!detail.place && !meetings()) {
    throw invalid({ place: ["There is no meeting service here, so a workshop needs a place."] });
  }
  return inTransaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(workshopDetail)
      .where(eq(workshopDetail.workshop, workshop))
      .for("update");
    const isSame =
      (before?.place ?? null) === detail.place &&
      (before?.materials ?? null) === detail.materials &&
      (before?.materialsLink ?? null) === detail.materialsLink;
    if (isSame) return { told: 0 };
    const changes = { ...detail, updatedAt: now() };
    await tx
      .insert(workshopDetail)
      .values({ workshop, ...changes })
      .onConflictDoUpdate({ target: workshopDetail.workshop, set: changes });
    const rows = await tx
      .update(booking)
      .set({ venue: detail.place, way: detail.place ? "place" : "video" })
      .where(
        and(
          eq(booking.kind, "workshop"),
          eq(booking.service, workshop),
          inArray(booking.status, ["requested", "confirmed"]),
          gt(booking.startsAt, now()),
        ),
      )
      .returning();
    for (const row of rows) await tellBooker(tx, openBooking(row, null), "news");
    await writeAudit(tx, {
      chain: `workshop:${workshop}`,
      actor,
      event: "workshop.changed",
      details: {
        before: before ? { place: before.place } : {},
        after: { place: detail.place },
        told: rows.length,
      },
    });
    await bumpContent(tx, "workshops");
    return { told: rows.length };
  });
}
