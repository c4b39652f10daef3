import { pageMeta } from "#app/core/page-meta.ts";
import { limitWords } from "#app/core/portals/staff-limit.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { SecurityHead } from "#app/features/identity/components/security-head.tsx";
import { deskPermissions } from "#app/features/identity/desk-permissions.ts";
import { KindBadge } from "#app/ui/desk/badge.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { Route } from "./+types/security-permissions-page";
import { listPermissions } from "./list-permissions.server.ts";
import { listStaffDuties, type StaffDuties } from "./list-staff-duties.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  deskPermissions.assertCan(actor, "desk.open");
  return {
    ...listPermissions(),
    duties: listStaffDuties(),
    mine: [...(actor.staffRoles ?? [])],
    limited: actor.limit ? limitWords(actor.limit) : null,
  };
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
    <div className="stack">
      <SecurityHead current="Roles" />
      <p className="muted">
        Menu, pages and buttons are read off one table, and what it does not grant is refused. Roles are given
        and changed by two super admins. Who is limited to states or languages sees what lies there; the page
        of each person says in words what stays.
      </p>
      {loaderData.limited && (
        <p>
          You work for <b className="strong">{loaderData.limited}</b>: what lies elsewhere is not shown to
          you.
        </p>
      )}
      {loaderData.duties.map((duties) => (
        <Duties key={duties.role} {...duties} isMine={loaderData.mine.includes(duties.role)} />
      ))}
      <h2>Outside the desk</h2>
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
    </div>
  );
}

function Duties({ label, does, changes, reads, isMine }: StaffDuties & { isMine: boolean }) {
  return (
    <Panel
      title={
        <>
          {label} {isMine && <KindBadge>You</KindBadge>}
        </>
      }
      note={does}
      padded
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <WordList title={`Does (${changes.length})`} words={changes} />
        <WordList title={`Reads (${reads.length})`} words={reads} />
      </div>
    </Panel>
  );
}

function WordList({ title, words }: { title: string; words: string[] }) {
  return (
    <details className="fold">
      <summary>{title}</summary>
      {words.length === 0 ? (
        <p className="muted">Nothing.</p>
      ) : (
        <ul className="list-disc ps-5">
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
