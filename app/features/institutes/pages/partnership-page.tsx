import { Form } from "react-router";
import { formatDate } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { defaultLanguage } from "#app/core/words/i18n.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { CommentsPanel } from "#app/features/comments/components/comments-panel.tsx";
import { readComments } from "#app/features/comments/server/read-comments.server.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { DeskDecision } from "../components/desk-decision.tsx";
import { DeskPapers } from "../components/desk-papers.tsx";
import { PartnershipNotes } from "../components/partnership-notes.tsx";
import type { DeskPartnership } from "../desk-partnership.ts";
import { partnershipStatusMessages } from "../messages/partnership-status.messages.server.ts";
import { partnershipBadges } from "../partnership-status.ts";
import { getPartnership } from "../server/partnerships/get-partnership.server.ts";
import { partnershipActions } from "../server/partnerships/partnership-actions.server.ts";
import type { Route } from "./+types/partnership-page";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  return {
    ...(await getPartnership(actor, params.requestId)),
    comments: await readComments(actor, "partnership", params.requestId),
    said: said[url.searchParams.get("done") ?? ""] ?? null,
    partMessages: loadMessages(defaultLanguage, { partnershipStatus: partnershipStatusMessages }),
  };
}

export const action = partnershipActions.action;
/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

const said: Readonly<Record<string, string>> = {
  take_up: "It is under review now.",
  ask_more: "The question is on its way to the institute.",
  approve: "The institute is a partner now, and is told.",
  reject: "It is refused. The institute is told why.",
  verified: "The paper is verified.",
  defect: "The paper is marked as wrong.",
  renew: "The term is renewed.",
};

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.number ?? "Partnership application",
    description: "One partnership application at the desk.",
    path: `/admin/partnerships/${params.requestId}`,
    indexed: false,
  });

export default function PartnershipPage({ loaderData: request, actionData }: Route.ComponentProps) {
  const answer = actionData ?? null;
  const { summary } = useForm(answer?.form ?? "", answer);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      <PageHead
        back={{ href: "/admin/partnerships", label: "Partnership applications" }}
        badges={
          <>
            <StatusBadge status={partnershipBadges[request.status]}>{request.statusLabel}</StatusBadge>
            {request.clock && <DueTime clock={request.clock} />}
          </>
        }
        title={request.name}
        lead={request.number}
      />
      {request.said && !answer && <Said>{request.said}</Said>}
      {summary.length > 0 && (
        <ErrorSummary title="Please look at this again" errors={summary} answer={answer} />
      )}
      <Facts facts={factsOf(request)} />
      {request.reasons.length > 0 && (
        <Alert tone="bad" live={false}>
          {request.reasons.join(" ")}
        </Alert>
      )}
      <Panel title="What the institute wrote" padded>
        <dl className="grid gap-4 sm:grid-cols-2">
          {request.answers.map(({ term, value }) => (
            <div key={term}>
              <dt className="small muted">{term}</dt>
              <dd className="whitespace-pre-line break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <RevealPan pan={answer?.shown?.pan ?? null} answer={answer} />
      <DeskPapers request={request} answer={answer} />
      <DeskDecision request={request} answer={answer} />
      {request.termTo && (
        <Form method="post">
          <input type="hidden" name="termTo" value={request.termTo} />
          <Button kind="quiet" name="intent" value="renew">
            Renew for 3 years
          </Button>
        </Form>
      )}
      <CommentsPanel view={request.comments} />
      <PartnershipNotes notes={request.notes} />
    </div>
  );
}

/** T26: shown once, for a reason that goes on record. */
function RevealPan({ pan, answer }: { pan: string | null; answer: FormAnswer | null }) {
  const { field, onInput } = useForm("reveal", answer);
  if (pan) return <Alert title="PAN">{pan}</Alert>;
  return (
    <Form method="post" className="row items-end [--gap:0.75rem]" noValidate onInput={onInput}>
      <div className="grow">
        <TextField
          field={field("reason")}
          label="Why you need the whole PAN"
          hint="The reason is put on record."
          required
        />
      </div>
      <Button kind="quiet" size="sm" name="intent" value="reveal">
        Show the whole PAN
      </Button>
    </Form>
  );
}

function factsOf(request: DeskPartnership) {
  return [
    { term: "Sent", value: request.submittedAt },
    ...(request.dueAt ? [{ term: "Answer by", value: request.dueAt }] : []),
    ...(request.code ? [{ term: "Institute ID", value: request.code }] : []),
    ...(request.termTo ? [{ term: "Term until", value: formatDate(request.termTo) }] : []),
  ];
}
