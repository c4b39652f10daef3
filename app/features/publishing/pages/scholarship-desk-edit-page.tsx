import { parseListQuery } from "#app/core/lists/list-query.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { findLink } from "#app/features/scholarships/keeping/find-link.server.ts";
import { listRecordHistory } from "#app/features/scholarships/keeping/list-record-history.server.ts";
import { recordHistoryList } from "#app/features/scholarships/keeping/record-change.ts";
import { isHeldHere, sourceOf } from "#app/features/scholarships/money-source.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ScholarshipEditor } from "../components/scholarship-editor.tsx";
import { deskEditActions } from "../editing/editor-actions.server.ts";
import { editorAnswer } from "../editing/editor-answer.ts";
import { deskValues } from "../forms/desk-scholarship-form.ts";
import { LinkState } from "../keeping/link-state.tsx";
import { RecordHistory } from "../keeping/record-history.tsx";
import { getDeskScholarship } from "../server/get-desk-scholarship.server.ts";
import { Proposal } from "../suggestions/proposal.tsx";
import { getSuggestion } from "../suggestions/server/get-suggestion.server.ts";
import type { Route } from "./+types/scholarship-desk-edit-page";

const LAST_CHANGES = 5;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const record = await getDeskScholarship(actor, params.scholarshipId);
  const newest = { ...parseListQuery(recordHistoryList, url), cursor: null, pageSize: LAST_CHANGES };
  const history = await listRecordHistory(actor, params.scholarshipId, newest);
  const asked = url.searchParams.get("suggestion");
  const suggestion = asked ? await getSuggestion(actor, asked) : null;
  return {
    // Another record's, or one that is decided, is nothing to take over here.
    suggestion:
      suggestion?.mayDecide && suggestion.scholarship.id === params.scholarshipId ? suggestion : null,
    id: params.scholarshipId,
    link: await findLink(actor, params.scholarshipId),
    history: history.rows,
    hasMore: history.next !== null,
    title: record.title,
    values: deskValues(record),
    revision: record.revision,
    runsHere: record.runHere,
    isHeld: isHeldHere(sourceOf(record.ownerKind, record.terms.moneySource)),
    done: url.searchParams.has("done"),
  };
}

export const action = deskEditActions.action;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Edit the scholarship",
    description: "Words, dates and who may apply.",
    path: "/admin/scholarships",
    indexed: false,
  });

export default function ScholarshipDeskEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, values, revision, runsHere, isHeld, done, history, hasMore, suggestion, link } =
    loaderData;
  return (
    <div className="stack max-w-[56rem]">
      <PageHead
        back={{ href: "/admin/scholarships", label: "Scholarships" }}
        title="Edit the scholarship"
        lead={title}
      />
      {done && !actionData && <Said>Saved. It is in the audit.</Said>}
      {suggestion && (
        <Panel title={`Suggestion ${suggestion.number}`} note="Saving takes it over" padded>
          <Proposal suggestion={suggestion} />
        </Panel>
      )}
      <ScholarshipEditor
        key={revision}
        {...editorAnswer(actionData, values)}
        revision={revision}
        desk={{ runsHere, isHeld }}
        hidden={suggestion ? { suggestion: suggestion.id } : {}}
      />
      <LinkState link={link} />
      <Panel
        title="History"
        note={hasMore ? "The last changes" : undefined}
        buttons={
          <>
            <LinkButton size="sm" kind="quiet" href={`/admin/scholarships/${id}/merge`}>
              Merge with another
            </LinkButton>
            <LinkButton size="sm" kind="quiet" href={`/admin/scholarships/${id}/history`}>
              Each field’s history
            </LinkButton>
          </>
        }
      >
        <RecordHistory rows={history} />
      </Panel>
    </div>
  );
}
