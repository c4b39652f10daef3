import { z } from "zod";
import { plainText } from "#app/core/words/plain-text.ts";

/** Opening again what was closed: until when, and why. */
export const reopeningSchema = z.object({
  closesOn: z.string("Choose the new last day.").min(1, "Choose the new last day."),
  reason: plainText({ max: 300, required: "Say why it opens again." }),
});
export type Reopening = z.output<typeof reopeningSchema>;
