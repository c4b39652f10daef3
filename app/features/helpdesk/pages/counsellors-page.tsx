import { parseListQuery } from "#app/core/lists/list-query.ts";
import { listView } from "#app/core/lists/list-view.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyBookings from "#app/ui/art/empty-bookings.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { dutyNames } from "../counsellors/counsellor-duties.ts";
import { counsellorList } from "../counsellors/counsellor-list.ts";
import { giftsOf } from "../counsellors/counsellor-words.ts";
import { listDeskCounsellors } from "../server/counsellors/list-desk-counsellors.server.ts";
import type { Route } from "./+types/counsellors-page";

const here = "/admin/counsellors";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(counsellorList, url);
  const page = await listDeskCounsellors(await getActor(context), query);
  return {
    rows: page.rows.map(({ id, name, serves, languages, active, hasEmail, open }) => ({
      id,
      name,
      gives: giftsOf(serves),
      speaks: languages.join(", "),
      active,
      hasEmail,
      open,
    })),
    view: listView(here, counsellorList, query, page, {
      state: { active: "Gives sessions", away: "Away" },
      kind: dutyNames,
      language: {},
    }),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Counsellors",
    description: "Who gives sessions: for what, in which languages, and when.",
    path: here,
    indexed: false,
  });

type Line = Route.ComponentProps["loaderData"]["rows"][number];

const columns: Column<Line>[] = [
  {
    id: "name",
    head: "Name",
    kind: "key",
    cell: (row) => (
      <>
        <Anchor href={`${here}/${row.id}`}>{row.name}</Anchor>
        {!row.hasEmail && <small>No e-mail address yet</small>}
      </>
    ),
  },
  { id: "gives", head: "Gives", cell: (row) => row.gives },
  { id: "speaks", head: "Speaks", cell: (row) => row.speaks },
  { id: "open", head: "Still to come", kind: "number", cell: (row) => row.open },
  {
    id: "state",
    head: "State",
    kind: "status",
    cell: (row) => (
      <StatusBadge status={row.active ? "active" : "inactive"}>
        {row.active ? "Gives sessions" : "Away"}
      </StatusBadge>
    ),
  },
];

export default function CounsellorsPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <DeskList
      title="Counsellors"
      lead="Who gives sessions: for what, in which languages, and when."
      more={<LinkButton href={`${here}/new`}>Add a counsellor</LinkButton>}
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
      <DataTable caption="Counsellors" columns={columns} rows={rows} rowKey={(row) => row.id} />
    </DeskList>
  );
}
