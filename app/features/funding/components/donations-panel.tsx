import Download from "lucide-react/icons/download";
import { Form } from "react-router";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { donationBadges, donationMachine } from "../donation-status.ts";
import type { DonationLine } from "../donation-view.ts";

type DonationsPanelProps = {
  rows: DonationLine[];
  total: number;
  search: string;
  status: string;
  year: string;
  years: { value: string; label: string }[];
  previousHref: string | null;
  nextHref: string | null;
  exportHref: string;
};

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
export function DonationsPanel(view: DonationsPanelProps) {
  return (
    <Panel
      title="All donations"
      note={`${view.total} in all`}
      tools={
        <>
          <Form method="get" role="search" className="row grow">
            <SearchInput
              name="q"
              aria-label="Search donations"
              placeholder="Giver, program, number or receipt"
              defaultValue={view.search}
            />
            <select name="status" className="select w-10" aria-label="Status" defaultValue={view.status}>
              <option value="">All statuses</option>
              {donationMachine.stateNames.map((name) => (
                <option key={name} value={name}>
                  {donationMachine.states[name].label}
                </option>
              ))}
            </select>
            <select name="year" className="select w-10" aria-label="Year" defaultValue={view.year}>
              <option value="">All years</option>
              {view.years.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <Button kind="quiet">Filter</Button>
          </Form>
          <LinkButton plain kind="quiet" icon={Download} href={view.exportHref}>
            Export
          </LinkButton>
        </>
      }
      foot={
        <Pagination
          range={`${view.rows.length} of ${view.total}`}
          previousHref={view.previousHref ?? undefined}
          nextHref={view.nextHref ?? undefined}
        />
      }
    >
      {view.rows.length > 0 ? (
        <DataTable caption="All donations" columns={columns} rows={view.rows} rowKey={(row) => row.id} />
      ) : (
        <EmptyState title="No donation here">
          <p className="muted">Take a filter away or search for less.</p>
        </EmptyState>
      )}
    </Panel>
  );
}
