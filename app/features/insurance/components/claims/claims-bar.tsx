import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { BulkBar } from "#app/ui/lists/bulk-bar.tsx";

export const claimsForm = "many";

/** The ticked claims are approved in full, or rejected for one reason; names and sum are asked about first (D31). */
export function ClaimsBar({ answer }: { answer: FormAnswer | null | undefined }) {
  const own = answer?.form === "reject_many" && answer.errors.reason ? answer : null;
  return (
    <BulkBar id={claimsForm} name="ids" title="Decide about the ticked ones" isOpen={own !== null}>
      <TextareaField
        field={{ ...answerField(claimsForm, "reason", own), maxLength: 500 }}
        label="Reason, if they are rejected"
        hint="Each of the customers reads it."
        required={false}
        rows={2}
      />
      <div className="row [--gap:0.5rem]">
        <Button size="sm" name="intent" value="approve_many">
          Approve in full…
        </Button>
        <Button kind="danger" size="sm" name="intent" value="reject_many">
          Reject…
        </Button>
      </div>
    </BulkBar>
  );
}
