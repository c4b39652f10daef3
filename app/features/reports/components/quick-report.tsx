import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { ReportChoices } from "../report-view.ts";
import { type QuickReportAsked, type ReportSubject, reportSubjects, subjectWords } from "../report-words.ts";

const fieldOf = (name: string, value: string) => ({
  id: `quick-${name}`,
  errorId: `quick-${name}-error`,
  descriptionId: `quick-${name}-hint`,
  name,
  initialValue: value,
});

type QuickReportProps = {
  quick: QuickReportAsked;
  choices: ReportChoices;
  subjects?: readonly ReportSubject[];
};

/** Any report for any days, by the address; nothing is saved. */
export function QuickReport({ quick, choices, subjects = reportSubjects }: QuickReportProps) {
  return (
    <Form method="get" className="row items-end" aria-label="Show a report">
      <SelectField
        field={fieldOf("about", quick.subject)}
        label="Report"
        choices={subjects.map((value) => ({ value, label: subjectWords[value] }))}
      />
      {choices.scholarships.length > 0 && (
        <SelectField
          field={fieldOf("scholarship", quick.scholarshipId ?? "")}
          label="Scholarship"
          placeholder="All"
          choices={choices.scholarships}
        />
      )}
      {choices.institutes.length > 0 && (
        <SelectField
          field={fieldOf("institute", quick.instituteId ?? "")}
          label="Institute"
          placeholder="All"
          choices={choices.institutes}
        />
      )}
      <DateField field={fieldOf("from", quick.range.from)} label="From" />
      <DateField field={fieldOf("to", quick.range.to)} label="To" />
      <Button kind="quiet">Show</Button>
    </Form>
  );
}
