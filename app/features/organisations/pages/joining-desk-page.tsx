import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { CommentsPanel } from "#app/features/comments/components/comments-panel.tsx";
import { readComments } from "#app/features/comments/server/read-comments.server.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { JoiningDecision } from "../components/joining-decision.tsx";
import { joiningBadges } from "../joining-status.ts";
import type { DeskJoining } from "../joining-view.ts";
import { getJoining } from "../server/get-joining.server.ts";
import { joiningDeskActions } from "../server/joining-desk-actions.server.ts";
import type { Route } from "./+types/joining-desk-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const request = await getJoining(actor, params.requestId);
  const comments = await readComments(actor, "joining", params.requestId);
  return { request, comments, say: url.searchParams.get("done") };
}

export const action = joiningDeskActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.request.number ?? "Request to join",
    description: "One request to join, at the desk.",
    path: `/admin/joining/${params.requestId}`,
    indexed: false,
  });

const said: Record<string, string> = {
  approved: "The organisation is in, and the invitation has left.",
  asked_second: "The others are told. Once one of them agrees under “Second person”, the invitation leaves.",
  asked: "They are told what you need.",
  refused: "They are told, with your reason.",
};

export default function JoiningDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, say } = loaderData;
  const answer = actionData ?? null;
  const { summary } = useForm(answer?.form ?? "", answer);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      <PageHead
        back={{ href: "/admin/joining", label: "Donors & CSR companies" }}
        badges={
          <>
            <StatusBadge status={joiningBadges[request.status]}>{request.statusLabel}</StatusBadge>
            {request.clock && <DueTime clock={request.clock} />}
          </>
        }
        title={request.name}
        lead={`${request.number} · ${request.holder}`}
      />
      {say && said[say] && <Said>{said[say]}</Said>}
      {summary.length > 0 && (
        <ErrorSummary title="Please look at this again" errors={summary} answer={answer} />
      )}
      <Facts
        facts={[
          { term: "Sent", value: request.submittedAt },
          ...(request.dueAt ? [{ term: "Answer by", value: request.dueAt }] : []),
        ]}
      />
      <Flags request={request} />
      <Panel title="What they wrote" padded>
        <dl className="grid gap-4 sm:grid-cols-2">
          {request.facts.map(({ term, value }) => (
            <div key={term}>
              <dt className="small muted">{term}</dt>
              <dd className="whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
          {request.proof && (
            <div>
              <dt className="small muted">Certificate</dt>
              <dd>
                <Anchor href={`/documents/${request.proof.id}/file`} plain target="_blank" rel="noopener">
                  {request.proof.name}
                  <span className="vh"> (opens in a new tab)</span>
                </Anchor>
              </dd>
            </div>
          )}
        </dl>
      </Panel>
      {request.words && (
        <Alert tone="warn" live={false} title="Told to them">
          {request.words}
        </Alert>
      )}
      <JoiningDecision request={request} answer={answer} />
      <CommentsPanel view={loaderData.comments} />
      <Panel title="Who did what">
        <ol>
          {request.history.map(({ id, by, words, at }) => (
            <li key={id} className="row row--apart border-line border-t px-4 py-3">
              <span>
                <b>{by}</b> {words}
              </span>
              <time className="small muted">{at}</time>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}

/** What the desk looks at twice, above what was written. */
function Flags({ request }: { request: DeskJoining }) {
  if (request.status !== "submitted") return null;
  if (request.flags.length === 0) {
    return (
      <Alert tone="ok" live={false}>
        No other organisation or request has this PAN, CIN, registration number or e-mail domain.
      </Alert>
    );
  }
  return (
    <Alert tone="warn" live={false} title="Look twice: a second person has to agree">
      <ul className="grid list-disc gap-1 ps-5">
        {request.flags.map(({ flag, words, other }) => (
          <li key={`${flag}${other}`}>
            {words}
            {other && <>: {other}</>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
