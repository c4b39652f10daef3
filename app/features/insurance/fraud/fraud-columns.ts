import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { FraudAlertView } from "./fraud-alert-view.ts";

/** The page draws an alert as a card of its own; its file has these. */
export const fraudColumns = {
  found: { head: "Found", kind: "date", text: (row) => row.detectedAt },
  type: { head: "Type", kind: "key", text: (row) => row.type },
  severity: { head: "Severity", text: (row) => row.severityLabel },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
  summary: { head: "Summary", text: (row) => row.summary },
  evidence: {
    head: "Evidence",
    text: (row) => row.evidence.map(({ label, value }) => `${label}: ${value}`).join("; "),
  },
  note: { head: "Note", text: (row) => row.note },
  decided: { head: "Decided", text: (row) => row.decided },
} as const satisfies Record<string, ListColumn<FraudAlertView>>;
