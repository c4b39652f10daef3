import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyBookings from "#app/ui/art/empty-bookings.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { type CounsellorLine, counsellorColumns } from "../counsellors/counsellor-columns.ts";
import { counsellorList } from "../counsellors/counsellor-list.ts";
import { listDeskCounsellors } from "../server/counsellors/list-desk-counsellors.server.ts";
import type { Route } from "./+types/counsellors-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = counsellorList.read(url);
  const page = await listDeskCounsellors(await getActor(context), query);
  return { rows: page.rows, view: counsellorList.view(query, page) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Counsellors",
    description: "Who gives sessions: for what, in which languages, and when.",
    path: counsellorList.path,
    indexed: false,
  });

const cells = {
  name: (row: CounsellorLine) => (
    <>
      <Anchor href={`${counsellorList.path}/${row.id}`}>{row.name}</Anchor>
      {!row.hasEmail && <small>No e-mail address yet</small>}
    </>
  ),
  state: (row: CounsellorLine) => (
    <StatusBadge status={row.active ? "active" : "inactive"}>{counsellorColumns.state.text(row)}</StatusBadge>
  ),
};

export default function CounsellorsPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <DeskList
      title="Counsellors"
      lead="Who gives sessions: for what, in which languages, and when."
      more={<LinkButton href={`${counsellorList.path}/new`}>Add a counsellor</LinkButton>}
      view={view}
      placeholder="Name"
      rowsTitle="Counsellors"
      empty={{
        picture: emptyBookings,
        title: "No counsellor yet",
        words: "Add one, so that sessions can be booked.",
        noMatch: "No counsellor matches",
      }}
    >
      <ListTable caption="Counsellors" columns={counsellorColumns} rows={rows} cells={cells} />
    </DeskList>
  );
}
