import { choicesOf } from "#app/features/institutes/partnership-options.ts";
import { providerTypes } from "#app/features/scholarships/catalogue/catalogue-options.ts";
import { moneySourceWords, sourcesOfOwner } from "#app/features/scholarships/money-source.ts";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import type { EditorValues } from "../forms/scholarship-values.ts";
import { monthChoices, seasonKindLabels } from "../forms/season-fields.ts";

type CatalogueFieldsProps = { values: EditorValues; errors: Readonly<Record<string, string>> };

/** What an owner never writes: who gives it, where it is announced, who may apply in the giver's words. */
export function CatalogueFields({ values, errors }: CatalogueFieldsProps) {
  const of = (name: string) => fieldOf(name, values[name], errors[name]);
  return (
    <>
      <TextField field={of("provider")} label="Provider" required maxLength={150} />
      <SelectField
        field={of("providerType")}
        label="Provider type"
        required
        placeholder="Choose a type"
        choices={providerTypes.map(({ id, name }) => ({ value: id, label: name }))}
        width="w-16"
      />
      <TextField field={of("website")} label="Website" type="url" required={false} maxLength={500} />
      <TextareaField
        field={of("eligibility")}
        label="Eligibility, in words"
        required={false}
        hint="One on each line. Left empty, it is written from the rules below."
        rows={4}
      />
      <TextField
        field={of("differs")}
        label="What the sources disagree about"
        required={false}
        maxLength={300}
      />
    </>
  );
}

export function CatalogueMoney({ values, errors }: CatalogueFieldsProps) {
  const of = (name: string) => fieldOf(name, values[name], errors[name]);
  return (
    <>
      <TextField
        field={of("amountText")}
        label="Amount, in words"
        required
        maxLength={150}
        className="sm:col-span-2"
      />
      <MoneyField field={of("amountMin")} label="Lowest amount" required={false} />
      <MoneyField field={of("amountMax")} label="Highest amount" required={false} />
      <TextField
        field={of("deadlineNote")}
        label="The dates, in words"
        required={false}
        maxLength={300}
        className="sm:col-span-2"
      />
    </>
  );
}

/** Asked once: who applies has been told who pays. */
export function CataloguePayer({ values, errors }: CatalogueFieldsProps) {
  return (
    <RadioField
      field={fieldOf("moneySource", values.moneySource, errors.moneySource)}
      label="Who pays the students"
      required
      hint="From the general fund it is applied for and paid here: say the amount for one student, the number and the last day. It can be published when the money for all of them is set aside, under Payouts."
      choices={sourcesOfOwner.catalogue.map((value) => ({ value, label: moneySourceWords[value] }))}
    />
  );
}

/** What is usual while no round is announced: the next dates are estimated from it, and said to be so. */
export function SeasonFields({ values, errors }: CatalogueFieldsProps) {
  const of = (name: string) => fieldOf(name, values[name], errors[name]);
  return (
    <>
      <SelectField
        field={of("seasonKind")}
        label="When it is open"
        required
        hint="While no round is announced, the page says what is usual, as an estimate. A round above replaces it."
        choices={choicesOf(seasonKindLabels)}
      />
      <SelectField
        field={of("seasonOpens")}
        label="Usually opens in"
        required={false}
        placeholder="Not known"
        choices={monthChoices}
      />
      <SelectField
        field={of("seasonCloses")}
        label="Usually closes in"
        required={false}
        placeholder="Not known"
        choices={monthChoices}
      />
      <TextField
        field={of("seasonDay")}
        label="Usual last day of that month"
        required={false}
        inputMode="numeric"
        width="w-6"
        maxLength={2}
      />
    </>
  );
}
