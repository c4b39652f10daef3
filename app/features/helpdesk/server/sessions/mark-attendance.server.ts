import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { bookingPermissions } from "../../booking-permissions.ts";
import { closeBooking } from "../bookings/changing/close-booking.server.ts";
import { listParticipants } from "./list-participants.server.ts";

/** Who was there, or was not, of those who were ticked. Who has been marked already stays so. */
export async function markAttendance(
  actor: Actor,
  workshop: string,
  { numbers, wasThere }: { numbers: readonly string[]; wasThere: boolean },
): Promise<{ marked: number }> {
  bookingPermissions.assertCan(actor, "booking.work_desk");
  const open = (await listParticipants(actor, workshop)).filter(({ status }) => status === "confirmed");
  const ticked = open.filter(({ number }) => numbers.includes(number));
  if (ticked.length === 0) throw invalid({ numbers: ["Tick at least one person who is not marked yet."] });
  for (const { number } of ticked) await closeBooking(actor, { number }, wasThere ? "finish" : "miss");
  return { marked: ticked.length };
}
