import { useState } from "react";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { decisionReasons } from "#app/features/applications/rules/decision-reasons.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { BulkBar } from "#app/ui/lists/bulk-bar.tsx";
import { decisionWords } from "../decision-words.ts";
import type { ReviewView } from "../review-view.ts";
import { bulkForm } from "./review-table.tsx";
import { SavedSentence } from "./saved-sentence.tsx";

type Props = { formKey: string; saved: ReviewView["saved"]["decisions"]; answer: FormAnswer | null };

const verdicts = [
  { value: "approve", label: "Approve with the usual award" },
  { value: "waitlist", label: "Put on the waiting list" },
  { value: "reject", label: "Reject" },
];

/** Docked at the foot while something is ticked (D31). Reasons show without script; with it, only when they are needed. */
export function BulkPart({ formKey, saved, answer }: Props) {
  const own = answer?.form === "prepare_bulk" ? answer : null;
  const [verdict, setVerdict] = useState<string | null>(own?.typed.verdict?.[0] ?? null);
  const problem = own?.errors.ids?.join(" ");
  return (
    <BulkBar
      id={bulkForm}
      name="ids"
      title="Decide about the ticked ones"
      sumOf="usual awards"
      isOpen={own !== null}
    >
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <p className="small muted">A second person confirms it first.</p>
      <input type="hidden" name="formKey" value={formKey} />
      <SelectField
        field={answerField("bulk", "verdict", own)}
        label="What to do"
        placeholder="Choose"
        choices={verdicts}
        onChange={(event) => setVerdict(event.currentTarget.value)}
      />
      {(verdict === null || verdict === "reject") && (
        <CheckboxGroup
          field={answerField("bulk", "reasons", own)}
          label="Reasons, when rejecting"
          choices={decisionReasons.map((value) => ({ value, label: decisionWords[value] }))}
        />
      )}
      {(verdict === null || verdict === "reject") && (
        <SavedSentence field={answerField("bulk", "sentence", own)} saved={saved} reads={null} />
      )}
      <TextareaField
        field={{ ...answerField("bulk", "note", own), maxLength: 1000 }}
        label="Note to the students"
        required={false}
        rows={2}
      />
      <div>
        <Button name="intent" value="prepare_bulk">
          Prepare
        </Button>
      </div>
    </BulkBar>
  );
}
