import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { choicesOf } from "../partnership-options.ts";

const genders = { female: "Female", male: "Male", other: "Other" };

type RosterFormProps = {
  values: Readonly<Record<string, string>>;
  button: string;
  answer: FormAnswer | undefined;
};

/** One student of the roll. */
export function RosterForm({ values, button, answer }: RosterFormProps) {
  const { field: of, summary, onInput } = useForm("save", answer, values);
  return (
    <Form
      method="post"
      className="grid max-w-[36rem] grid-cols-[minmax(0,1fr)] gap-5"
      noValidate
      onInput={onInput}
    >
      {summary.length > 0 && (
        <ErrorSummary title="Please look at this again" errors={summary} answer={answer} />
      )}
      <TextField
        field={of("admissionNumber")}
        label="Admission number"
        required
        maxLength={40}
        width="w-16"
      />
      <TextField field={of("name")} label="Name" required maxLength={100} />
      <DateField field={of("birthDay")} label="Date of birth" required />
      <RadioField field={of("gender")} label="Gender" required choices={choicesOf(genders)} />
      <TextField field={of("course")} label="Class or course" required maxLength={80} />
      <TextField field={of("year")} label="Year or section" required maxLength={40} width="w-16" />
      <PhoneField field={of("phone")} label="Phone" required={false} width="w-10" />
      <FormButtons>
        <Button name="intent" value="save">
          {button}
        </Button>
      </FormButtons>
    </Form>
  );
}
