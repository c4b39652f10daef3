import type { ListColumn } from "#app/core/lists/table-list.ts";
import { coverWords } from "../cover-words.ts";

interface UserRow {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly plan: string;
  readonly status: "active" | "expired";
  readonly location: string;
  readonly joinedOn: string;
  readonly coveredUntil: string;
}

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const userColumns = {
  user: { head: "User", kind: "key", text: (row) => row.name, only: "table" },
  name: { head: "Name", text: (row) => row.name, only: "file", of: "User" },
  email: { head: "Email", text: (row) => row.email, only: "file", of: "User" },
  phone: { head: "Phone", text: (row) => row.phone, only: "file", of: "User" },
  plan: { head: "Plan", text: (row) => row.plan },
  status: { head: "Status", kind: "status", text: (row) => coverWords[row.status] },
  location: { head: "Location", text: (row) => row.location },
  joined: { head: "Joined", kind: "date", text: (row) => row.joinedOn },
  until: { head: "Covered until", text: (row) => row.coveredUntil, only: "file" },
} as const satisfies Record<string, ListColumn<UserRow>>;
