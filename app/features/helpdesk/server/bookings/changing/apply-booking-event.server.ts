import type { Actor } from "#app/core/portals/permissions.ts";
import type { BookingReach } from "../../../bookings/booking.ts";
import type { BookingEventInput } from "../../../forms/booking-events.ts";
import { agreeToBooking } from "../../guardians/agree-to-booking.server.ts";
import { sendGuardianCode } from "../../guardians/send-guardian-code.server.ts";
import { cancelBooking } from "./cancel-booking.server.ts";
import { closeBooking } from "./close-booking.server.ts";
import { confirmBooking } from "./confirm-booking.server.ts";
import { rateBooking } from "./rate-booking.server.ts";
import { rescheduleBooking } from "./reschedule-booking.server.ts";

/** From a pressed button to its verb; each checks the rights of who pressed it. */
export async function applyBookingEvent(
  actor: Actor,
  reach: BookingReach,
  input: BookingEventInput,
  address: string,
): Promise<void> {
  switch (input.event) {
    case "confirm":
      await confirmBooking(actor, reach);
      break;
    case "cancel":
      await cancelBooking(actor, reach);
      break;
    case "agree":
      await agreeToBooking(actor, reach, { code: input.otp, address });
      break;
    case "ask_guardian":
      await sendGuardianCode(actor, reach, { address });
      break;
    case "finish":
      await closeBooking(actor, reach, "finish", input.summary);
      break;
    case "miss":
      await closeBooking(actor, reach, "miss");
      break;
    case "reschedule":
      await rescheduleBooking(actor, reach, new Date(input.startsAt));
      break;
    case "rate":
      await rateBooking(actor, reach, Number(input.stars) as 1 | 2 | 3 | 4 | 5, input.words);
      break;
  }
}
