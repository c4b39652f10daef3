import type { ListColumn } from "#app/core/lists/table-list.ts";
import type { ItemKind } from "../dependents.ts";

export interface DeletedLine {
  readonly id: string;
  readonly kind: ItemKind;
  readonly kindName: string;
  readonly name: string;
  readonly deletedAt: string;
  readonly deletedBy: string;
  readonly reason: string;
}

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const deletedColumns = {
  name: { head: "Name or card", kind: "key", text: (row) => row.name },
  kind: { head: "What it is", text: (row) => row.kindName },
  at: { head: "Deleted", kind: "date", text: (row) => row.deletedAt },
  by: { head: "By", text: (row) => row.deletedBy },
  reason: { head: "Why", kind: "wide", text: (row) => row.reason },
} as const satisfies Record<string, ListColumn<DeletedLine>>;
