import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { awardDeskList } from "../award-list.ts";
import { AwardsTable } from "../components/awards-table.tsx";
import { listAwards } from "../server/awards/list-awards.server.ts";
import type { Route } from "./+types/awards-desk-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = awardDeskList.read(url);
  const page = await listAwards.forDesk(await getActor(context), query);
  return { rows: page.rows, view: awardDeskList.view(query, page) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Awards",
    description: "Where every award is and what it waits for.",
    path: "/admin/payouts/awards",
    indexed: false,
  });

export default function AwardsDeskPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <DeskList
      title="Awards"
      lead="Where every award is, for how long, and what it waits for. Each is in one place."
      view={view}
      placeholder="Number or scholarship"
      rowsTitle="Awards"
      empty={{
        picture: emptyInbox,
        title: "No award is on its way",
        words: "What is selected and not yet paid stands here.",
        noMatch: "No award matches",
      }}
    >
      <AwardsTable rows={rows} base="/admin" />
    </DeskList>
  );
}
