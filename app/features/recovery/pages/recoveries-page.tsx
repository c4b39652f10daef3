import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyInbox from "#app/ui/art/empty-notifications.svg";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { DeskList } from "#app/ui/lists/desk-list.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { recoveryColumns } from "../recovery-columns.ts";
import { recoveryList } from "../recovery-list.ts";
import { recoveryBadges } from "../recovery-status.ts";
import { listRecoveries } from "../server/desk/list-recoveries.server.ts";
import type { Route } from "./+types/recoveries-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = recoveryList.read(url);
  const page = await listRecoveries(await getActor(context), query);
  return { rows: page.rows, view: recoveryList.view(query, page) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Lost phones",
    description: "Students who ask for their account on a new number.",
    path: recoveryList.path,
    indexed: false,
  });

export default function RecoveriesPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <DeskList
      title="Lost phones"
      lead="Students who ask for their account on a new number. Two people look at each, both of the desk or one of her institute; then the old number is told, and can stop it."
      view={view}
      placeholder="Request, OTR number or new phone"
      rowsTitle="Requests"
      empty={{
        picture: emptyInbox,
        title: "Nobody has asked",
        words: "What students send from “I no longer have this number” is here.",
        noMatch: "No request matches",
      }}
    >
      <ListTable
        caption="Lost phones"
        columns={recoveryColumns}
        rows={rows}
        cells={{
          number: (row) => <Anchor href={`${recoveryList.path}/${row.id}`}>{row.number}</Anchor>,
          due: (row) => (row.clock ? <DueTime clock={row.clock} /> : row.dueAt),
          status: (row) => <StatusBadge status={recoveryBadges[row.status]}>{row.statusLabel}</StatusBadge>,
        }}
      />
    </DeskList>
  );
}
