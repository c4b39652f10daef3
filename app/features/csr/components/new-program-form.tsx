import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { BackLink } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { scheduleItems } from "../csr-options.ts";
import type { CsrData } from "../csr-view.ts";
import { CsrForm, Pair } from "./csr-form.tsx";
import { Fold } from "./fold.tsx";

const milestones = [0, 1, 2, 3];

/** New Program: Schedule VII item, ongoing or not, budget, milestones, implementing partner with CSR-1. */
export function NewProgramForm({ data, answer }: { data: CsrData<"programs">; answer: FormAnswer | null }) {
  const { field } = useForm("new-program", answer, {
    scheduleItem: "ii",
    isOngoing: "no",
    startsOn: data.today,
  });
  return (
    <>
      <BackLink href="/csr?tab=programs" label="Programs" />
      <Panel title="New Program" padded>
        <CsrForm name="new-program" answer={answer} formKey={data.formKey}>
          <TextField field={field("title")} label="Program name" required maxLength={120} />
          <TextareaField field={field("description")} label="What it is for" required maxLength={1500} />
          <SelectField
            field={field("scheduleItem")}
            label="Item of Schedule VII"
            required
            choices={Object.entries(scheduleItems).map(([value, label]) => ({ value, label }))}
          />
          <RadioField
            field={field("isOngoing")}
            label="Is it an ongoing project?"
            hint="Ongoing: over several years, at most three after the year in which it begins. What it does not spend may go to the Unspent CSR Account."
            required
            choices={[
              { value: "yes", label: "Ongoing" },
              { value: "no", label: "Within its year" },
            ]}
          />
          <MoneyField
            field={field("budget")}
            label="Budget"
            hint="For all its years, such as 1.2 crore"
            required
          />
          <Pair>
            <DateField field={field("startsOn")} label="First day" required />
            <DateField field={field("endsOn")} label="Last day" required />
          </Pair>
          <Pair>
            <TextField
              field={field("partnerName")}
              label="Implementing partner"
              hint="Leave it empty if the company does the work itself."
              required={false}
              maxLength={150}
            />
            <TextField
              field={field("partnerCsr1")}
              label="CSR-1 number of the partner"
              hint="CSR and eight digits"
              required={false}
              width="w-10"
              maxLength={20}
            />
          </Pair>
          <fieldset className="stack [--gap:0.75rem]">
            <legend className="sec-title">Milestones (optional)</legend>
            {milestones.map((index) => (
              <Pair key={index}>
                <TextField
                  field={field(`milestones[${index}].title`)}
                  label={`Milestone ${index + 1}`}
                  maxLength={120}
                />
                <DateField
                  field={field(`milestones[${index}].dueOn`)}
                  label={`Milestone ${index + 1} is due`}
                />
              </Pair>
            ))}
          </fieldset>
          <Fold title="States (optional: none means all India)">
            <CheckboxGroup
              field={field("states")}
              label="States"
              choices={Object.entries(stateNames).map(([value, label]) => ({ value, label }))}
            />
          </Fold>
          <FormButtons>
            <Button>Create program</Button>
            <LinkButton kind="text" href="/csr?tab=programs">
              Cancel
            </LinkButton>
          </FormButtons>
        </CsrForm>
      </Panel>
    </>
  );
}
