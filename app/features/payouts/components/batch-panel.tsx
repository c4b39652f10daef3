import { totalText } from "#app/core/lists/total-text.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { payoutBadges, payoutBatchMachine } from "../payout-status.ts";
import type { BatchLine } from "../payout-view.ts";

const columns: Column<BatchLine>[] = [
  {
    id: "number",
    head: "Batch",
    kind: "key",
    cell: (row) => (
      <Anchor className="num" href={`/admin/payouts/${row.id}`}>
        {row.number}
      </Anchor>
    ),
  },
  { id: "payouts", head: "Payouts", kind: "number", cell: (row) => row.payouts },
  { id: "amount", head: "Amount", kind: "number", cell: (row) => row.amount },
  { id: "prepared", head: "Prepared", cell: (row) => `${row.preparedBy}, ${row.preparedAt}` },
  { id: "approved", head: "Approved by", cell: (row) => row.approvedBy },
  {
    id: "status",
    head: "Status",
    kind: "wide",
    cell: (row) => <StatusBadge status={payoutBadges[row.status]}>{row.statusLabel}</StatusBadge>,
  },
];

type BatchPanelProps = {
  rows: BatchLine[];
  total: number;
  status: string;
  previousHref: string | null;
  nextHref: string | null;
};

export function BatchPanel({ rows, total, status, previousHref, nextHref }: BatchPanelProps) {
  return (
    <Panel
      title="Batches"
      note={`${totalText(total)} in all`}
      tools={
        <nav className="row" aria-label="Status of the batches">
          <Anchor className="chip" href="/admin/payouts" aria-current={status === "" ? "page" : undefined}>
            All
          </Anchor>
          {payoutBatchMachine.stateNames.map((name) => (
            <Anchor
              key={name}
              className="chip"
              href={`/admin/payouts?status=${name}`}
              aria-current={status === name ? "page" : undefined}
            >
              {payoutBatchMachine.states[name].label}
            </Anchor>
          ))}
        </nav>
      }
      foot={<ListFoot shown={rows.length} total={total} previousHref={previousHref} nextHref={nextHref} />}
    >
      {rows.length > 0 ? (
        <DataTable caption="Batches of payouts" columns={columns} rows={rows} rowKey={(row) => row.id} />
      ) : (
        <EmptyState title="No batch here">
          <p className="muted">Prepare one as soon as awards are ready.</p>
        </EmptyState>
      )}
    </Panel>
  );
}
