import type { FraudStatus } from "./fraud-status.ts";
import type { FraudSeverity } from "./fraud-words.ts";

export type FraudAlertView = {
  id: string;
  revision: number;
  type: string;
  explained: string;
  severity: FraudSeverity;
  severityLabel: string;
  status: FraudStatus;
  statusLabel: string;
  summary: string;
  evidence: { label: string; value: string }[];
  detectedAt: string;
  note: string | null;
  decided: string | null;
  /** What it speaks of, to be opened (D2). */
  claims: { id: string; number: string; policyId: string; card: string }[];
  events: { event: string; label: string }[];
};
