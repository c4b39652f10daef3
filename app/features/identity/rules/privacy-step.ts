import { z } from "zod";
import { refusalsEn } from "../messages/refusals.en.ts";
import { consentPurposeNames } from "./consent-purposes.ts";

/** Whom the page was opened for: on a family's phone it may be somebody else's turn since. */
const student = z.string().max(40).default("");

/** Everything that can be sent from Settings → Privacy. */
export const privacyForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("give"), purpose: z.enum(consentPurposeNames), student }),
  z.object({ intent: z.literal("withdraw"), purpose: z.enum(consentPurposeNames), student }),
  z.object({ intent: z.literal("withdraw-guardian"), student }),
  z.object({
    intent: z.literal("erase"),
    sure: z.literal("yes", refusalsEn.sure),
  }),
  z.object({ intent: z.literal("keep") }),
]);
