import { problemOf } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { Button } from "#app/ui/button.tsx";
import { KindBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { BulkBar } from "#app/ui/lists/bulk-bar.tsx";
import { ExportLink } from "#app/ui/lists/export-link.tsx";
import { FilterBar } from "#app/ui/lists/filter-bar.tsx";
import { ListFoot } from "#app/ui/lists/list-foot.tsx";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { isOfMany, ManyNews } from "#app/ui/lists/many-news.tsx";
import { tickColumn } from "#app/ui/lists/tick-column.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SecurityHead } from "../../components/security-head.tsx";
import { securityPermissions } from "../../security-permissions.ts";
import { listLiveSessions } from "../../server/sessions/list-live-sessions.server.ts";
import { liveSessionsActions } from "../../server/sessions/live-sessions-actions.server.ts";
import type { LiveSessionView } from "../../staff/security-views.ts";
import { sessionColumns } from "../../staff/session-columns.ts";
import { sessionList } from "../../staff/session-list.ts";
import type { Route } from "./+types/security-sessions-page";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = sessionList.read(url);
  const actor = await getActor(context);
  const page = await listLiveSessions(actor, query);
  return {
    rows: page.rows,
    view: sessionList.view(query, page),
    mayEnd: securityPermissions.can(actor, "security.end_session"),
    isEnded: url.searchParams.get("done") === "ended",
  };
}

export const action = liveSessionsActions.action;
/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

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
      fields={{ intent: "end", sessionId: row.id }}
    />
  );

const form = "many";
const tick = tickColumn<LiveSessionView>({
  form,
  name: "ids",
  about: ({ isThisOne, name, device }) => (isThisOne ? null : `the session of ${name}, ${device}`),
  value: ({ id }) => id,
});

export default function SecuritySessionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, view, mayEnd, isEnded } = loaderData;
  return (
    <>
      <SecurityHead current="Sessions" />
      <ManyNews answer={actionData} />
      {actionData && !isOfMany(actionData) && (
        <Said tone="bad" answer={actionData}>
          {problemOf(actionData)}
        </Said>
      )}
      {isEnded && !actionData && <Said>The session has ended.</Said>}
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
          tick={mayEnd && tick}
          actions={endIt}
        />
      </Panel>
      {mayEnd && rows.length > 0 && (
        <BulkBar key={rows[0]?.id} id={form} name="ids" title="End the ticked sessions" isOpen={false}>
          <Button kind="danger" size="sm" name="intent" value="end_many">
            End them…
          </Button>
        </BulkBar>
      )}
    </>
  );
}
