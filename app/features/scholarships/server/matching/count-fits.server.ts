import { countBits } from "../../eligibility/bitset.ts";
import type { StandingSlots } from "./rank-for-profile.server.ts";

/** How many fit: open, and all that a machine can check is met. */
export function countFits(slots: StandingSlots): number {
  return countBits(slots.canApply);
}
