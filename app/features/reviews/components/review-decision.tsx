import { Form } from "react-router";
import type { FormAnswer } from "#app/core/form-answer.ts";
import { decisionReasons } from "#app/features/applications/decision-reasons.ts";
import { Alert } from "#app/ui/alert.tsx";
import { answerField } from "#app/ui/answer-field.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { MoneyField } from "#app/ui/money-field.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { decisionWords } from "../decision-words.ts";
import { missingOf } from "../missing-work.ts";
import type { ReviewView } from "../review-view.ts";

type Props = { view: ReviewView; answer: FormAnswer | null; formKey: string };

/** Approve opens when nothing is missing, and says beside it what is. */
export function ReviewDecision({ view, answer, formKey }: Props) {
  const failed = answer;
  if (view.may.release) return <Release view={view} answer={answer} formKey={formKey} />;
  if (!view.may.decide) return null;
  const missing = missingOf(view);
  const money = failed?.form === "approve" || failed?.form === "waitlist" ? failed : null;
  return (
    <Panel scrolls title="Decision" padded>
      <div className="stack [--gap:1.25rem]" id="decision">
        {failed?.errors[""] && ["approve", "reject", "waitlist", "forward"].includes(failed.form) && (
          <Alert tone="bad">{failed.errors[""][0]}</Alert>
        )}
        {view.seats && <Seats view={view} />}
        {missing && (
          <p>
            <b className="strong">{missing}</b> Approve opens when all is done.
          </p>
        )}
        {view.may.forward ? (
          <ForwardForm answer={answer} formKey={formKey} isMissing={missing !== null} />
        ) : (
          <Form method="post" className="stack [--gap:0.875rem]">
            <input type="hidden" name="formKey" value={formKey} />
            <MoneyField
              field={answerField("approve", "award", money, view.usualAward)}
              label="Award"
              required
            />
            <TextareaField
              field={{ ...answerField("approve", "reason", money), maxLength: 500 }}
              label="Why, if it is another amount than the scholarship's own"
              hint="A second person has to agree to another amount before anything happens."
              required={false}
              rows={2}
            />
            <TextareaField
              field={{ ...answerField("approve", "note", money), maxLength: 1000 }}
              label="Note to the student"
              required={false}
              rows={2}
            />
            <div className="row [--gap:0.5rem]">
              <Button
                name="intent"
                value="approve"
                disabled={missing !== null || (view.seats?.isFull ?? false)}
              >
                Approve
              </Button>
              {view.seats?.isFull && !view.isWaiting && (
                <Button kind="quiet" name="intent" value="waitlist" disabled={missing !== null}>
                  Put on the waiting list
                </Button>
              )}
            </div>
          </Form>
        )}
        <RejectForm answer={answer} formKey={formKey} />
      </div>
    </Panel>
  );
}

/** Where a provider outside decides and pays, no award of ours is typed. */
function ForwardForm({ answer, formKey, isMissing }: Omit<Props, "view"> & { isMissing: boolean }) {
  const failed = answer?.form === "forward" ? answer : null;
  return (
    <Form method="post" className="stack [--gap:0.875rem]">
      <input type="hidden" name="formKey" value={formKey} />
      <p>
        A provider outside decides and pays this scholarship. Send the papers to it, then write down the
        number the application has there.
      </p>
      <TextField
        field={{ ...answerField("forward", "reference", failed), maxLength: 80 }}
        label="Number at the provider"
        required
      />
      <TextareaField
        field={{ ...answerField("forward", "note", failed), maxLength: 1000 }}
        label="Note to the student"
        required={false}
        rows={2}
      />
      <div>
        <Button name="intent" value="forward" disabled={isMissing}>
          Forward to the provider
        </Button>
      </div>
    </Form>
  );
}

function RejectForm({ answer, formKey }: Omit<Props, "view">) {
  const failed = answer?.form === "reject" ? answer : null;
  return (
    <details open={failed !== null}>
      <summary className="btn btn--danger justify-self-start">Reject</summary>
      <Form method="post" className="stack mt-3 [--gap:0.875rem]">
        <input type="hidden" name="formKey" value={formKey} />
        <CheckboxGroup
          field={answerField("reject", "reasons", failed)}
          label="Reasons"
          required
          choices={decisionReasons.map((value) => ({ value, label: decisionWords[value] }))}
        />
        <TextareaField
          field={{ ...answerField("reject", "note", failed), maxLength: 1000 }}
          label="What the student will read besides"
          required={false}
          rows={2}
        />
        <div>
          <Button kind="danger-solid" name="intent" value="reject">
            Reject this application
          </Button>
        </div>
      </Form>
    </details>
  );
}

function Release({ view, answer, formKey }: Props) {
  const failed = answer?.form === "release" ? answer : null;
  return (
    <Panel scrolls title="Award" padded>
      <div className="stack">
        {view.seats && <Seats view={view} />}
        <details open={failed !== null}>
          <summary className="cursor-pointer text-bad-ink">
            Take the award back, or the student gave it up
          </summary>
          <Form method="post" className="stack mt-3 [--gap:0.875rem]">
            <input type="hidden" name="formKey" value={formKey} />
            <p>
              Possible until the money is at the bank. The student reads the reason. The seat becomes free,
              and the first of the waiting list moves up by itself.
            </p>
            <TextareaField
              field={{ ...answerField("release", "note", failed), maxLength: 500 }}
              label="Why"
              required
              rows={2}
            />
            <div>
              <Button kind="danger-solid" size="sm" name="intent" value="release">
                Take it back
              </Button>
            </div>
          </Form>
        </details>
      </div>
    </Panel>
  );
}

function Seats({ view: { seats, isWaiting } }: { view: ReviewView }) {
  if (!seats) return null;
  return (
    <p className="small">
      {seats.seats === null ? `${seats.taken} awards given` : `${seats.taken} of ${seats.seats} seats given`}
      {seats.budget && `, ${seats.spent} of ${seats.budget} spent`}
      {seats.waiting > 0 && `, ${seats.waiting} on the waiting list`}.
      {isWaiting && " This one waits: it moves up by itself when a seat becomes free."}
      {seats.isFull && !isWaiting && " No seat is free: it can wait for one."}
    </p>
  );
}
