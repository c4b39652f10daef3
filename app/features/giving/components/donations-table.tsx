import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { donationDeskColumns } from "../donation-desk-columns.ts";
import { donationBadges } from "../donation-status.ts";
import type { DonationLine } from "../donation-view.ts";

/** Every giver's donations for the desk. */
export function DonationsTable({ rows }: { rows: readonly DonationLine[] }) {
  return (
    <ListTable
      caption="All donations"
      columns={donationDeskColumns}
      rows={rows}
      cells={{
        number: (row) => (
          <Anchor className="num" href={`/admin/donations/${row.id}`}>
            {row.number}
          </Anchor>
        ),
        amount: (row) => (
          <>
            {row.amount}
            {row.refundNote && <span className="muted block text-sm">{row.refundNote}</span>}
          </>
        ),
        status: (row) => <StatusBadge status={donationBadges[row.status]}>{row.statusLabel}</StatusBadge>,
      }}
    />
  );
}
