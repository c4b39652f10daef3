import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** The bank's file, checked line by line before anything is recorded. */
export function BankAnswerForm({ problem }: { problem?: string | null }) {
  return (
    <Panel padded title="The bank's answer file" note="CSV, up to 1 MB">
      <Form method="post" action="/admin/payouts/answers" encType="multipart/form-data" className="stack">
        <p className="muted">
          Columns: Payment reference, Status (paid, returned, pending), UTR, Reason; Amount if you like. Others
          are not read. First you see what each line would do.
        </p>
        <div className="field">
          <label htmlFor="bank-file">CSV file of the bank</label>
          {problem && (
            <p className="field__error" id="bank-file-error">
              {problem}
            </p>
          )}
          <input
            id="bank-file"
            type="file"
            name="file"
            accept=".csv,text/csv,text/plain"
            required
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "bank-file-error" : undefined}
          />
        </div>
        <div>
          <Button kind="quiet" name="intent" value="check">
            Check the file
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
