import type { ListColumn } from "#app/core/lists/table-list.ts";
import { languageWords, type MatterView, matterKindWords } from "./matter.ts";

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const matterColumns = {
  number: { head: "Number", text: (row) => row.number, only: "file" },
  matter: { head: "Matter", kind: "key", text: (row) => row.title },
  kind: { head: "Kind", text: (row) => matterKindWords[row.kind] },
  language: { head: "Language", text: (row) => languageWords[row.language] ?? row.language },
  region: { head: "Region", text: (row) => row.region },
  came: { head: "Came", text: (row) => row.createdAt, only: "file" },
  due: { head: "Due", kind: "date", text: (row) => row.dueAt },
  late: { head: "Late", text: (row) => row.isLate, only: "file", of: "Due" },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
  held: { head: "Held by", text: (row) => row.assignedName },
} as const satisfies Record<string, ListColumn<MatterView>>;
