import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";

/** Which months the two charts show; the address keeps it. */
export function RangeForm({ from, to }: { from: string; to: string }) {
  const fieldOf = (name: string, value: string) => ({
    id: `range-${name}`,
    errorId: `range-${name}-error`,
    descriptionId: `range-${name}-hint`,
    name,
    initialValue: value,
    pattern: "20[0-9]{2}-(0[1-9]|1[0-2])",
  });
  return (
    <Form method="get" action="/admin" className="row items-end" aria-label="Months of the charts">
      <TextField field={fieldOf("from", from)} type="month" label="From" width="w-10" />
      <TextField field={fieldOf("to", to)} type="month" label="To" width="w-10" />
      <Button kind="quiet">Show these months</Button>
    </Form>
  );
}
