import { type FormAnswer, refusalOf } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { Said } from "#app/ui/dialogs/said.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { BulkBar } from "#app/ui/lists/bulk-bar.tsx";

export const enquiriesForm = "many";

type Props = { saved: { value: string; label: string }[]; answer: FormAnswer | null };

/** D31: one answer for all that ask the same, each in its writer's language; or the end of all of them. */
export function EnquiriesBar({ saved, answer }: Props) {
  const own = answer?.form === "answer_many" ? answer : null;
  return (
    <BulkBar
      id={enquiriesForm}
      name="ids"
      title="Answer or close the ticked ones"
      isOpen={answer?.form.endsWith("_many") ?? false}
    >
      {answer?.errors.ids && (
        <p className="error" role="alert">
          {answer.errors.ids.join(" ")}
        </p>
      )}
      <SelectField
        field={answerField("many", "sentence", own)}
        label="Saved sentence"
        hint="Goes out to each in the language they wrote in."
        required={false}
        placeholder="None"
        choices={saved}
      />
      <TextareaField
        field={{ ...answerField("many", "answer", own), maxLength: 3500 }}
        label="Answer"
        hint="In your own words, as you write them. Goes to each of them by e-mail at once."
        required={false}
        rows={3}
      />
      <div className="row [--gap:0.5rem]">
        <Button size="sm" name="intent" value="answer_many">
          Send to all that are ticked
        </Button>
        <Button kind="quiet" size="sm" name="intent" value="close_many">
          Close them without an answer
        </Button>
      </div>
    </BulkBar>
  );
}

const said: Readonly<Record<string, string>> = {
  answered: "The answer is on its way to each of them.",
  answered_some: "Answered, but for those that somebody changed meanwhile: they stand here as they are now.",
  closed: "Closed.",
  closed_some: "Closed, but for those that somebody changed meanwhile: they stand here as they are now.",
};

/** What the last press did, over the list. */
export function ManyNews({ done, answer }: { done: string | null; answer: FormAnswer | null }) {
  const refusal = refusalOf(answer);
  if (refusal) {
    return (
      <Said tone="bad" answer={answer}>
        {refusal}
      </Said>
    );
  }
  return done && said[done] ? <Said>{said[done]}</Said> : null;
}
