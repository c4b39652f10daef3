import { z } from "zod";
import { plainText } from "#app/core/words/plain-text.ts";

/** Confirming and dismissing need a reason that the next person understands. */
export const fraudDecisionSchema = z.object({
  alertId: z.uuid("Reload the page and try again."),
  revision: z.coerce.number().int().min(1),
  note: plainText({
    max: 1000,
    min: 5,
    multiline: true,
    required: "Write why, so that the next person understands.",
    tooShort: "Write why in a few words.",
  }),
});

export type FraudDecision = z.output<typeof fraudDecisionSchema> & {
  readonly event: "confirm" | "dismiss" | "reopen";
};
