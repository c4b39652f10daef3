import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { JudgedAnswer } from "../bank-answer-view.ts";
import { returnReasons } from "../payout-status.ts";

const looks = {
  paid: { status: "paid", label: "Paid" },
  returned: { status: "action_needed", label: "Returned" },
  same: { status: "inactive", label: "No change" },
  wrong: { status: "failed", label: "Not taken" },
} as const;

const columns: Column<JudgedAnswer>[] = [
  { id: "line", head: "Line", kind: "number", cell: (row) => row.line },
  {
    id: "number",
    head: "Payout",
    kind: "key",
    cell: (row) => <span className="num">{row.number || "–"}</span>,
  },
  { id: "amount", head: "Amount", kind: "number", cell: (row) => row.amount },
  {
    id: "answer",
    head: "Bank",
    cell: ({ answer }) =>
      (answer.outcome === "paid" && <span className="num">{answer.utr}</span>) ||
      (answer.reason && returnReasons[answer.reason]),
  },
  {
    id: "verdict",
    head: "Outcome",
    kind: "status",
    cell: (row) => <StatusBadge status={looks[row.verdict].status}>{looks[row.verdict].label}</StatusBadge>,
  },
  { id: "note", head: "What it does", cell: (row) => row.note },
];

/** Every line of the file with what it does, or why it does nothing. */
export function BankAnswerLines({ rows }: { rows: readonly JudgedAnswer[] }) {
  return (
    <Panel
      title="Line by line"
      foot={
        <p>
          <Anchor href="/admin/payouts">All batches</Anchor>
        </p>
      }
    >
      <DataTable
        caption="Lines of the bank's file"
        columns={columns}
        rows={[...rows]}
        rowKey={(row) => String(row.line)}
      />
    </Panel>
  );
}
