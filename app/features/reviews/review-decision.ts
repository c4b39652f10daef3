import type { Decision } from "#app/features/applications/rules/decision.ts";

/** What a reviewer decides: one of the application's own two ends, or the waiting list. */
export type ReviewDecision =
  | (Decision & { readonly reason?: string | null })
  | { readonly verdict: "waitlist"; readonly awardPaise: number };
