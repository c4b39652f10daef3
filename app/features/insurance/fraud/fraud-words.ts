import type { fraudAlert } from "#app/db/schema/insurance-fraud.ts";

export type FraudRule = (typeof fraudAlert.$inferSelect)["rule"];
export type FraudSeverity = (typeof fraudAlert.$inferSelect)["severity"];

export const fraudSeverities = ["low", "medium", "high", "critical"] as const satisfies FraudSeverity[];
export const fraudRules = [
  "shared_identity",
  "shared_account",
  "early_claim",
  "repeated_billing",
  "claim_velocity",
  "impossible_dates",
] as const satisfies FraudRule[];

export const severityWords: Record<FraudSeverity, string> = {
  low: "Low",
  medium: "Medium",
  high: "High",
  critical: "Critical",
};

/** What the dashboard calls each kind, and what the rule looks at, in a sentence anybody can check. */
export const ruleWords: Record<FraudRule, { title: string; explained: string }> = {
  shared_identity: {
    title: "Identity mismatch",
    explained: "One Aadhaar number stands under several insured people.",
  },
  shared_account: {
    title: "Shared bank account",
    explained: "Claims of several people, or an agent’s commission, go to one bank account.",
  },
  early_claim: {
    title: "Claim soon after purchase",
    explained: "The treatment lies in the first 15 days of the policy, and was no accident.",
  },
  repeated_billing: {
    title: "Unusual billing",
    explained: "One hospital billed the same amount three times or more within 60 days.",
  },
  claim_velocity: {
    title: "Duplicate claim",
    explained: "One policy has three claims or more within 30 days.",
  },
  impossible_dates: {
    title: "Impossible dates",
    explained: "The treatment lies before the policy, after it, or after the claim itself.",
  },
};
