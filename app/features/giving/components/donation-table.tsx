import type { GiverRole } from "#app/core/portals/roles.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { donationColumns } from "../donation-columns.ts";
import { donationBadges } from "../donation-status.ts";
import type { DonationLine } from "../donation-view.ts";
import { type GiverAddresses, giverAddresses } from "../giver-addresses.ts";

const cellsAt = (at: GiverAddresses) => ({
  program: (row: DonationLine) => <Anchor href={at.donation(row.id)}>{row.programme}</Anchor>,
  amount: (row: DonationLine) => (
    <>
      {row.amount}
      {row.refundNote && <span className="muted block text-sm">{row.refundNote}</span>}
    </>
  ),
  status: (row: DonationLine) => (
    <StatusBadge status={donationBadges[row.status]}>{row.statusLabel}</StatusBadge>
  ),
  impact: (row: DonationLine) =>
    row.impact && <StatusBadge status={row.impact}>{donationColumns.impact.text(row)}</StatusBadge>,
  receipt: (row: DonationLine) =>
    row.receiptNumber && (
      <Anchor plain href={at.receipt(row.id)}>
        PDF<span className="vh"> receipt {row.receiptNumber}</span>
      </Anchor>
    ),
});

type DonationTableProps = { rows: readonly DonationLine[]; kind?: GiverRole };

/** What an organisation gave, each line leading to its own page and receipt inside the giver's portal. */
export function DonationTable({ rows, kind = "donor" }: DonationTableProps) {
  const cells = cellsAt(giverAddresses(kind));
  return <ListTable caption="Donations" columns={donationColumns} rows={rows} cells={cells} />;
}
