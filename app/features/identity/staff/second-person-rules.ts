import { z } from "zod";

const days = (fallback: number) =>
  z.coerce
    .number("Give whole days.")
    .int("Give whole days.")
    .min(0, "At least 0.")
    .max(730, "At most 730.")
    .default(fallback);
const limit = (fallbackRupees: number) =>
  z.coerce
    .number("Give whole rupees.")
    .int("Give whole rupees.")
    .min(0, "At least 0.")
    .max(100_000_000, "At most ₹10 crore.")
    .default(fallbackRupees);

/** When two people are needed, and who counts as two. Changing them is itself a matter of two people. */
export const secondPersonRulesSchema = z.object({
  /** So long somebody cannot confirm what the one who invited, promoted or enabled them prepared, nor the reverse. */
  staffDays: days(90),
  /** The same for those an institute's owner lets in. */
  instituteDays: days(30),
  /** A new admin is agreed to after this many hours, so that the others who were told can object. */
  staffWaitHours: z.coerce
    .number("Give whole hours.")
    .int("Give whole hours.")
    .min(0, "At least 0.")
    .max(336, "At most 336.")
    .default(24),
  /** So long a lost number’s account waits, so that whoever holds the number can stop it (S3). */
  recoveryWaitHours: z.coerce
    .number("Give whole hours.")
    .int("Give whole hours.")
    .min(1, "At least 1.")
    .max(336, "At most 336.")
    .default(72),
  /** In rupees: from these amounts on a second person has to agree. */
  refundRupees: limit(50_000),
  generalFundRupees: limit(25_000),
  claimRupees: limit(1_00_000),
});
export type SecondPersonRules = z.output<typeof secondPersonRulesSchema>;

export const secondPersonRuleWords: Record<keyof SecondPersonRules, string> = {
  staffDays: "Days in which an admin and whoever invited, promoted or enabled them do not count as two",
  instituteDays: "The same for people an institute’s owner let in, in days",
  staffWaitHours: "Hours before a new admin can be agreed to",
  recoveryWaitHours: "Hours before an account moves to a new number, in which the old one can stop it",
  refundRupees: "Refund of a donation, from ₹",
  generalFundRupees: "Award from the general fund, from ₹",
  claimRupees: "Approval of a claim, from ₹",
};
