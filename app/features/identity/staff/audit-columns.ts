import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { AuditView } from "./security-views.ts";

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const auditColumns = {
  event: { head: "Event", kind: "key", text: (row) => row.event },
  subject: { head: "Subject", text: (row) => row.subject, only: "file", of: "Event" },
  at: { head: "When", kind: "date", text: (row) => row.at },
  who: { head: "Who", text: (row) => row.who },
  network: { head: "Network", text: (row) => row.network, only: "file", of: "Who" },
  change: { head: "Change", text: (row) => row.change },
  details: { head: "Details", kind: "wide", text: (row) => row.details },
} as const satisfies Record<string, ListColumn<AuditView>>;
