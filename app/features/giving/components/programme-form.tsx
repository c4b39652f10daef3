import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { formKeyField } from "#app/core/forms/form-key.ts";
import { stateNames } from "#app/core/words/state-names.ts";
import { categories } from "#app/features/scholarships/catalogue/catalogue-options.ts";
import { levelFilters } from "#app/features/scholarships/catalogue/levels.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { useIsLive } from "#app/ui/effects/use-is-live.ts";
import { CheckboxField, CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";

const categoryChoices = categories.map(({ id, name }) => ({ value: id, label: name }));
const levelChoices = levelFilters.map(({ id, label }) => ({ value: id, label }));
const stateChoices = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

type ProgrammeFormProps = {
  defaults: Record<string, string | string[]>;
  answer: FormAnswer | undefined;
  /** Where Cancel leads. */
  back: string;
  /** Of a new one. */
  formKey?: string;
  /** Of one that is there: what stands below its rules, instead of the last day. */
  change?: ReactNode;
  /** A company's are never open to others: its money would be in no CSR figure. */
  isCompany?: boolean;
};

/** For whom, how much, how many, until when. */
export function ProgrammeForm({
  formKey,
  defaults,
  answer,
  back,
  change,
  isCompany = false,
}: ProgrammeFormProps) {
  const known = { gender: "any", ...defaults };
  const { field, summary, onInput } = useForm("programme", answer, known);
  const isLive = useIsLive();
  const isSending = useNavigation().state === "submitting";
  return (
    <Form
      method="post"
      id="programme-form"
      className="stack [--gap:1.5rem]"
      noValidate={isLive}
      onInput={onInput}
    >
      {formKey && <input type="hidden" name={formKeyField} value={formKey} />}
      <FormSummary errors={summary} answer={answer} />
      <TextField field={field("title", { required: true, maxLength: 120 })} label="Name of the program" />
      <TextareaField
        field={field("description", { required: true, maxLength: 1500 })}
        label="What it is for"
        hint="Students read this. 30 to 1,500 characters."
        rows={4}
      />
      <div className="grid-2">
        <SelectField
          field={field("category", { required: true })}
          label="Category"
          placeholder="Choose"
          choices={categoryChoices}
        />
        <span />
        <SelectField
          field={field("levelFrom", { required: true })}
          label="From level"
          placeholder="Choose"
          choices={levelChoices}
        />
        <SelectField
          field={field("levelTo", { required: true })}
          label="To level"
          placeholder="Choose"
          choices={levelChoices}
        />
        <MoneyField
          field={field("incomeMax")}
          label="Highest family income a year"
          required={false}
          hint="Leave empty for no limit."
        />
        <TextField
          field={field("marksMin")}
          label="Lowest marks"
          required={false}
          after="%"
          inputMode="decimal"
          width="w-6"
        />
      </div>
      <RadioField
        field={field("gender")}
        label="For"
        choices={[
          { value: "any", label: "All students" },
          { value: "female", label: "Girls and women" },
        ]}
      />
      <details className="behind">
        <summary>Only some states</summary>
        <CheckboxGroup
          field={field("states")}
          label="States"
          hint="Choose none for the whole of India."
          choices={stateChoices}
        />
      </details>
      <div className="grid-2">
        <MoneyField field={field("award", { required: true })} label="Award for each student" />
        <TextField
          field={field("seats", { required: true })}
          label="How many students"
          inputMode="numeric"
          width="w-6"
        />
        {!change && (
          <DateField field={field("closesOn", { required: true })} label="Last day for applications" />
        )}
      </div>
      {!isCompany && (
        <CheckboxField field={field("isOpen")} label="Other donors may give to it too" required={false} />
      )}
      {change && (
        <TextareaField
          field={field("reason", { maxLength: 300 })}
          label="Why, for the desk"
          hint={change}
          rows={2}
          required={false}
        />
      )}
      <FormButtons>
        <Button
          kind="go"
          name="intent"
          value="programme"
          busy={isSending && (change ? "Saving…" : "Creating…")}
        >
          {change ? "Save the changes" : "Create the program"}
        </Button>
        <LinkButton kind="text" href={back}>
          Cancel
        </LinkButton>
      </FormButtons>
    </Form>
  );
}
