import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { controlProps } from "#app/ui/forms/form-field.ts";
import { Panel } from "#app/ui/panel.tsx";

/** The bank's file, checked line by line before anything is recorded. */
export function BankAnswerForm({ problem }: { problem?: string | undefined }) {
  const field = {
    id: "bank-file",
    name: "file",
    errorId: "bank-file-error",
    descriptionId: "bank-file-hint",
    errors: problem ? [problem] : undefined,
  };
  const texts = { label: "CSV file of the bank", required: true };
  return (
    <Panel padded title="The bank's answer file" note="CSV, up to 1 MB">
      <Form method="post" action="/admin/payouts/answers" encType="multipart/form-data" className="stack">
        <p className="muted">
          Columns: Payment reference, Status (paid, returned, pending), UTR, Reason; Amount if you like.
          Others are not read. First you see what each line would do.
        </p>
        <Field field={field} texts={texts}>
          <input
            {...controlProps(field, texts)}
            className="input"
            type="file"
            accept=".csv,text/csv,text/plain"
          />
        </Field>
        <div>
          <Button kind="quiet" name="intent" value="check">
            Check the file
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
