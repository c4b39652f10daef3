import { z } from "zod";
import { bookingDeskSteps } from "../booking-status.ts";
import { assignMatterSchema } from "./assign-matter.ts";
import { answerSchema } from "./enquiry-form.ts";

const what = assignMatterSchema.pick({ kind: true, matterId: true });
const seen = answerSchema.pick({ revision: true });

/** What the one form of the regional desk sends, by the button that was pressed. */
export const matterStepSchema = z.discriminatedUnion(
  "event",
  [
    assignMatterSchema.extend({ event: z.literal("assign") }),
    z.object({ event: z.literal("answer"), ...what.shape, ...answerSchema.omit({ enquiryId: true }).shape }),
    z.object({ event: z.enum(["close", "reopen"]), ...what.shape, ...seen.shape }),
    z.object({ event: z.enum(bookingDeskSteps.map(({ event }) => event)), ...what.shape }),
  ],
  "There is no such button.",
);

export type MatterStep = z.output<typeof matterStepSchema>;
