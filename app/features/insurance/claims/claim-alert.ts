import type { FraudStatus } from "../fraud/fraud-status.ts";
import { type FraudSeverity, fraudSeverities } from "../fraud/fraud-words.ts";

/** A fraud alert as a claim shows it. */
export interface ClaimAlert {
  readonly id: string;
  readonly type: string;
  readonly severity: FraudSeverity;
  readonly severityLabel: string;
  readonly status: FraudStatus;
  readonly statusLabel: string;
  readonly summary: string;
}

type Weighed = Pick<ClaimAlert, "severity" | "status">;

/** Whether the claim cannot be approved while it stands so. */
export function holdsApproval({ severity, status }: Weighed): boolean {
  return status !== "dismissed" && (severity === "high" || severity === "critical");
}

export function worstFirst(one: Weighed, other: Weighed): number {
  const weight = ({ severity, status }: Weighed) =>
    (status === "dismissed" ? 0 : 10) + fraudSeverities.indexOf(severity);
  return weight(other) - weight(one);
}
