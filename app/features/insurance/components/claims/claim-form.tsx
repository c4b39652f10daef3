import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { type FieldMaker, useForm } from "#app/ui/forms/use-form.ts";
import { claimTypeNames, claimTypes } from "../../claims/claim-types.ts";

type ClaimFormProps = {
  hospitals: { value: string; label: string }[];
  formKey: string;
  answer: FormAnswer | undefined;
};

/** A claim as it came to the desk, with the account its money would go to. */
export function ClaimForm({ hospitals, formKey, answer }: ClaimFormProps) {
  const { field, summary, onInput } = useForm("claim", answer);
  return (
    <Form method="post" className="stack max-w-[40rem] pt-4" onInput={onInput} noValidate data-anew="">
      <input type="hidden" name="formKey" value={formKey} />
      <FormSummary errors={summary} answer={answer} />
      <SelectField
        field={field("type", { required: true })}
        label="Type"
        placeholder="Choose a type"
        choices={claimTypeNames.map((value) => ({ value, label: claimTypes[value] }))}
      />
      <MoneyField field={field("amount", { required: true })} label="Amount" />
      <SelectField
        field={field("hospitalId", { required: true })}
        label="Hospital"
        placeholder="Choose a hospital"
        choices={hospitals}
      />
      <DateField field={field("treatedOn", { required: true })} label="Day of the treatment" />
      <AccountFields field={field} required={false} />
      <FormButtons>
        <Button name="intent" value="claim">
          Record the claim
        </Button>
      </FormButtons>
    </Form>
  );
}

/** Where the money goes: all three, or none yet. */
export function AccountFields({ field, required }: { field: FieldMaker; required: boolean }) {
  return (
    <>
      <TextField
        field={field("holder", { required, maxLength: 100 })}
        label="Account holder"
        autoComplete="off"
        {...(!required && { hint: "Leave the account empty if it is not known yet: it can be given later." })}
      />
      <TextField
        field={field("account", { required })}
        label="Account number"
        inputMode="numeric"
        autoComplete="off"
        width="w-16"
      />
      <TextField field={field("ifsc", { required })} label="IFSC code" autoComplete="off" width="w-10" />
    </>
  );
}
