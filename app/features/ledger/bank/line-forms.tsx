import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { Ask } from "#app/ui/dialogs/ask.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { DataTable } from "#app/ui/lists/data-table.tsx";
import { Panel } from "#app/ui/panel.tsx";

type Entry = {
  id: string;
  href: string;
  number: string;
  what: string;
  day: string;
  reference: string | null;
  amount: string;
  isSame: boolean;
};
type Line = { state: string; amount: string; day: string; isIn: boolean; likely: readonly Entry[] };
type LineFormsProps = { line: Line; answer: FormAnswer | undefined };

/** What a person can say about an open line; a settled one can be opened again. */
export function LineForms({ line, answer }: LineFormsProps) {
  if (line.state !== "open") {
    return (
      <Form method="post">
        <Button kind="quiet" name="intent" value="undo">
          Open it again
        </Button>
      </Form>
    );
  }
  return (
    <>
      <MatchPanel line={line} answer={answer} />
      <div className="mosaic">
        <BookPanel line={line} />
        <NotePanel answer={answer} />
      </div>
    </>
  );
}

function MatchPanel({ line: { likely }, answer }: LineFormsProps) {
  const problem = answer?.form === "match" ? answer.errors.entry?.[0] : undefined;
  const ticked = answer?.form === "match" ? (answer.typed.entry ?? []) : [];
  if (likely.length === 0) {
    return (
      <Panel padded title="Entries it may be">
        <p className="muted">No open entry of the books is near it in time and goes the same way.</p>
      </Panel>
    );
  }
  return (
    <Panel title="Entries it may be" note="they must add up to the line">
      <Form method="post" className="stack">
        {problem && (
          <p className="field__error panel__body" role="alert">
            {problem}
          </p>
        )}
        <DataTable
          caption="Open entries of the books"
          rows={[...likely]}
          rowKey={({ id }) => id}
          columns={[
            {
              id: "tick",
              head: "Tick",
              kind: "tick",
              cell: (row) => (
                <input
                  type="checkbox"
                  name="entry"
                  value={row.id}
                  aria-label={`Entry ${row.number}, ${row.amount}`}
                  defaultChecked={ticked.includes(row.id)}
                />
              ),
            },
            {
              id: "number",
              head: "Entry",
              kind: "key",
              cell: (row) => (
                <>
                  <Anchor href={row.href}>{row.number}</Anchor>
                  <small>{row.what}</small>
                </>
              ),
            },
            { id: "day", head: "Date", kind: "date", cell: (row) => row.day },
            { id: "reference", head: "Reference", cell: (row) => row.reference },
            {
              id: "amount",
              head: "Amount",
              kind: "number",
              cell: (row) => (
                <>
                  {row.amount} {row.isSame && <StatusBadge status="verified">Same amount</StatusBadge>}
                </>
              ),
            },
          ]}
        />
        <div className="panel__body">
          <Button name="intent" value="match">
            It is the ticked ones
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

function BookPanel({ line }: { line: Line }) {
  const what = line.isIn ? "interest from the bank" : "a charge of the bank";
  return (
    <Panel padded className="m-6" title="Only the bank knew of it">
      <div className="stack">
        <p>
          {line.isIn
            ? "Interest is the operator's income, and is booked on the bank's own day."
            : "A charge is the operator's cost: no giver's rupee pays it. It is booked on the bank's own day."}
        </p>
        <div>
          <Ask
            label={`Book it as ${what}`}
            look={{ kind: "quiet" }}
            question={
              <p>
                Book <strong>{line.amount}</strong> of {line.day} as {what}?
              </p>
            }
            confirm="Book it"
            fields={{ intent: "book" }}
          />
        </div>
      </div>
    </Panel>
  );
}

function NotePanel({ answer }: { answer: FormAnswer | undefined }) {
  const { field, onInput } = useForm("note", answer);
  return (
    <Panel padded className="m-6" title="It has no entry, and that is right">
      <Form method="post" className="stack" onInput={onInput} noValidate>
        <TextareaField
          field={field("note")}
          label="Why"
          hint="A transfer between two of our accounts, a payment of somebody else's that went back."
          required
          maxLength={300}
        />
        <div>
          <Button kind="quiet" name="intent" value="note">
            Explain it
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
