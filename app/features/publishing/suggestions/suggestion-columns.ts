import type { ListColumn } from "#app/core/lists/table-list.ts";
import { type SuggestionField, suggestionFields } from "./suggestion-fields.ts";
import { type SuggestionStatus, suggestionMachine } from "./suggestion-status.ts";

export type SuggestionLine = {
  id: string;
  number: string;
  scholarshipId: string;
  scholarship: string;
  field: SuggestionField;
  /** Null once it was forgotten. */
  right: string | null;
  proof: string;
  status: SuggestionStatus;
  sentAt: string;
  decidedAt: string | null;
};

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const suggestionColumns = {
  number: { head: "Suggestion", kind: "key", text: (row) => row.number },
  scholarship: { head: "Scholarship", text: (row) => row.scholarship },
  field: { head: "About", text: (row) => suggestionFields[row.field] },
  right: { head: "What is right", kind: "wide", text: (row) => row.right ?? "" },
  proof: { head: "Proof", text: (row) => row.proof },
  sent: { head: "Sent", kind: "date", text: (row) => row.sentAt },
  status: { head: "Status", kind: "status", text: (row) => suggestionMachine.states[row.status].label },
  decided: { head: "Decided", kind: "date", text: (row) => row.decidedAt, only: "file" },
} as const satisfies Record<string, ListColumn<SuggestionLine>>;
