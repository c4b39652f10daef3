import type { ListColumn } from "#app/core/lists/table-list.ts";

export type LinkLine = {
  id: string;
  scholarshipId: string;
  title: string;
  address: string;
  state: "same" | "changed" | "gone" | "away";
  answer: string | null;
  checkedAt: string;
  changedAt: string;
  gone: string[];
  come: string[];
};

export const linkStates = {
  changed: "Changed",
  gone: "Gone",
  away: "No answer",
  same: "As it was",
} as const;

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const linkColumns = {
  title: { head: "Scholarship", kind: "key", text: (row) => row.title },
  address: { head: "Website", text: (row) => row.address },
  state: { head: "State", kind: "status", text: (row) => linkStates[row.state] },
  difference: {
    head: "What is another now",
    kind: "wide",
    text: (row) =>
      [...row.gone.map((line) => `- ${line}`), ...row.come.map((line) => `+ ${line}`)].join("\n"),
  },
  changed: { head: "Since", kind: "date", text: (row) => row.changedAt },
  checked: { head: "Asked", kind: "date", text: (row) => row.checkedAt },
} as const satisfies Record<string, ListColumn<LinkLine>>;
