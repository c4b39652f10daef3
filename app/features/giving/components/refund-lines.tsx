import { Anchor } from "#app/ui/anchor.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { RefundLine } from "../donation-view.ts";

const columns: Column<RefundLine>[] = [
  {
    id: "refund",
    head: "Refund",
    kind: "key",
    cell: (line) => <span className="num break-all">{line.reference}</span>,
  },
  {
    id: "donation",
    head: "Donation",
    cell: (line) => (
      <Anchor className="num" href={`/admin/donations/${line.donationId}`}>
        {line.number}
      </Anchor>
    ),
  },
  { id: "amount", head: "Sent back", kind: "number", cell: (line) => line.amount },
  { id: "owed", head: "Of it students' already", kind: "number", cell: (line) => line.byOperator ?? "–" },
  { id: "at", head: "Booked", kind: "date", cell: (line) => line.at },
];

/** What the gateway sent back, and what the operator must pay in for it. */
export function RefundLines({ lines, isDesk = false }: { lines: RefundLine[]; isDesk?: boolean }) {
  return (
    <Panel
      title={isDesk ? "Refunds that students had already" : "Sent back"}
      note={isDesk ? "made at the gateway's own desk: the operator owes them to the bank" : undefined}
    >
      <DataTable
        caption="Refunds"
        columns={isDesk ? columns : columns.filter(({ id }) => id !== "donation")}
        rows={lines}
        rowKey={(line) => `${line.donationId}:${line.reference}`}
      />
    </Panel>
  );
}
