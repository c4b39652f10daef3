import Copy from "lucide-react/icons/copy";
import Languages from "lucide-react/icons/languages";
import Pencil from "lucide-react/icons/pencil";
import { Form } from "react-router";
import { istDate } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { instituteTabPath } from "#app/core/portals/institute-tabs.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { publicStatuses, scholarshipMachine } from "#app/features/scholarships/scholarship-status.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { PromisedNote } from "../components/promised-note.tsx";
import { ScholarshipPreview } from "../components/scholarship-preview.tsx";
import { ownScholarshipActions } from "../editing/own-scholarship-actions.server.ts";
import { isPromisedDraft, type OwnScholarship, ownScholarshipBadges } from "../own-scholarship.ts";
import { getOwnScholarship } from "../server/get-own-scholarship.server.ts";
import type { Route } from "./+types/institute-scholarship-page";

const doneWords: Record<string, string> = {
  saved: "Saved. This is how students will read it.",
  published: "It is public now. Students it fits are told.",
  waiting:
    "Sent for approval. The admin desk looks at the first scholarship of a new partner within 48 hours.",
  closed: "It takes no more applications. Students with a draft or a mark are told.",
  paused: "It takes no applications for now. Students with a draft or a mark are told.",
  resumed: "It takes applications again. Students with a draft or a mark are told.",
  reopened: "It takes applications again, until its new last day. Students with a draft or a mark are told.",
  "reopen-asked": "Our desk reads it first and answers within 48 hours.",
  extended: "The last day is moved. Students with a draft or a mark are told.",
  translated: "Saved. Students who read that language read it so, with your own words named as the original.",
  untranslated: "Taken away. Students read your own words.",
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const scholarship = await getOwnScholarship(await getActor(context), params.scholarshipId);
  const done = url.searchParams.get("done") ?? "";
  return { scholarship, done: Object.hasOwn(doneWords, done) ? done : null, today: istDate() };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = ownScholarshipActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.scholarship.title ?? "Scholarship",
    description: "One of your scholarships.",
    path: "/institute/dashboard",
    indexed: false,
  });

export default function InstituteScholarshipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { scholarship, done } = loaderData;
  const { status } = scholarship;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
      <PageHead
        back={{ href: instituteTabPath("scholarships"), label: "My Scholarships" }}
        title={scholarship.title}
        lead={scholarshipMachine.states[status].told}
        badges={
          <StatusBadge status={ownScholarshipBadges[status]}>
            {scholarshipMachine.states[status].label}
          </StatusBadge>
        }
      />
      {done && !actionData && <Said>{doneWords[done]}</Said>}
      {actionData?.errors[""] && (
        <Said tone="bad" answer={actionData}>
          {actionData.errors[""].join(" ")}
        </Said>
      )}
      {isPromisedDraft(scholarship) && <PromisedNote />}
      {publicStatuses.includes(status) && (
        <p>
          <Anchor href={`/scholarships/${scholarship.slug}`}>See it on the public site</Anchor>
        </p>
      )}
      {scholarship.mayChange && (
        <Moves scholarship={scholarship} today={loaderData.today} answer={actionData} />
      )}
      <ScholarshipPreview scholarship={scholarship} />
    </div>
  );
}

type MovesProps = {
  scholarship: OwnScholarship;
  today: string;
  answer: FormAnswer | undefined;
};

function Moves({ scholarship: { id, title, status, closesOn }, today, answer }: MovesProps) {
  const reopen = useForm("reopen", answer);
  const extend = useForm("extend", answer);
  return (
    <div className="stack">
      <div className="row">
        {status === "draft" && <Move event="publish" label="Publish" main />}
        {status === "paused" && <Move event="resume" label="Go on" main />}
        <LinkButton kind="quiet" icon={Pencil} href={`/institute/scholarships/${id}/edit`}>
          Edit
        </LinkButton>
        <LinkButton kind="quiet" icon={Copy} href={`/institute/scholarships/new?copy=${id}`}>
          Copy
        </LinkButton>
        <LinkButton kind="quiet" icon={Languages} href={`/institute/scholarships/${id}/words`}>
          In another language
        </LinkButton>
        {status === "active" && <Move event="pause" label="Pause" />}
        {(status === "active" || status === "paused") && (
          <Ask
            look={{ kind: "quiet" }}
            label="Close"
            question={
              <p>
                Nobody can apply to <strong>{title}</strong> then. Applications that were sent go on.
              </p>
            }
            confirm="Close it"
            fields={{ intent: "close" }}
          />
        )}
      </div>
      {status === "closed" && (
        <Form method="post" className="stack max-w-[36rem]" onInput={reopen.onInput} noValidate>
          <DateField
            field={reopen.field("closesOn")}
            label="New last day for applications"
            min={today}
            required
          />
          <TextField field={reopen.field("reason")} label="Why it opens again" required maxLength={300} />
          <div>
            <Button name="intent" value="reopen">
              Open again
            </Button>
          </div>
        </Form>
      )}
      {status === "active" && (
        <Form method="post" className="row items-end" onInput={extend.onInput} noValidate>
          <DateField
            field={extend.field("closesOn")}
            label="A later last day"
            min={closesOn && closesOn > today ? closesOn : today}
            required={false}
          />
          <Button kind="quiet" name="intent" value="extend">
            Extend
          </Button>
        </Form>
      )}
    </div>
  );
}

function Move({ event, label, main }: { event: string; label: string; main?: boolean }) {
  return (
    <Form method="post">
      <Button name="intent" value={event} {...(!main && { kind: "quiet" as const })}>
        {label}
      </Button>
    </Form>
  );
}
