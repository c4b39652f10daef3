import type { ListColumn } from "#app/core/lists/table-list.ts";

export type DuplicateLine = {
  id: string;
  first: { id: string; title: string; provider: string };
  second: { id: string; title: string; provider: string };
  why: keyof typeof duplicateReasons;
};

export const duplicateReasons = {
  title: "Alike titles",
  link: "Same page",
  both: "Titles and page",
} as const;

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const duplicateColumns = {
  first: { head: "One record", kind: "key", text: (row) => row.first.title },
  second: { head: "The other", text: (row) => row.second.title },
  provider: { head: "Provider", text: (row) => row.second.provider },
  why: { head: "Why", text: (row) => duplicateReasons[row.why] },
} as const satisfies Record<string, ListColumn<DuplicateLine>>;
