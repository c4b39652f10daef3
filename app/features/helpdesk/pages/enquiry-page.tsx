import { Form, useNavigation } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { CommentsPanel } from "#app/features/comments/components/comments-panel.tsx";
import { readComments } from "#app/features/comments/server/read-comments.server.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Undo } from "#app/ui/dialogs/undo.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { OwnWords } from "#app/ui/own-words.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { AnswerFields } from "../components/answer-fields.tsx";
import { NomineeNote } from "../components/nominee-note.tsx";
import { enquiryBadges } from "../enquiry-badges.ts";
import { languageWords } from "../matter.ts";
import { enquiryActions } from "../server/enquiries/enquiry-actions.server.ts";
import { type EnquiryView, getEnquiry } from "../server/enquiries/get-enquiry.server.ts";
import type { Route } from "./+types/enquiry-page";

const doneWords: Readonly<Record<string, string>> = {
  answer: "The answer is on its way by e-mail.",
  answer_next: "The answer to the one before is on its way by e-mail. Here is the next.",
  close: "Closed.",
  reopen: "Open again.",
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const enquiry = await getEnquiry(actor, params.enquiryId);
  return {
    ...enquiry,
    comments: await readComments(actor, "enquiry", enquiry.id),
    said: doneWords[url.searchParams.get("done") ?? ""] ?? null,
    isClosedNow: url.searchParams.get("done") === "close" && enquiry.status === "closed",
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = enquiryActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta(matches, {
    title: loaderData?.number ?? "Enquiry",
    description: "One message to the help desk, with its answers.",
    path: `/admin/enquiries/${params.enquiryId}`,
    indexed: false,
  });

export default function EnquiryPage({ loaderData: enquiry, actionData }: Route.ComponentProps) {
  const others = enquiry.events.filter(({ event }) => event !== "answer");
  return (
    <div className="wrap grid gap-6 pb-12">
      <PageHead
        back={{ href: "/admin/enquiries", label: "Enquiries" }}
        badges={
          <>
            <StatusBadge status={enquiryBadges[enquiry.status]}>{enquiry.statusLabel}</StatusBadge>
            {enquiry.clock && <DueTime clock={enquiry.clock} />}
          </>
        }
        title={`${enquiry.subject}: ${enquiry.name}`}
        lead={enquiry.number}
      />
      {actionData?.errors[""] && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors[""][0]}
        </Said>
      )}
      {enquiry.said && !actionData && (
        <Said>
          <span className="row items-center">
            {enquiry.said}
            {enquiry.isClosedNow && (
              <Undo
                id={`${enquiry.id}:${enquiry.revision}`}
                words={`${enquiry.number} is closed.`}
                fields={{ intent: "reopen", revision: String(enquiry.revision) }}
                action={`/admin/enquiries/${enquiry.id}`}
              />
            )}
          </span>
        </Said>
      )}
      <Facts facts={factsOf(enquiry)} />
      <Panel title="Message" padded>
        {enquiry.message ? (
          <OwnWords text={enquiry.message} />
        ) : (
          <p className="muted">Removed at the person’s wish.</p>
        )}
      </Panel>
      <NomineeNote lines={enquiry.nominees} />
      {enquiry.answers.map((answer) => (
        <Panel key={answer.id} title="Our answer" note={answer.sentAt} padded>
          {answer.sentence && <p className="max-w-(--measure)">{answer.sentence}</p>}
          {answer.text && <OwnWords text={answer.text} />}
        </Panel>
      ))}
      {enquiry.events.some(({ event }) => event === "answer") && (
        <AnswerForm key={`${enquiry.id}-${enquiry.revision}`} enquiry={enquiry} answer={actionData} />
      )}
      <div className="row">
        {others.map(({ event, label }) => (
          <Form method="post" key={event}>
            <input type="hidden" name="revision" value={enquiry.revision} />
            <Button kind="quiet" name="intent" value={event}>
              {label}
            </Button>
          </Form>
        ))}
      </div>
      <CommentsPanel view={enquiry.comments} />
    </div>
  );
}

function AnswerForm({ enquiry, answer }: { enquiry: EnquiryView; answer: FormAnswer | undefined }) {
  const { field, onInput } = useForm(answer?.form === "answer_next" ? "answer_next" : "answer", answer);
  const isSending = useNavigation().state === "submitting";
  return (
    <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate>
      <input type="hidden" name="revision" value={enquiry.revision} />
      <AnswerFields
        field={field}
        saved={enquiry.saved}
        language={enquiry.language}
        to={enquiry.email ?? "the person"}
      />
      <FormButtons>
        <Button name="intent" value="answer_next" busy={isSending && "Sending…"}>
          Send, and open the next
        </Button>
        <Button kind="quiet" name="intent" value="answer">
          {enquiry.events.find(({ event }) => event === "answer")?.label}
        </Button>
      </FormButtons>
    </Form>
  );
}

function factsOf(enquiry: EnquiryView) {
  return [
    { term: "Email", value: enquiry.email ?? "–" },
    { term: "Phone", value: enquiry.phone ? `+91 ${enquiry.phone}` : "–" },
    { term: "Reads", value: languageWords[enquiry.language] ?? enquiry.language },
    { term: "Sent", value: enquiry.sentAt },
    { term: "Reply by", value: enquiry.replyBy },
    ...(enquiry.settleBy ? [{ term: "Settle by", value: enquiry.settleBy }] : []),
  ];
}
