import { DateField } from "#app/ui/fields/date-field.tsx";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { FieldMaker } from "#app/ui/forms/use-form.ts";
import { offeredPlans, planNames, plans } from "../insurance-plans.ts";

type PolicyFieldsProps = {
  field: FieldMaker;
  isNew: boolean;
  /** Number and name of those who can be chosen. */
  agents: Readonly<Record<string, string>>;
};

/** The fields of "Create Policy" (spec 2, section 5), and the phone by which a known customer is found. */
export function PolicyFields({ field, isNew, agents }: PolicyFieldsProps) {
  const offered = isNew ? offeredPlans : plans;
  return (
    <>
      <TextField
        field={field("cardNumber", { required: true })}
        label="Card Number"
        placeholder="BSC-2024-XXXXXX"
        autoComplete="off"
        width="w-16"
      />
      <TextField field={field("customerName", { required: true, maxLength: 100 })} label="Customer Name" />
      <PhoneField
        field={field("customerPhone")}
        label="Customer’s phone"
        hint="Of a user on file, so that they hear about their claims."
        required={false}
      />
      <SelectField
        field={field("plan", { required: true })}
        label="Plan"
        placeholder="Choose a plan"
        choices={offered.map((value) => ({ value, label: planNames[value] }))}
      />
      <MoneyField field={field("premium", { required: true })} label="Premium Amount" />
      <div className="grid-2">
        <DateField field={field("validFrom", { required: true })} label="Valid From" width="full" />
        <DateField field={field("validTo", { required: true })} label="Valid To" width="full" />
      </div>
      <SelectField
        field={field("agentId", { required: true })}
        label="Assigned Agent"
        placeholder="Choose an agent"
        choices={Object.entries(agents).map(([value, label]) => ({ value, label }))}
      />
    </>
  );
}
