import type { ListColumn } from "#app/core/lists/table-list.ts";
import { formatCount } from "#app/core/money.ts";

interface AgentRow {
  readonly number: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly region: string;
  readonly achieved: number;
  readonly target: number;
  readonly commission: number;
  readonly statusLabel: string;
}

const achievement = { only: "file", of: "Target Achievement" } as const;

/** In a file of their own: the table's script must not carry the parser of the list's address. */
export const agentColumns = {
  number: { head: "Id", text: (row) => row.number, only: "file" },
  agent: { head: "Agent", kind: "key", text: (row) => row.name },
  email: { head: "Email", text: (row) => row.email, only: "file", of: "Agent" },
  phone: { head: "Phone", text: (row) => row.phone, only: "file", of: "Agent" },
  region: { head: "Region", text: (row) => row.region },
  target: {
    head: "Target Achievement",
    kind: "number",
    text: (row) => `${formatCount(row.achieved)}/${formatCount(row.target)}`,
    only: "table",
  },
  achieved: { head: "Achieved", text: (row) => row.achieved, ...achievement },
  aim: { head: "Target", text: (row) => row.target, ...achievement },
  commission: { head: "Commission", kind: "number", text: (row) => `${row.commission}%`, only: "table" },
  percent: { head: "Commission %", text: (row) => row.commission, only: "file" },
  status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
} as const satisfies Record<string, ListColumn<AgentRow>>;
