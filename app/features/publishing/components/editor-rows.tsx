import { choicesOf } from "#app/features/institutes/partnership-options.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { questionKindLabels, questionRows, rubricRows } from "../forms/scholarship-choices.ts";
import type { EditorValues } from "../forms/scholarship-values.ts";

type RowsProps = { values: EditorValues; errors: Readonly<Record<string, string>> };

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, row) => row + 1);

/** A fixed number of rows, so that the page needs no script to add one; an empty row asks nothing. */
export function QuestionRows({ values, errors }: RowsProps) {
  const of = (name: string) => fieldOf(name, values[name], errors[name]);
  return rowsUpTo(questionRows).map((row) => (
    <details key={row} open={row === 1 || Boolean(values[`q${row}_label`])}>
      <summary className="strong">Question {row}</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <TextField
          field={of(`q${row}_label`)}
          label={`Question ${row}`}
          required={false}
          maxLength={200}
          className="sm:col-span-2"
        />
        <SelectField
          field={fieldOf(`q${row}_kind`, values[`q${row}_kind`] || "short")}
          label={`Answer to question ${row}`}
          choices={choicesOf(questionKindLabels)}
        />
        <TextField
          field={of(`q${row}_options`)}
          label={`Options of question ${row}`}
          required={false}
          hint="With ; between them"
        />
        <CheckboxField field={of(`q${row}_required`)} label={`Question ${row} must be answered`} />
      </div>
    </details>
  ));
}

export function RubricRows({ values, errors }: RowsProps) {
  const of = (name: string) => fieldOf(name, values[name], errors[name]);
  return rowsUpTo(rubricRows).map((row) => (
    <div key={row} className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
      <TextField field={of(`r${row}_label`)} label={`Criterion ${row}`} required={false} maxLength={120} />
      <TextField
        field={of(`r${row}_max`)}
        label="Points"
        aria-label={`Points of criterion ${row}`}
        required={false}
        inputMode="numeric"
        maxLength={3}
      />
    </div>
  ));
}
