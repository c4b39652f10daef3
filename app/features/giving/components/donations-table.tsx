import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { donationBadges } from "../donation-status.ts";
import type { DonationLine } from "../donation-view.ts";

const columns: Column<DonationLine>[] = [
  {
    id: "number",
    head: "Donation",
    kind: "key",
    cell: (row) => (
      <Anchor className="num" href={`/admin/donations/${row.id}`}>
        {row.number}
      </Anchor>
    ),
  },
  { id: "giver", head: "Given by", cell: (row) => row.giver },
  { id: "programme", head: "Program", cell: (row) => row.programme },
  {
    id: "amount",
    head: "Amount",
    kind: "number",
    cell: (row) => (
      <>
        {row.amount}
        {row.refundNote && <span className="muted block text-sm">{row.refundNote}</span>}
      </>
    ),
  },
  { id: "students", head: "Students", kind: "number", cell: (row) => row.students },
  { id: "date", head: "Date", kind: "date", cell: (row) => row.date },
  {
    id: "status",
    head: "Status",
    kind: "status",
    cell: (row) => <StatusBadge status={donationBadges[row.status]}>{row.statusLabel}</StatusBadge>,
  },
];

/** Every giver's donations for the desk. */
export function DonationsTable({ rows }: { rows: DonationLine[] }) {
  return <DataTable caption="All donations" columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
