import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { controlProps } from "#app/ui/forms/form-field.ts";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Panel } from "#app/ui/panel.tsx";
import { bankAccounts } from "../bank-accounts.ts";

/** Which account, and the file. */
export function StatementForm({ answer }: { answer: FormAnswer | undefined }) {
  const { field, onInput } = useForm("look", answer, { account: "bank" });
  const file = { ...field("file"), errors: answer?.errors.file ?? answer?.errors[""] };
  const texts = { label: "CSV file of the bank", required: true };
  return (
    <Panel padded title="The statement" note="CSV, up to 1 MB and 5,000 lines">
      <Form method="post" encType="multipart/form-data" className="stack" onInput={onInput}>
        <SelectField
          field={field("account")}
          label="Account"
          required
          width="w-16"
          choices={Object.entries(bankAccounts).map(([value, label]) => ({ value, label }))}
        />
        <Field field={file} texts={texts}>
          <input
            {...controlProps(file, texts)}
            className="input"
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
          />
        </Field>
        <div>
          <Button name="intent" value="look">
            Look at its columns
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
