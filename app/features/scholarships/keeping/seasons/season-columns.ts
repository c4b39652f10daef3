import type { ListColumn } from "#app/core/lists/table-list.ts";

export type SeasonLine = {
  id: string;
  title: string;
  provider: string;
  /** The round that is over, in words. */
  last: string;
  /** What would be usual from now on. */
  season: string;
  /** The closing day that would be expected next. */
  expected: string;
};

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const seasonColumns = {
  title: { head: "Scholarship", kind: "key", text: (row) => row.title },
  provider: { head: "Provider", text: (row) => row.provider },
  last: { head: "Last round", text: (row) => row.last },
  season: { head: "Usual season", text: (row) => row.season },
  expected: { head: "Closes about", kind: "date", text: (row) => row.expected },
} as const satisfies Record<string, ListColumn<SeasonLine>>;
