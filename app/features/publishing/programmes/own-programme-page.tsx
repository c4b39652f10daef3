import Languages from "lucide-react/icons/languages";
import Pencil from "lucide-react/icons/pencil";
import { Form } from "react-router";
import { istDate } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { isFreshNeeded } from "#app/core/is-fresh-needed.ts";
import { formatCount } from "#app/core/money.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/requests/request-context.ts";
import { giverAddresses } from "#app/features/giving/giver-addresses.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { StatTiles } from "#app/ui/charts/stat-tiles.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { ownScholarshipBadges } from "../own-scholarship.ts";
import { ReopenScholarshipForm } from "../reopening/reopen-scholarship-form.tsx";
import type { Route } from "./+types/own-programme-page";
import { getOwnProgramme, type OwnProgramme } from "./get-own-programme.server.ts";
import { ownProgrammeActions } from "./own-programme-actions.server.ts";

const doneWords: Record<string, string> = {
  saved: "Saved. This is how it is from now on.",
  asked:
    "The words are saved. Amount, seats and rules wait for the desk, since students have applied already.",
  paused: "It takes no applications for now. Students with a draft or a mark are told.",
  resumed: "It takes applications again. Students with a draft or a mark are told.",
  extended: "The last day is moved. Students with a draft or a mark are told.",
  withdrawn: "The change is taken back. The program stays as it is.",
  reopened: "It takes applications again, until its new last day. Students with a draft or a mark are told.",
  "reopen-asked": "Our desk reads it first and answers within 48 hours.",
  closed: "It takes no more applications. Students with a draft or a mark are told.",
  translated: "Saved. Students who read that language read it so, with your own words named as the original.",
  untranslated: "Taken away. Students read your own words.",
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const { programme, programmes } = giverAddresses(actor.role);
  const done = url.searchParams.get("done") ?? "";
  return {
    programme: await getOwnProgramme(actor, params.programmeId),
    editHref: `${programme(params.programmeId)}/edit`,
    wordsHref: `${programme(params.programmeId)}/words`,
    back: { href: programmes, label: "Programs" },
    done: doneWords[done] ?? null,
    today: istDate(),
  };
}

/** A refusal, too, is answered with the page as it is now (D4). */
export const shouldRevalidate = isFreshNeeded;

export const action = ownProgrammeActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.programme.title ?? "Program",
    description: "Change, pause, extend or close one of your programs.",
    path: "/donor",
    indexed: false,
  });

export default function OwnProgrammePage({ loaderData, actionData }: Route.ComponentProps) {
  const { programme, back, done, editHref, wordsHref } = loaderData;
  const refused = actionData?.errors[""]?.[0];
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      <PageHead
        back={back}
        title={programme.title}
        lead={programme.told}
        badges={
          <StatusBadge status={ownScholarshipBadges[programme.status]}>{programme.statusLabel}</StatusBadge>
        }
      />
      {done && !actionData && <Said>{done}</Said>}
      {refused && (
        <Said tone="bad" answer={actionData}>
          {refused}
        </Said>
      )}
      {programme.pausedOn && <p className="muted">Paused since {programme.pausedOn}.</p>}
      {programme.waiting && (
        <Alert title={`Waits for the desk since ${programme.waiting.on}`}>
          <p>{programme.waiting.title}</p>
          {programme.waiting.canWithdraw && (
            <Form method="post">
              <Button kind="quiet" size="sm" name="intent" value="withdraw">
                Take the change back
              </Button>
            </Form>
          )}
        </Alert>
      )}
      <StatTiles
        tiles={[
          { label: "Award", value: programme.award, note: "for each student" },
          { label: "Students", value: formatCount(programme.seats), note: `${programme.selected} selected` },
          { label: "Applications", value: formatCount(programme.applicants), note: "sent so far" },
          { label: "Last day", value: programme.lastDay ?? "–", note: "for applications" },
        ]}
      />
      <Panel title="What students read" padded>
        <div className="stack">
          <p className="max-w-(--measure) whitespace-pre-line">{programme.description}</p>
          <ul className="grid list-disc gap-1 ps-5">
            {programme.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <div className="row">
            {!programme.isOver && (
              <LinkButton kind="quiet" icon={Pencil} href={editHref}>
                Change
              </LinkButton>
            )}
            <LinkButton kind="quiet" icon={Languages} href={wordsHref}>
              In another language
            </LinkButton>
            {programme.publicHref && <Anchor href={programme.publicHref}>See it on the public site</Anchor>}
          </div>
        </div>
      </Panel>
      {!programme.isOver && programme.status !== "draft" && programme.status !== "pending_approval" && (
        <Steps programme={programme} today={loaderData.today} answer={actionData} />
      )}
      {programme.canReopen && <ReopenScholarshipForm today={loaderData.today} answer={actionData} />}
    </div>
  );
}

type StepsProps = { programme: OwnProgramme; today: string; answer: FormAnswer | undefined };

/** Later, later on, or no more: each says whom it is told to. */
function Steps({ programme: { title, status, closesOn, lastDay }, today, answer }: StepsProps) {
  const { field, onInput } = useForm("extend", answer);
  const isPaused = status === "paused";
  return (
    <div className="mosaic">
      <Panel title="A later last day" padded className="m-6">
        <Form method="post" className="stack" onInput={onInput} noValidate>
          <DateField
            field={field("closesOn", { required: true })}
            label="New last day for applications"
            hint={lastDay ? `Now ${lastDay}. Students with a draft or a mark are told.` : undefined}
            min={closesOn && closesOn > today ? closesOn : today}
          />
          <div>
            <Button kind="quiet" name="intent" value="extend">
              Extend
            </Button>
          </div>
        </Form>
      </Panel>
      <Panel title={isPaused ? "Go on, or close" : "Pause, or close"} padded className="m-6">
        <div className="stack">
          <p className="small muted">
            {isPaused
              ? "Paused: nobody can apply. Applications that were sent, awards and payments go on."
              : "While it is paused nobody can apply. Applications that were sent, awards and payments go on."}
          </p>
          <div className="row">
            {isPaused ? (
              <Form method="post">
                <Button name="intent" value="resume">
                  Go on
                </Button>
              </Form>
            ) : (
              <Form method="post">
                <Button kind="quiet" name="intent" value="pause">
                  Pause
                </Button>
              </Form>
            )}
            <Ask
              look={{ kind: "danger" }}
              label="Close"
              danger
              question={
                <p>
                  Close <strong>{title}</strong>? It takes no more applications, and students with a draft or
                  a mark are told. You can open it again with a new last day while its money is there.
                </p>
              }
              confirm="Close it"
              fields={{ intent: "close" }}
            />
          </div>
        </div>
      </Panel>
    </div>
  );
}
