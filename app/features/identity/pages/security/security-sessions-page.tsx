import { redirect } from "react-router";
import { parseForm } from "#app/core/forms/form.ts";
import { exportHref } from "#app/core/lists/desk-exports.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { pageLinks } from "#app/core/lists/page-links.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { accountRoles } from "#app/core/portals/roles.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { KindBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { type Column, DataTable } from "#app/ui/lists/data-table.tsx";
import { ExportLink } from "#app/ui/lists/export-link.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SecurityHead } from "../../components/security-head.tsx";
import { endAnySession } from "../../server/sessions/end-any-session.server.ts";
import { listLiveSessions } from "../../server/sessions/list-live-sessions.server.ts";
import { sessionStepSchema } from "../../staff/security-forms.ts";
import { sessionList } from "../../staff/security-lists.ts";
import type { LiveSessionView } from "../../staff/security-views.ts";
import type { Route } from "./+types/security-sessions-page";

const here = "/admin/security-roles/sessions";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseListQuery(sessionList, url);
  const page = await listLiveSessions(await getActor(context), query);
  return {
    rows: page.rows,
    total: page.total,
    search: query.search,
    role: query.filters.role[0] ?? "",
    exportHref: exportHref("sessions", query),
    ...pageLinks(query, page),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const { value } = await parseForm(request, sessionStepSchema);
  if (value === undefined) throw badRequest();
  await endAnySession(actor, value.sessionId);
  return redirect(here);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sessions",
    description: "Every browser that is signed in now.",
    path: here,
    indexed: false,
  });

const columns: Column<LiveSessionView>[] = [
  {
    id: "who",
    head: "Person",
    kind: "key",
    cell: (row) => (
      <>
        {row.name} {row.isThisOne && <KindBadge>This one</KindBadge>}
        <small>{[row.device, row.network].filter(Boolean).join(" · ")}</small>
      </>
    ),
  },
  { id: "role", head: "Role", cell: (row) => row.role },
  { id: "started", head: "Signed in", kind: "date", cell: (row) => row.startedAt },
  { id: "seen", head: "Last used", kind: "date", cell: (row) => row.lastSeenAt },
  {
    id: "do",
    head: "Actions",
    kind: "actions",
    cell: (row) =>
      row.isThisOne ? null : (
        <Ask
          look={{ kind: "quiet", size: "sm" }}
          label="End"
          about={`the session of ${row.name}`}
          question={
            <p>
              End the session of <strong>{row.name}</strong> on {row.device}? They have to sign in again.
            </p>
          }
          confirm="End the session"
          fields={{ sessionId: row.id }}
        />
      ),
  },
];

const roleChoices = accountRoles.map((value) => ({
  value,
  label: value,
}));

export default function SecuritySessionsPage({ loaderData }: Route.ComponentProps) {
  const { rows } = loaderData;
  return (
    <>
      <SecurityHead current="Sessions" />
      <FilterBar
        searchName="q"
        searchValue={loaderData.search}
        placeholder="Name"
        filters={[{ name: "role", label: "Role", value: loaderData.role, choices: roleChoices }]}
      />
      <Panel
        title="Signed in now"
        buttons={<ExportLink href={loaderData.exportHref} />}
        foot={<ListFoot shown={rows.length} {...loaderData} />}
      >
        <DataTable caption="Sessions" columns={columns} rows={rows} rowKey={(row) => row.id} />
      </Panel>
    </>
  );
}
