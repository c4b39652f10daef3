import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { decisionReasons } from "#app/features/applications/rules/decision-reasons.ts";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/dialogs/sheet.tsx";
import { CheckboxField, CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { decisionWords } from "../decision-words.ts";
import { missingOf } from "../missing-work.ts";
import type { ReviewView } from "../review-view.ts";
import { ReviewSeats } from "./review-seats.tsx";
import { SavedSentence } from "./saved-sentence.tsx";

type Props = {
  view: ReviewView;
  answer: FormAnswer | null;
  formKey: string;
  here: string;
  /** Who came to decide is asked at once. */
  asks: "approve" | null;
};

/** The decision, in the dock: each verb asks once, with name, amount and what is left of the seats. */
export function ReviewDecisionForm(props: Props) {
  const { view } = props;
  if (view.may.release) return <Release {...props} />;
  if (view.may.reconsider) return <Reconsider {...props} />;
  if (!view.may.decide) return null;
  return (
    <>
      {view.may.forward ? <Forward {...props} /> : <Approve {...props} />}
      <Reject {...props} />
    </>
  );
}

function Approve({ view, answer, formKey, here, asks }: Props) {
  const money = answer?.form === "approve" || answer?.form === "waitlist" ? answer : null;
  const isMissing = missingOf(view) !== null;
  const isFull = view.seats?.isFull ?? false;
  const waits = isFull && !view.isWaiting;
  return (
    <Sheet
      label={waits ? "Waiting list…" : "Approve…"}
      at="p"
      look={{ size: "sm" }}
      disabled={isMissing || (isFull && view.isWaiting)}
      isRefused={money !== null || (asks === "approve" && !isMissing)}
      closeHref={here}
    >
      <Form method="post" className="stack [--gap:0.875rem]">
        <p>
          <strong>{view.title}</strong>, {view.scholarship}
          {view.amount && `, ${view.amount}`}.
        </p>
        <ReviewSeats view={view} />
        <input type="hidden" name="formKey" value={formKey} />
        <MoneyField field={answerField("approve", "award", money, view.usualAward)} label="Award" required />
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
        <Button name="intent" value={waits ? "waitlist" : "approve"}>
          {waits ? "Put on the waiting list" : `Approve ${view.title}`}
        </Button>
      </Form>
    </Sheet>
  );
}

/** Where a provider outside decides and pays, no award of ours is typed. */
function Forward({ view, answer, formKey, here }: Props) {
  const failed = answer?.form === "forward" ? answer : null;
  return (
    <Sheet
      label="Forward…"
      at="p"
      look={{ size: "sm" }}
      disabled={missingOf(view) !== null}
      isRefused={failed !== null}
      closeHref={here}
    >
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
        <Button name="intent" value="forward">
          Forward to the provider
        </Button>
      </Form>
    </Sheet>
  );
}

function Reject({ view, answer, formKey, here }: Props) {
  const failed = answer?.form === "reject" ? answer : null;
  return (
    <Sheet
      label="Reject…"
      at="r"
      look={{ kind: "danger", size: "sm" }}
      isRefused={failed !== null}
      closeHref={here}
    >
      <Form method="post" className="stack [--gap:0.875rem]">
        <p>
          <strong>{view.title}</strong>, {view.scholarship}. The student is told the reasons.
        </p>
        <input type="hidden" name="formKey" value={formKey} />
        <CheckboxGroup
          field={answerField("reject", "reasons", failed)}
          label="Reasons"
          required
          choices={decisionReasons.map((value) => ({ value, label: decisionWords[value] }))}
        />
        <Refuted view={view} answer={failed} />
        <SavedSentence
          field={answerField("reject", "sentence", failed)}
          saved={view.saved.decisions}
          reads={view.reads}
        />
        <TextareaField
          field={{ ...answerField("reject", "note", failed), maxLength: 1000 }}
          label="What the student will read besides, in your own words"
          hint="As you write it, in the language you write."
          required={false}
          rows={2}
        />
        <Button kind="danger-solid" name="intent" value="reject">
          Reject this application
        </Button>
      </Form>
    </Sheet>
  );
}

/** S13: what the application's own answers speak against is said before it is told to a student. */
function Refuted({ view: { refuted }, answer }: { view: ReviewView; answer: FormAnswer | null }) {
  if (refuted.length === 0) return null;
  return (
    <>
      <div className="small">
        <p>By what the application says, these are not so:</p>
        <ul className="dotlist">
          {refuted.map(({ reason, says }) => (
            <li key={reason}>
              {decisionWords[reason]} ({says})
            </li>
          ))}
        </ul>
      </div>
      <CheckboxField
        field={answerField("reject", "seen", answer)}
        label="I have looked at the papers: they say otherwise than the application"
        required={false}
      />
    </>
  );
}

function Release({ view, answer, formKey, here }: Props) {
  const failed = answer?.form === "release" ? answer : null;
  return (
    <Sheet
      label="Take the award back…"
      look={{ kind: "danger", size: "sm" }}
      isRefused={failed !== null}
      closeHref={here}
    >
      <Form method="post" className="stack [--gap:0.875rem]">
        <ReviewSeats view={view} />
        <input type="hidden" name="formKey" value={formKey} />
        <p>
          Or the student gave it up. Possible until the money is at the bank. The student reads the reason.
          The seat becomes free, and the first of the waiting list moves up by itself.
        </p>
        <TextareaField
          field={{ ...answerField("release", "note", failed), maxLength: 500 }}
          label="Why"
          required
          rows={2}
        />
        <Button kind="danger-solid" size="sm" name="intent" value="release">
          Take it back
        </Button>
      </Form>
    </Sheet>
  );
}

/** D3: whoever rejected the wrong one does not have to wait for an appeal. */
function Reconsider({ answer, formKey, here }: Props) {
  const failed = answer?.form === "reconsider" ? answer : null;
  return (
    <Sheet
      label="Take the rejection back…"
      look={{ kind: "quiet", size: "sm" }}
      isRefused={failed !== null}
      closeHref={here}
    >
      <Form method="post" className="stack [--gap:0.875rem]">
        <input type="hidden" name="formKey" value={formKey} />
        <p>The review goes on as before. The student reads the reason.</p>
        <TextareaField
          field={{ ...answerField("reconsider", "note", failed), maxLength: 500 }}
          label="Why"
          required
          rows={2}
        />
        <Button size="sm" name="intent" value="reconsider">
          Take it back
        </Button>
      </Form>
    </Sheet>
  );
}
