import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type DayRange, type ReportSubject, reportSubjects, subjectWords } from "../report-words.ts";

const fieldOf = (name: string, value: string) => ({
  id: `quick-${name}`,
  errorId: `quick-${name}-error`,
  descriptionId: `quick-${name}-hint`,
  name,
  initialValue: value,
});

/** Any report for any days, by the address; nothing is saved. */
export function QuickReport({ quick }: { quick: { subject: ReportSubject; range: DayRange } }) {
  return (
    <Form method="get" className="row items-end" aria-label="Show a report">
      <SelectField
        field={fieldOf("about", quick.subject)}
        label="Report"
        choices={reportSubjects.map((value) => ({ value, label: subjectWords[value] }))}
      />
      <DateField field={fieldOf("from", quick.range.from)} label="From" />
      <DateField field={fieldOf("to", quick.range.to)} label="To" />
      <Button kind="quiet">Show</Button>
    </Form>
  );
}
