import Download from "lucide-react/icons/download";
import { parseListQuery } from "#app/core/list-query.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { StatusBadge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ActiveFilters, FilterBar } from "#app/ui/filter-bar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ListFilter } from "../components/list-filter.tsx";
import { type PartnershipFilter, partnershipList } from "../partnership-list.ts";
import { choicesOf, instituteTypeLabels, partnerStateLabels } from "../partnership-options.ts";
import { deskStatuses, partnershipBadges, partnershipMachine } from "../partnership-status.ts";
import { listPartnerships, type PartnershipLine } from "../server/list-partnerships.server.ts";
import type { Route } from "./+types/partnerships-page";

const statusLabels = Object.fromEntries(
  deskStatuses.map((status) => [status, partnershipMachine.states[status].label]),
);
const labels: Record<PartnershipFilter, Readonly<Record<string, string>>> = {
  status: statusLabels,
  type: instituteTypeLabels,
  state: partnerStateLabels,
  clock: { late: "Late" },
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(partnershipList, url);
  const page = await listPartnerships.page(await getActor(context), query);
  const filters = Object.entries(query.filters) as [PartnershipFilter, readonly string[]][];
  return {
    rows: page.rows,
    total: page.total ?? 0,
    search: query.search,
    sort: query.sort,
    notes: query.notes,
    isNarrowed: query.isNarrowed,
    chosen: Object.fromEntries(filters.map(([name, [first = ""]]) => [name, first])),
    active: filters.flatMap(([name, values]) =>
      values.map((value) => ({
        label: labels[name][value] ?? value,
        removeHref: query.toUrl({ filters: { [name]: null } }),
      })),
    ),
    previousHref: page.previous && query.toUrl({ cursor: page.previous }),
    nextHref: page.next && query.toUrl({ cursor: page.next }),
    exportHref: query.toUrl().replace("/admin/partnerships", "/admin/partnerships/export"),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Partnership applications",
    description: "Institutes that want to become partners.",
    path: "/admin/partnerships",
    indexed: false,
  });

const columns: Column<PartnershipLine>[] = [
  {
    id: "institute",
    head: "Institute",
    kind: "key",
    cell: (row) => (
      <>
        <Anchor href={`/admin/partnerships/${row.id}`}>{row.name}</Anchor>
        <small className="num">{row.number}</small>
      </>
    ),
  },
  { id: "type", head: "Type", cell: (row) => row.type },
  { id: "place", head: "Place", cell: (row) => row.place },
  { id: "sent", head: "Sent", kind: "date", cell: (row) => row.submittedAt },
  { id: "due", head: "Answer by", kind: "date", cell: (row) => row.dueAt },
  {
    id: "status",
    head: "Status",
    kind: "status",
    cell: (row) =>
      row.isLate ? (
        <StatusBadge status="overdue">Late</StatusBadge>
      ) : (
        <StatusBadge status={partnershipBadges[row.status]}>{row.statusLabel}</StatusBadge>
      ),
  },
];

export default function PartnershipsPage({ loaderData }: Route.ComponentProps) {
  const { rows, chosen } = loaderData;
  return (
    <div className="wrap pb-12">
      <PageHead
        title="Partnership applications"
        lead="Every application is answered within 48 hours."
        back={{ href: "/admin", label: "Admin" }}
      >
        <LinkButton kind="quiet" size="sm" href="/admin/partnerships/scholarships">
          Scholarships waiting for approval
        </LinkButton>
      </PageHead>
      <div className="stack">
        {loaderData.notes.map((note) => (
          <Alert key={note}>{note}</Alert>
        ))}
        <FilterBar
          searchName="q"
          searchValue={loaderData.search}
          placeholder="Institute, city, number, phone or e-mail"
          active={loaderData.active.length}
        >
          <ListFilter
            name="status"
            label="Status"
            all="All"
            value={chosen.status ?? ""}
            choices={choicesOf(statusLabels)}
          />
          <ListFilter
            name="type"
            label="Type"
            all="All"
            value={chosen.type ?? ""}
            choices={choicesOf(instituteTypeLabels)}
          />
          <ListFilter
            name="state"
            label="State"
            all="All"
            value={chosen.state ?? ""}
            choices={choicesOf(partnerStateLabels)}
          />
          <ListFilter
            name="clock"
            label="Clock"
            all="Any"
            value={chosen.clock ?? ""}
            choices={choicesOf(labels.clock)}
          />
          <ListFilter name="sort" label="Order" value={loaderData.sort} choices={sortChoices} />
        </FilterBar>
        <ActiveFilters filters={loaderData.active} clearHref="/admin/partnerships" />
        <Panel
          title="Applications"
          note={`${loaderData.total} in all`}
          tools={
            <LinkButton plain kind="quiet" size="sm" icon={Download} href={loaderData.exportHref}>
              Export
            </LinkButton>
          }
          foot={
            <Pagination
              range={`${rows.length} of ${loaderData.total}`}
              previousHref={loaderData.previousHref ?? undefined}
              nextHref={loaderData.nextHref ?? undefined}
            />
          }
        >
          {rows.length > 0 ? (
            <DataTable
              caption="Partnership applications"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          ) : (
            <EmptyState
              picture={emptyInbox}
              title={loaderData.isNarrowed ? "No application matches" : "Nobody has applied yet"}
            >
              <p className="muted">
                {loaderData.isNarrowed
                  ? "Take a filter away or search for less."
                  : "What institutes send from Partner With Us is here."}
              </p>
            </EmptyState>
          )}
        </Panel>
      </div>
    </div>
  );
}

const sortChoices = Object.entries(partnershipList.sorts).map(([value, { label }]) => ({
  value,
  label: label ?? value,
}));
