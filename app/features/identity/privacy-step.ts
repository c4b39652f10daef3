import { z } from "zod";
import { consentPurposeNames } from "./consent-purposes.ts";
import { refusalsEn } from "./messages/refusals.en.ts";

/** Everything that can be sent from Settings → Privacy. */
export const privacyForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("give"), purpose: z.enum(consentPurposeNames) }),
  z.object({ intent: z.literal("withdraw"), purpose: z.enum(consentPurposeNames) }),
  z.object({ intent: z.literal("withdraw-guardian") }),
  z.object({
    intent: z.literal("erase"),
    sure: z.literal("yes", refusalsEn.sure),
  }),
  z.object({ intent: z.literal("keep") }),
]);
