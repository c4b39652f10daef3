import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { DueClock } from "#app/core/periods/due-clock.ts";
import type { PartnershipStatus } from "./partnership-status.ts";

/** A row of the desk's list. */
export interface PartnershipLine {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly type: string;
  readonly place: string;
  readonly status: PartnershipStatus;
  readonly statusLabel: string;
  readonly submittedAt: string;
  readonly dueAt: string | null;
  readonly clock: DueClock | null;
  readonly isLate: boolean;
}

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const partnershipColumns = {
  number: { head: "Number", text: (row) => row.number, only: "file" },
  institute: { head: "Institute", kind: "key", text: (row) => row.name },
  type: { head: "Type", text: (row) => row.type },
  place: { head: "Place", text: (row) => row.place },
  sent: { head: "Sent", kind: "date", text: (row) => row.submittedAt },
  due: { head: "Answer by", kind: "date", text: (row) => row.dueAt },
  late: { head: "Late", text: (row) => row.isLate, only: "file", of: "Answer by" },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
} as const satisfies Record<string, ListColumn<PartnershipLine>>;
