import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/badge.tsx";
import { ListTable } from "#app/ui/list-table.tsx";
import { donationDeskList } from "../donation-desk-list.ts";
import { donationBadges } from "../donation-status.ts";
import type { DonationLine } from "../donation-view.ts";

/** Every giver's donations for the desk. */
export function DonationsTable({ rows }: { rows: readonly DonationLine[] }) {
  return (
    <ListTable
      caption="All donations"
      columns={donationDeskList.columns}
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
