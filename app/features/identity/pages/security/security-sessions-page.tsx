import { redirect } from "react-router";
import { parseForm } from "#app/core/forms/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { badRequest } from "#app/core/requests/errors.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { KindBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { ExportLink } from "#app/ui/lists/export-link.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SecurityHead } from "../../components/security-head.tsx";
import { endAnySession } from "../../server/sessions/end-any-session.server.ts";
import { listLiveSessions } from "../../server/sessions/list-live-sessions.server.ts";
import { sessionStepSchema } from "../../staff/security-forms.ts";
import type { LiveSessionView } from "../../staff/security-views.ts";
import { sessionColumns } from "../../staff/session-columns.ts";
import { sessionList } from "../../staff/session-list.ts";
import type { Route } from "./+types/security-sessions-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = sessionList.read(url);
  const page = await listLiveSessions(await getActor(context), query);
  return { rows: page.rows, view: sessionList.view(query, page) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await getActor(context);
  const { value } = await parseForm(request, sessionStepSchema);
  if (value === undefined) throw badRequest();
  await endAnySession(actor, value.sessionId);
  return redirect(sessionList.path);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sessions",
    description: "Every browser that is signed in now.",
    path: sessionList.path,
    indexed: false,
  });

const who = (row: LiveSessionView) => (
  <>
    {row.name} {row.isThisOne && <KindBadge>This one</KindBadge>}
    <small>{[row.device, row.network].filter(Boolean).join(" · ")}</small>
  </>
);

const endIt = (row: LiveSessionView) =>
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
  );

export default function SecuritySessionsPage({ loaderData: { rows, view } }: Route.ComponentProps) {
  return (
    <>
      <SecurityHead current="Sessions" />
      <FilterBar searchName="q" searchValue={view.search} placeholder="Name" filters={view.filters} />
      <Panel
        title="Signed in now"
        buttons={<ExportLink href={view.exportHref} />}
        foot={<ListFoot {...view} />}
      >
        <ListTable
          caption="Sessions"
          columns={sessionColumns}
          rows={rows}
          cells={{ name: who }}
          actions={endIt}
        />
      </Panel>
    </>
  );
}
