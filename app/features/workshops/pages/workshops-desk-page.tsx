import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { listWorkshops } from "#app/features/content/server/bookings/list-workshops.server.ts";
import { bookingPermissions } from "#app/features/helpdesk/booking-permissions.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/workshops-desk-page";

const here = "/admin/workshops";

export async function loader({ context }: Route.LoaderArgs) {
  bookingPermissions.assertCan(await getActor(context), "booking.see_desk");
  return { workshops: await listWorkshops() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Workshops",
    description: "Where each workshop is, who comes, and who was there.",
    path: here,
    indexed: false,
  });

type Line = Route.ComponentProps["loaderData"]["workshops"][number];

const columns: Column<Line>[] = [
  {
    id: "workshop",
    head: "Workshop",
    kind: "key",
    cell: (row) => (
      <>
        <Anchor href={`${here}/${row.id}`}>{row.title}</Anchor>
        <small>with {row.speaker}</small>
      </>
    ),
  },
  {
    id: "when",
    head: "When",
    kind: "date",
    cell: (row) => (
      <>
        {row.day}
        <small>{row.time}</small>
      </>
    ),
  },
  { id: "where", head: "Where", cell: (row) => row.where },
  { id: "taken", head: "Places taken", cell: (row) => `${row.registered} of ${row.participants}` },
];

export default function WorkshopsDeskPage({ loaderData: { workshops } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-12">
      <PageHead title="Workshops" lead="Where each one is, what goes with it, who comes and who was there." />
      <DataTable caption="Workshops" columns={columns} rows={workshops} rowKey={(row) => row.id} />
    </div>
  );
}
