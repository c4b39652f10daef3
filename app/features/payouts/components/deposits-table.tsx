import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { answerField } from "#app/ui/forms/answer-field.ts";
import { ListTable } from "#app/ui/lists/list-table.tsx";
import { type DepositLine, depositColumns } from "../deposit-line.ts";

/** What is announced can be recorded when it stands on the bank's statement. */
export function DepositsTable({ rows, mayReceive }: { rows: readonly DepositLine[]; mayReceive: boolean }) {
  return (
    <ListTable
      caption="Transfers of institutes"
      columns={depositColumns}
      rows={rows}
      {...(mayReceive && {
        actions: (row: DepositLine) => row.status === "announced" && <Receive row={row} />,
      })}
    />
  );
}

function Receive({ row }: { row: DepositLine }) {
  return (
    <details className="fold">
      <summary>
        Record it<span className="vh">: {`${row.amount} of ${row.institute}`}</span>
      </summary>
      <Form method="post" className="stack">
        <input type="hidden" name="deposit" value={row.id} />
        <TextField
          field={{ ...answerField("receive", "reference", null), id: `reference-${row.id}` }}
          label="Bank reference (UTR)"
          required
        />
        <DateField
          field={{ ...answerField("receive", "receivedOn", null), id: `day-${row.id}` }}
          label="On the statement of"
          required
        />
        <Button kind="go" size="sm" name="intent" value="receive">
          It came
        </Button>
      </Form>
    </details>
  );
}
