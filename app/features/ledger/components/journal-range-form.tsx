import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";

const field = (name: string, value: string) => ({
  id: `journal-${name}`,
  name,
  errorId: `journal-${name}-error`,
  descriptionId: `journal-${name}-hint`,
  initialValue: value,
});

type JournalRangeFormProps = { account: string | null; range: { from: string; to: string } };

/** Any days, both with it; the files take the same. */
export function JournalRangeForm({ account, range }: JournalRangeFormProps) {
  return (
    <Form method="get" className="row items-end" key={`${range.from}_${range.to}`}>
      {account && <input type="hidden" name="account" value={account} />}
      <DateField field={field("from", range.from)} label="From" required={false} />
      <DateField field={field("to", range.to)} label="To" required={false} />
      <Button kind="quiet">Show these days</Button>
    </Form>
  );
}
