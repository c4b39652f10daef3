import type { DecisionReason } from "./decision-reasons.ts";

/** The two ends of an application, as whoever decides says them. */
export type Decision =
  | { readonly verdict: "approve"; readonly awardPaise: number; readonly note?: string | null }
  | {
      readonly verdict: "reject";
      readonly reasons: readonly DecisionReason[];
      readonly note?: string | null;
      /** Chosen from the saved ones: the student reads it in her language. */
      readonly sentence?: string | null;
      /** The answers refute a reason, and whoever decides has seen papers that say so (S13). */
      readonly isSeen?: boolean;
    };
