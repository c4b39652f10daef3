import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { SecurityHead } from "#app/features/identity/components/security-head.tsx";
import { securityPermissions } from "#app/features/identity/security-permissions.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/security-permissions-page";
import { listPermissions } from "./list-permissions.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  securityPermissions.assertCan(await getActor(context), "security.list_staff");
  return listPermissions();
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Roles",
    description: "Who may do what: the matrix the whole system decides by.",
    path: "/admin/security-roles/permissions",
    indexed: false,
  });

type Row = { action: string; cells: { role: string; text: string }[] };

export default function SecurityPermissionsPage({ loaderData }: Route.ComponentProps) {
  const columns: Column<Row>[] = [
    { id: "action", head: "Action", kind: "key", cell: (row) => row.action },
    ...loaderData.roles.map((role, at) => ({
      id: role,
      head: role,
      cell: (row: Row) => row.cells[at]?.text || null,
    })),
  ];
  return (
    <>
      <SecurityHead current="Roles" />
      <p className="muted">What is not in a cell is refused. This is the very table the system decides by.</p>
      {loaderData.groups.map((group) => (
        <Panel key={group.name} title={group.name}>
          <DataTable
            caption={`Who may do what: ${group.name}`}
            columns={columns}
            rows={group.rows}
            rowKey={(row) => row.action}
          />
        </Panel>
      ))}
    </>
  );
}
