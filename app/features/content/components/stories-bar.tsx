import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { BulkBar } from "#app/ui/lists/bulk-bar.tsx";

export const storiesForm = "many";

/** The ticked stories are published, or left for one reason; asked about by name first (D31). */
export function StoriesBar({ answer }: { answer: FormAnswer | null | undefined }) {
  const own = answer?.form === "reject_many" && answer.errors.reason ? answer : null;
  return (
    <BulkBar id={storiesForm} name="ids" title="Decide about the ticked ones" isOpen={own !== null}>
      <TextField
        field={{ ...answerField(storiesForm, "reason", own), maxLength: 300 }}
        label="Reason, if they are not published"
        hint="Each of the students reads it."
        required={false}
      />
      <div className="row [--gap:0.5rem]">
        <Button size="sm" name="intent" value="approve_many">
          Publish…
        </Button>
        <Button kind="quiet" size="sm" name="intent" value="reject_many">
          Do not publish…
        </Button>
      </div>
    </BulkBar>
  );
}
