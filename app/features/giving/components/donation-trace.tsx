import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { TraceLine } from "../donation-view.ts";

const columns: Column<TraceLine>[] = [
  { id: "scholar", head: "Student", kind: "key", cell: (line) => line.scholar },
  { id: "amount", head: "From this donation", kind: "number", cell: (line) => line.amount },
  { id: "awarded", head: "Awarded", kind: "date", cell: (line) => line.awardedOn },
  { id: "paid", head: "In the bank", kind: "date", cell: (line) => line.paidOn },
  {
    id: "reference",
    head: "Bank reference",
    cell: (line) => line.reference && <span className="num">{line.reference}</span>,
  },
  {
    id: "state",
    head: "Where it is",
    kind: "status",
    cell: (line) => (
      <StatusBadge status={line.state === "In the bank" ? "paid" : "processing"}>{line.state}</StatusBadge>
    ),
  },
];

/** Follow one rupee: donation, award, payout, bank reference. */
export function DonationTrace({ lines }: { lines: readonly TraceLine[] }) {
  return (
    <Panel title="Where this money went" note="Students are named by pseudonym">
      {lines.length > 0 ? (
        <DataTable
          caption="Where this money went"
          columns={columns}
          rows={[...lines]}
          rowKey={(line) => line.awardId}
        />
      ) : (
        <EmptyState title="Waiting for selection">
          <p className="muted">
            As soon as students are selected, each award from this money is listed here.
          </p>
        </EmptyState>
      )}
    </Panel>
  );
}
