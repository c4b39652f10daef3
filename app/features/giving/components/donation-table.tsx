import type { GiverRole } from "#app/core/portals/roles.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { donationBadges } from "../donation-status.ts";
import type { DonationLine } from "../donation-view.ts";
import { type GiverAddresses, giverAddresses } from "../giver-addresses.ts";

const columnsAt = (at: GiverAddresses): Column<DonationLine>[] => [
  {
    id: "program",
    head: "Program",
    kind: "key",
    cell: (row) => <Anchor href={at.donation(row.id)}>{row.programme}</Anchor>,
  },
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
  {
    id: "impact",
    head: "Impact",
    cell: (row) =>
      row.impact && (
        <StatusBadge status={row.impact}>{row.impact === "high" ? "High" : "Medium"}</StatusBadge>
      ),
  },
  {
    id: "receipt",
    head: "Receipt",
    cell: (row) =>
      row.receiptNumber && (
        <Anchor plain href={at.receipt(row.id)}>
          PDF<span className="vh"> receipt {row.receiptNumber}</span>
        </Anchor>
      ),
  },
];

type DonationTableProps = { rows: readonly DonationLine[]; kind?: GiverRole };

/** What an organisation gave, each line leading to its own page and receipt inside the giver's portal. */
export function DonationTable({ rows, kind = "donor" }: DonationTableProps) {
  const columns = columnsAt(giverAddresses(kind));
  return <DataTable caption="Donations" columns={columns} rows={[...rows]} rowKey={(row) => row.id} />;
}
