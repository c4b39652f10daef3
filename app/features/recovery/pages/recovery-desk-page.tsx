import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
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
import { RecoveryDecision } from "../components/recovery-decision.tsx";
import { recoveryBadges } from "../recovery-status.ts";
import type { DeskRecovery } from "../recovery-view.ts";
import { getRecovery } from "../server/desk/get-recovery.server.ts";
import { recoveryDeskActions } from "../server/desk/recovery-desk-actions.server.ts";
import type { Route } from "./+types/recovery-desk-page";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const request = await getRecovery(await getActor(context), params.requestId);
  return { request, say: url.searchParams.get("done") };
}

export const action = recoveryDeskActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.request.number ?? "Lost phone",
    description: "One lost phone, at the desk.",
    path: `/admin/recovery/${params.requestId}`,
    indexed: false,
  });

const said: Record<string, string> = {
  asked: "The others are told. Once one of them agrees under “Second person”, the waiting time begins.",
  agreed: "You are the second person. The waiting time begins, and the old number is told.",
  refused: "It is refused. Who asked is told one sentence, without your reason.",
  passed: "The waiting time is over.",
};

export default function RecoveryDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, say } = loaderData;
  const answer = actionData ?? null;
  const { summary } = useForm(answer?.form ?? "", answer);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      <PageHead
        back={{ href: "/admin/recovery", label: "Lost phones" }}
        badges={
          <>
            <StatusBadge status={recoveryBadges[request.status]}>{request.statusLabel}</StatusBadge>
            {request.clock && <DueTime clock={request.clock} />}
          </>
        }
        title={request.number}
        lead={request.studentName ?? "No registration has this OTR number"}
      />
      {say && said[say] && <Said>{said[say]}</Said>}
      {summary.length > 0 && (
        <ErrorSummary title="Please look at this again" errors={summary} answer={answer} />
      )}
      <Facts
        facts={[
          { term: "Sent", value: request.submittedAt },
          ...(request.dueAt ? [{ term: "Answer by", value: request.dueAt }] : []),
          ...(request.takesEffectAt ? [{ term: "Moves on", value: request.takesEffectAt }] : []),
          { term: "New number", value: request.newPhone },
          ...(request.oldPhone ? [{ term: "Number of the account", value: request.oldPhone }] : []),
          ...(request.email ? [{ term: "E-mail of the account", value: request.email }] : []),
          ...(request.spoken ? [{ term: "It is her, says", value: request.spoken }] : []),
        ]}
      />
      <Checks request={request} />
      <Papers request={request} />
      {request.note && (
        <Panel title="In their own words" padded>
          <p className="whitespace-pre-line break-words">{request.note}</p>
        </Panel>
      )}
      <RecoveryDecision request={request} answer={answer} />
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

/** What was typed, held against the registration. What is registered is not shown. */
function Checks({ request }: { request: DeskRecovery }) {
  return (
    <Panel title="What they wrote" padded>
      <div className="stack">
        <ul className="grid gap-2">
          {request.checks.map(({ label, isRight, words }) => (
            <li key={label} className="row row--apart">
              <span>
                {label} <span className="muted">{words}</span>
              </span>
              <StatusBadge status={isRight ? "verified" : "rejected"}>
                {isRight ? "As registered" : "Not as registered"}
              </StatusBadge>
            </li>
          ))}
        </ul>
        {request.status === "submitted" && request.against.length > 0 && (
          <Alert tone="warn" live={false} title="Nobody can agree to this">
            <ul className="grid list-disc gap-1 ps-5">
              {request.against.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </Panel>
  );
}

function Papers({ request: { card, keptCard } }: { request: DeskRecovery }) {
  const papers = [
    { label: "Photo sent now", paper: card },
    { label: "Aadhaar card of the registration", paper: keptCard },
  ].filter(({ paper }) => paper !== null);
  if (papers.length === 0) return null;
  return (
    <Panel title="Look at both" padded>
      <ul className="grid gap-2">
        {papers.map(({ label, paper }) => (
          <li key={label}>
            {label}:{" "}
            <Anchor href={`/documents/${paper?.id}/file`} plain target="_blank" rel="noopener">
              {paper?.name}
              <span className="vh"> (opens in a new tab)</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
