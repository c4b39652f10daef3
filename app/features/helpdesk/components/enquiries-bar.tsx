import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
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
      isOpen={Object.keys(own?.errors ?? {}).length > 0}
    >
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
          Send to all that are ticked…
        </Button>
        <Button kind="quiet" size="sm" name="intent" value="close_many">
          Close them without an answer
        </Button>
      </div>
    </BulkBar>
  );
}
