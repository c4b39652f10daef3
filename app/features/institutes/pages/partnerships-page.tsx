import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { type PartnershipLine, partnershipColumns } from "../partnership-columns.ts";
import { partnershipList } from "../partnership-list.ts";
import { partnershipBadges } from "../partnership-status.ts";
import { listPartnerships } from "../server/partnerships/list-partnerships.server.ts";
import type { Route } from "./+types/partnerships-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = partnershipList.read(url);
  const page = await listPartnerships.page(await getActor(context), query);
  return { rows: page.rows, view: partnershipList.view(query, page) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Partnership applications",
    description: "Institutes that want to become partners.",
    path: partnershipList.path,
    indexed: false,
  });

const cells = {
  institute: (row: PartnershipLine) => (
    <>
      <Anchor href={`${partnershipList.path}/${row.id}`}>{row.name}</Anchor>
      <small className="num">{row.number}</small>
    </>
  ),
  due: (row: PartnershipLine) => (row.clock ? <DueTime clock={row.clock} /> : row.dueAt),
  status: (row: PartnershipLine) => (
    <StatusBadge status={partnershipBadges[row.status]}>{row.statusLabel}</StatusBadge>
  ),
};

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
      <ListTable caption="Partnership applications" columns={partnershipColumns} rows={rows} cells={cells} />
    </DeskList>
  );
}
