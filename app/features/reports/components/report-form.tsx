import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import type { ReportChoices } from "../report-view.ts";
import {
  periodWords,
  reportPeriods,
  reportSchedules,
  reportSubjects,
  scheduleWords,
  subjectWords,
} from "../report-words.ts";

const choicesOf = <Value extends string>(values: readonly Value[], words: Record<Value, string>) =>
  values.map((value) => ({ value, label: words[value] }));

type ReportFormProps = { answer: FormAnswer | undefined; choices: ReportChoices };

/** A new saved report. */
export function ReportForm({ answer, choices }: ReportFormProps) {
  const { field, onInput } = useForm("save", answer, { period: "this_year", schedule: "never" });
  return (
    <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate data-anew="">
      <TextField field={field("name", { required: true, maxLength: 80 })} label="Name" />
      <SelectField
        field={field("subject", { required: true })}
        label="About"
        placeholder="Choose"
        choices={choicesOf(reportSubjects, subjectWords)}
      />
      <SelectField
        field={field("scholarshipId")}
        label="Scholarship"
        placeholder="All"
        required={false}
        choices={choices.scholarships}
      />
      <SelectField
        field={field("instituteId")}
        label="Institute"
        placeholder="All"
        required={false}
        choices={choices.institutes}
      />
      <SelectField
        field={field("period", { required: true })}
        label="Period"
        choices={choicesOf(reportPeriods, periodWords)}
      />
      <div className="row">
        <DateField field={field("fromDay")} label="First day" hint="For “These two days”" />
        <DateField field={field("toDay")} label="Last day" hint="For “These two days”" />
      </div>
      <SelectField
        field={field("schedule", { required: true })}
        label="By mail"
        hint="At 7 in the morning: the figures and a link."
        choices={choicesOf(reportSchedules, scheduleWords)}
      />
      <CheckboxGroup
        field={field("readers")}
        label="To whom"
        hint="Nobody chosen: to you. Whoever leaves the desk gets no more of them; each can end it."
        required={false}
        choices={choices.people}
      />
      <Button name="intent" value="save">
        Save the report
      </Button>
    </Form>
  );
}
