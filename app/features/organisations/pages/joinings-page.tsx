import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { joiningColumns } from "../joining-columns.ts";
import { joiningList } from "../joining-list.ts";
import { joiningBadges } from "../joining-status.ts";
import { listJoinings } from "../server/list-joinings.server.ts";
import type { Route } from "./+types/joinings-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = joiningList.read(url);
  const page = await listJoinings(await getActor(context), query);
  return { rows: page.rows, view: joiningList.view(query, page) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Donors & CSR companies",
    description: "Who asks to give through the site.",
    path: joiningList.path,
    indexed: false,
  });

export default function JoiningsPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <DeskList
      title="Donors & CSR companies"
      lead="Who asks to give through the site. Every request is answered within 48 hours."
      view={view}
      placeholder="Name, number, PAN, CIN or e-mail"
      rowsTitle="Requests"
      empty={{
        picture: emptyInbox,
        title: "Nobody has asked yet",
        words: "What donors and companies send from “Give through ScholarSetu” is here.",
        noMatch: "No request matches",
      }}
    >
      <ListTable
        caption="Requests to join"
        columns={joiningColumns}
        rows={rows}
        cells={{
          name: (row) => (
            <>
              <Anchor href={`${joiningList.path}/${row.id}`}>{row.name}</Anchor>
              <small className="num">{row.number}</small>
            </>
          ),
          due: (row) => (row.clock ? <DueTime clock={row.clock} /> : row.dueAt),
          status: (row) => <StatusBadge status={joiningBadges[row.status]}>{row.statusLabel}</StatusBadge>,
        }}
      />
    </DeskList>
  );
}
