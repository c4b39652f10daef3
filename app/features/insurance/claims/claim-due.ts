import { addHours } from "#app/core/clock.ts";
import { type ClaimStatus, claimMachine } from "./claim-status.ts";

/** The machine's own hours, from when the claim came. */
export const claimLimitHours = claimMachine.states.processing.dueWithinHours ?? 0;

/** By when it is decided; null once it is. */
export function claimDueAt(row: { readonly status: ClaimStatus; readonly createdAt: Date }): Date | null {
  return row.status === "processing" ? addHours(row.createdAt, claimLimitHours) : null;
}
