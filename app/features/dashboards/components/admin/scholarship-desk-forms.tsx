import { Form } from "react-router";
import { categories, providerTypes } from "#app/features/scholarships/catalogue-options.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";

type Errors = Record<string, string[]> | undefined;
type Report = {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  bad: readonly { row: number; messages: readonly string[] }[];
};

const fieldOf = (name: string, errors: Errors, required = false) => ({
  id: `new-${name}`,
  errorId: `new-${name}-error`,
  descriptionId: `new-${name}-hint`,
  name,
  required,
  errors: errors?.[name],
});

/** A draft of the catalogue; its rules come by an import or by its owner. */
export function NewScholarship({ errors }: { errors: Errors }) {
  return (
    <Form method="post" className="stack max-w-[40rem]" noValidate>
      <TextField field={fieldOf("title", errors, true)} label="Title" />
      <TextField field={fieldOf("provider", errors, true)} label="Provider" />
      <SelectField
        field={fieldOf("providerType", errors, true)}
        label="Provider type"
        choices={providerTypes.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        field={fieldOf("category", errors, true)}
        label="Category"
        choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField field={fieldOf("amountText", errors, true)} label="Amount, in words" />
      <TextareaField field={fieldOf("description", errors, true)} label="Description" rows={3} />
      <TextareaField field={fieldOf("applicationProcess", errors, true)} label="How to apply" rows={2} />
      <TextField field={fieldOf("website", errors)} label="Website" type="url" required={false} />
      <DateField field={fieldOf("closesOn", errors)} label="Closes on" required={false} />
      <Button name="event" value="create">
        Create the draft
      </Button>
    </Form>
  );
}

export function ImportScholarships({ errors }: { errors: Errors }) {
  return (
    <Form method="post" encType="multipart/form-data" className="stack max-w-[40rem]">
      <label className="field">
        CSV or JSON file
        <input className="input" type="file" name="file" accept=".csv,.json" required />
      </label>
      {errors?.file && <Alert tone="bad">{errors.file.join(" ")}</Alert>}
      <p className="row">
        <Button kind="quiet" name="event" value="try">
          Check it only
        </Button>
        <Button name="event" value="import">
          Import
        </Button>
      </p>
    </Form>
  );
}

export function ImportAnswer({ report, isDry }: { report: Report; isDry: boolean }) {
  const { rows, created, updated, unchanged, bad } = report;
  return (
    <Alert tone={bad.length > 0 ? "bad" : "ok"} title={isDry ? "Nothing was written." : "Imported."}>
      {`${rows} rows: ${created} new, ${updated} changed, ${unchanged} unchanged, ${bad.length} bad.`}
      <ul>
        {bad.slice(0, 20).map(({ row, messages }) => (
          <li key={row}>{`Row ${row}: ${messages.join(" ")}`}</li>
        ))}
      </ul>
    </Alert>
  );
}
