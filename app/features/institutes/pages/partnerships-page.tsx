import { parseListQuery } from "#app/core/lists/list-query.ts";
import { listView } from "#app/core/lists/list-view.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { partnershipList } from "../partnership-list.ts";
import { instituteTypeLabels, partnerStateLabels } from "../partnership-options.ts";
import { deskStatuses, partnershipBadges, partnershipMachine } from "../partnership-status.ts";
import { listPartnerships, type PartnershipLine } from "../server/partnerships/list-partnerships.server.ts";
import type { Route } from "./+types/partnerships-page";

const here = "/admin/partnerships";

const words = {
  status: Object.fromEntries(deskStatuses.map((status) => [status, partnershipMachine.states[status].label])),
  type: instituteTypeLabels,
  state: partnerStateLabels,
  clock: { late: "Late" },
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(partnershipList, url);
  const page = await listPartnerships.page(await getActor(context), query);
  return { rows: page.rows, view: listView(here, partnershipList, query, page, words) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Partnership applications",
    description: "Institutes that want to become partners.",
    path: here,
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
  {
    id: "due",
    head: "Answer by",
    kind: "date",
    cell: (row) => (row.clock ? <DueTime clock={row.clock} /> : row.dueAt),
  },
  {
    id: "status",
    head: "Status",
    kind: "status",
    cell: (row) => <StatusBadge status={partnershipBadges[row.status]}>{row.statusLabel}</StatusBadge>,
  },
];

export default function PartnershipsPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <DeskList
      title="Partnership applications"
      lead="Every application is answered within 48 hours."
      more={
        <LinkButton className="mt-3" kind="quiet" size="sm" href="/admin/partnerships/scholarships">
          Scholarships waiting for approval
        </LinkButton>
      }
      view={view}
      placeholder="Institute, city, number, phone or e-mail"
      rowsTitle="Applications"
      empty={{
        picture: emptyInbox,
        title: "Nobody has applied yet",
        words: "What institutes send from Partner With Us is here.",
        noMatch: "No application matches",
      }}
    >
      <DataTable caption="Partnership applications" columns={columns} rows={rows} rowKey={({ id }) => id} />
    </DeskList>
  );
}
