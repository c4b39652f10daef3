import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { type BankMapping, bankColumnNames, bankColumns } from "./bank-columns.ts";
import { readSheet } from "./read-statement.ts";

type Proposal = { name: string; mapping: BankMapping; account: string; fileName: string };
type ColumnsFormProps = { text: string; proposal: Proposal | null; answer: FormAnswer | undefined };

/** Which column of the bank's file is what; it is kept for the next file of this bank. */
export function ColumnsForm({ text, proposal, answer }: ColumnsFormProps) {
  const refused = answer?.form === "import" ? answer : undefined;
  const { field, summary, onInput } = useForm("import", refused, {
    ...proposal?.mapping,
    name: proposal?.name,
  });
  const { heads, body } = readSheet(text);
  const choices = [...new Set(heads)].filter(Boolean).map((head) => ({ value: head, label: head }));
  const kept = (name: string, known: string | undefined) => known ?? answer?.typed[name]?.[0] ?? "";
  return (
    <>
      <Panel padded title="What its columns are" note={kept("fileName", proposal?.fileName)}>
        <Form method="post" className="stack" onInput={onInput} noValidate>
          <FormSummary errors={summary} answer={refused} />
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="account" value={kept("account", proposal?.account)} />
          <input type="hidden" name="fileName" value={kept("fileName", proposal?.fileName)} />
          <TextField
            field={field("name")}
            label="Bank"
            hint={
              proposal?.name
                ? "Its columns are known from the last file."
                : "Its columns are kept under this name for the next file."
            }
            required
            maxLength={80}
            width="w-16"
          />
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {bankColumnNames.map((name) => (
              <SelectField
                key={name}
                field={field(name)}
                label={bankColumns[name].label}
                required={bankColumns[name].needed}
                placeholder={bankColumns[name].needed ? "Choose the column" : "Not in this file"}
                choices={choices}
              />
            ))}
          </div>
          <p className="small muted">
            Amounts stand in one column, or in one for what was paid out and one for what was paid in. Where
            the bank writes its balance after each line, a missing line is noticed.
          </p>
          <div className="row">
            <Button name="intent" value="import">
              Read it in
            </Button>
            <Anchor href="/admin/books/bank/import">Another file</Anchor>
          </div>
        </Form>
      </Panel>
      <Panel title="How it begins" note={`${body.length} lines`}>
        <DataTable
          caption="The first lines of the file"
          small
          columns={heads.map((head, index) => ({
            id: `${index}`,
            head: head || "–",
            cell: (row: { cells: string[] }) => row.cells[index] ?? "",
          }))}
          rows={body.slice(0, 5)}
          rowKey={(row) => String(row.row)}
        />
      </Panel>
    </>
  );
}
