import { z } from "zod";
import { defineActions } from "#app/core/forms/actions.server.ts";
import { manyButton } from "#app/core/forms/many-button.server.ts";
import { counted } from "#app/core/forms/many-outcome.ts";
import { tickedIds } from "#app/core/forms/ticked-rows.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { getMatter } from "../matters/get-matter.server.ts";
import { cancelBooking } from "./changing/cancel-booking.server.ts";
import { closeBooking } from "./changing/close-booking.server.ts";
import { confirmBooking } from "./changing/confirm-booking.server.ts";
import { nameBookings } from "./name-bookings.server.ts";

type Step = (actor: Actor, reach: { number: string; key: null }) => Promise<unknown>;

const forMany = (step: Step, words: { question: string; confirm: string; said: string }) =>
  manyButton({
    schema: z.object({ ids: tickedIds }),
    names: ({ actor }, rows) => nameBookings(actor, rows),
    asks: (count) => ({
      question: words.question.replace("#", counted(count, "session")),
      confirm: words.confirm,
    }),
    async step({ actor }, { id }) {
      const { number } = await getMatter(actor, { kind: "booking", id });
      await step(actor, { number, key: null });
    },
    said: (count) => `${counted(count, "session")} ${words.said}.`,
  });

/** The buttons of the list of bookings: for all that are ticked (D31). */
export const bookingsActions = defineActions({
  confirm_many: forMany(confirmBooking, {
    question: "Confirm the time of #? Each is told.",
    confirm: "Confirm the times",
    said: "confirmed",
  }),
  miss_many: forMany((actor, reach) => closeBooking(actor, reach, "miss"), {
    question: "Did nobody answer at #?",
    confirm: "Nobody answered",
    said: "noted as no-show",
  }),
  cancel_many: forMany(cancelBooking, {
    question: "Cancel #? Each is told, and the time is free again.",
    confirm: "Cancel the sessions",
    said: "cancelled",
  }),
});
