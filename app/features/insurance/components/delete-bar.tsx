import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { BulkBar } from "#app/ui/lists/bulk-bar.tsx";
import { tickColumn } from "#app/ui/lists/tick-column.tsx";
import { type ItemKind, itemWords } from "../dependents.ts";

const form = "many";

/** All that are ticked are deleted, for one reason; each on which something hangs stays (D31). */
export function DeleteBar({ kind, answer }: { kind: ItemKind; answer: FormAnswer | null | undefined }) {
  const own = answer?.form === "delete_many" && answer.errors.reason ? answer : null;
  return (
    <BulkBar id={form} name="ids" title="Delete the ticked ones" isOpen={own !== null}>
      <TextField
        field={{ ...answerField(form, "reason", own), maxLength: 200 }}
        label="Reason"
        hint="It stands in the history of each. They can be brought back."
        required={false}
        autoComplete="off"
      />
      <div className="row [--gap:0.5rem]">
        <Button kind="danger" size="sm" name="intent" value="delete_many">
          Delete these {itemWords[kind][1]}
        </Button>
      </div>
    </BulkBar>
  );
}

export function deleteTick<Row extends { id: string }>(name: (row: Row) => string) {
  return tickColumn<Row>({ form, name: "ids", about: name, value: ({ id }) => id });
}
