import X from "lucide-react/icons/x";
import { Form, useNavigation } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { DueTime } from "#app/ui/desk/due-time.tsx";
import { ReadsBadge } from "#app/ui/desk/reads-badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { Undo } from "#app/ui/dialogs/undo.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { OwnWords } from "#app/ui/own-words.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { type MatterDetail, matterKindWords, regions } from "../matter.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { MatterBadge } from "./matter-table.tsx";
import { NomineeNote } from "./nominee-note.tsx";

type MatterPanelProps = {
  matter: MatterDetail;
  people: { id: string; name: string }[];
  closeHref: string;
  said: string | undefined;
  /** It was closed with the last press: that can be taken back. */
  isClosedNow: boolean;
  answer: FormAnswer | null;
};

/** One matter, worked on where it was found: its words, its clock, who has it, and every step, in one form. */
export function MatterPanel({ matter, people, closeHref, said, isClosedNow, answer }: MatterPanelProps) {
  return (
    <div id="matter">
      <Panel
        title={matter.title}
        note={`${matterKindWords[matter.kind]} ${matter.number}`}
        buttons={
          <LinkButton kind="quiet" size="sm" icon={X} href={closeHref}>
            Back to the list
          </LinkButton>
        }
        padded
      >
        <div className="stack">
          {said && (
            <Said>
              <span className="row items-center">
                {said}
                {isClosedNow && (
                  <Undo
                    id={`${matter.id}:${matter.revision}`}
                    words={`${matter.number} is closed.`}
                    fields={{
                      intent: "reopen",
                      kind: matter.kind,
                      matterId: matter.id,
                      revision: String(matter.revision),
                    }}
                    action="/admin/regional-support"
                  />
                )}
              </span>
            </Said>
          )}
          {answer?.errors[""] && (
            <Said tone="bad" answer={answer}>
              {answer.errors[""][0]}
            </Said>
          )}
          <p className="row">
            <MatterBadge {...matter} />
            <ReadsBadge language={matter.language} />
            {matter.clock && <DueTime clock={matter.clock} />}
          </p>
          <Facts facts={matter.facts} />
          {matter.message && <OwnWords text={matter.message} from="Message" />}
          <NomineeNote lines={matter.nominees} />
          {matter.answers.map(({ id, sentence, text, sentAt }) => (
            <div key={id}>
              <h3 className="small muted">{`Our answer, ${sentAt}`}</h3>
              {sentence && <p className="max-w-(--measure)">{sentence}</p>}
              {text && <OwnWords text={text} />}
            </div>
          ))}
          <MatterForm matter={matter} people={people} answer={answer} />
        </div>
      </Panel>
    </div>
  );
}

function MatterForm({ matter, people, answer }: Pick<MatterPanelProps, "matter" | "people" | "answer">) {
  const { field, onInput } = useForm(
    "answer",
    answer,
    {
      region: matter.region ?? matter.suggestedRegion ?? "",
      assignedTo: matter.assignedTo ?? "",
      summary: matter.summary?.value ?? "",
    },
    { also: answer ? [answer.form] : [], id: "matter" },
  );
  const isBusy = useNavigation().state === "submitting";
  const isAsked = (event: string) => event === "cancel" || event === "miss";
  return (
    <>
      <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate>
        <input type="hidden" name="kind" value={matter.kind} />
        <input type="hidden" name="matterId" value={matter.id} />
        {matter.revision !== null && <input type="hidden" name="revision" value={matter.revision} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            field={field("region")}
            label="Region"
            placeholder="Not sorted yet"
            choices={regions.map((value) => ({ value, label: value }))}
          />
          <SelectField
            field={field("assignedTo")}
            label="Held by"
            placeholder="Nobody"
            choices={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <FormButtons>
          <Button kind="quiet" name="intent" value="assign">
            Save region and holder
          </Button>
        </FormButtons>
        {matter.answer && (
          <AnswerFields field={field} saved={matter.saved} language={matter.language} to={matter.answer.to} />
        )}
        {matter.slots.length > 0 && (
          <>
            <SelectField
              field={field("slot")}
              label="Another counsellor or time"
              placeholder="As it is"
              hint="The booker and both counsellors are told by e-mail, the booker by SMS too."
              choices={matter.slots}
            />
            <FormButtons>
              <Button kind="quiet" name="intent" value="reassign">
                Change counsellor or time
              </Button>
            </FormButtons>
          </>
        )}
        {matter.summary && (
          <TextareaField
            field={field("summary", { required: true, maxLength: 3000 })}
            label="Summary for the student"
            hint="What was said, and the next steps. Goes out by e-mail at once, and stands on the page of the booking."
            rows={6}
          />
        )}
        <FormButtons>
          {matter.summary?.canSend && (
            <Button name="intent" value="summary" busy={isBusy && "Sending…"}>
              Save and send the summary
            </Button>
          )}
          {matter.answer && (
            <Button name="intent" value="answer" busy={isBusy && "Sending…"}>
              {matter.answer.label}
            </Button>
          )}
          {matter.steps
            .filter(({ event }) => !isAsked(event))
            .map(({ event, label }) => (
              <Button
                key={event}
                name="intent"
                value={event}
                kind={event === "confirm" ? "default" : "quiet"}
              >
                {label}
              </Button>
            ))}
          {matter.roomHref && (
            <LinkButton kind="quiet" href={matter.roomHref} plain>
              Open the room
            </LinkButton>
          )}
          {matter.timeHref && (
            <LinkButton kind="quiet" href={matter.timeHref}>
              Choose another time
            </LinkButton>
          )}
        </FormButtons>
      </Form>
      {/* What cannot be called back is asked about, with the name. */}
      <div className="row">
        {matter.steps
          .filter(({ event }) => isAsked(event))
          .map(({ event, label }) => (
            <Ask
              key={event}
              look={{ kind: event === "cancel" ? "danger" : "quiet" }}
              label={label}
              question={
                <p>
                  <strong>{matter.title}</strong>, {matter.number}.{" "}
                  {event === "cancel"
                    ? "They are told, and the time is free again."
                    : "Nobody answered at the agreed time."}
                </p>
              }
              confirm={event === "cancel" ? "Cancel it" : "Nobody answered"}
              danger={event === "cancel"}
              fields={{ intent: event, kind: matter.kind, matterId: matter.id }}
            />
          ))}
      </div>
    </>
  );
}
