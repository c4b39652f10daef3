import type { ListColumn } from "#app/core/lists/table-list.ts";
import { giftsOf } from "./counsellor-words.ts";

/** A row of the desk's list. */
export interface CounsellorLine {
  readonly id: string;
  readonly name: string;
  readonly serves: readonly string[];
  readonly languages: readonly string[];
  readonly active: boolean;
  readonly hasEmail: boolean;
  /** Sessions that are still to come. */
  readonly open: number;
}

export const counsellorStates = { active: "Gives sessions", away: "Away" } as const;

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const counsellorColumns = {
  name: { head: "Name", kind: "key", text: (row) => row.name },
  gives: { head: "Gives", text: (row) => giftsOf(row.serves) },
  speaks: { head: "Speaks", text: (row) => row.languages.join(", ") },
  open: { head: "Still to come", kind: "number", text: (row) => row.open },
  state: { head: "State", kind: "status", text: (row) => counsellorStates[row.active ? "active" : "away"] },
} as const satisfies Record<string, ListColumn<CounsellorLine>>;
