import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#app/core/words/i18n.ts";
import { stateNamesByLanguage } from "#app/core/words/state-names-by-language.ts";
import { PaperFileField } from "#app/features/documents/components/paper-file-field.tsx";
import { fileSizeText } from "#app/ui/fields/file-size.ts";
import { MoneyField } from "#app/ui/fields/money-field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { fileControl, partnershipFiles, requiredPartnershipFiles } from "../forms/partnership-steps.ts";
import { accreditationLabels, choicesOf, instituteTypes } from "../partnership-options.ts";
import type { PartnershipView } from "../partnership-view.ts";

export type StepProps = { view: PartnershipView; errors: Readonly<Record<string, string>> };

/** Step 1, Institute Information (spec 1, Institute partnership form). */
export function InstituteStep({ view, errors }: StepProps) {
  const t = useTranslations("partnership");
  const f = useTranslations("partnership.fields");
  const states = stateNamesByLanguage[useLocale() as Language];
  const of = (name: string) => fieldOf(name, view.values[name], errors[name]);
  return (
    <>
      <TextField
        field={of("instituteName")}
        label={f("instituteName")}
        required
        autoComplete="organization"
      />
      <SelectField
        field={of("instituteType")}
        label={f("instituteType")}
        required
        placeholder={f("anyType")}
        choices={instituteTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        width="w-16"
      />
      <TextField
        field={of("establishedYear")}
        label={f("establishedYear")}
        required
        inputMode="numeric"
        maxLength={4}
        width="w-6"
        hint={f("yearHint")}
      />
      <SelectField
        field={of("accreditation")}
        label={f("accreditation")}
        required
        placeholder={f("anyAccreditation")}
        choices={choicesOf({ ...accreditationLabels, other: t("otherAccreditation") })}
        width="w-16"
      />
      <SelectField
        field={of("state")}
        label={f("state")}
        required
        placeholder={f("anyState")}
        choices={choicesOf(states)}
        width="w-16"
      />
      <TextareaField field={of("address")} label={f("address")} required rows={3} maxLength={300} />
      <TextField field={of("city")} label={f("city")} required autoComplete="address-level2" width="w-16" />
      <TextField
        field={of("pincode")}
        label={f("pincode")}
        required
        inputMode="numeric"
        maxLength={6}
        width="w-6"
        autoComplete="postal-code"
      />
      <TextField
        field={of("website")}
        label={f("website")}
        required={false}
        inputMode="url"
        autoComplete="url"
      />
      <TextField field={of("principalName")} label={f("principalName")} required autoComplete="name" />
      <TextField
        field={of("contactEmail")}
        label={f("contactEmail")}
        required
        type="email"
        autoComplete="email"
        hint={f("emailHint")}
      />
      <PhoneField
        field={of("contactPhone")}
        label={f("contactPhone")}
        required
        width="w-10"
        hint={f("phoneHint")}
      />
      <PhoneField field={of("alternatePhone")} label={f("alternatePhone")} required={false} width="w-10" />
    </>
  );
}

/** Step 2, Scholarship Details. */
export function ScholarshipStep({ view, errors }: StepProps) {
  const f = useTranslations("partnership.fields");
  const of = (name: string) => fieldOf(name, view.values[name], errors[name]);
  return (
    <>
      <TextField field={of("scholarshipName")} label={f("scholarshipName")} required maxLength={150} />
      <MoneyField
        field={of("scholarshipAmount")}
        label={f("scholarshipAmount")}
        required
        hint={f("amountHint")}
      />
      <TextField
        field={of("numberOfScholarships")}
        label={f("numberOfScholarships")}
        required
        inputMode="numeric"
        maxLength={7}
        width="w-6"
        hint={f("countHint")}
      />
      <TextareaField
        field={of("eligibilityCriteria")}
        label={f("eligibilityCriteria")}
        required
        rows={4}
        maxLength={2000}
        hint={f("eligibilityHint")}
      />
      <TextareaField
        field={of("selectionProcess")}
        label={f("selectionProcess")}
        required
        rows={4}
        maxLength={2000}
        hint={f("selectionHint")}
      />
    </>
  );
}

/** Step 3, Document Upload: three numbers and six files. */
export function DocumentStep({ view, errors }: StepProps) {
  const t = useTranslations("partnership");
  const f = useTranslations("partnership.fields");
  const of = (name: string) => fieldOf(name, view.values[name], errors[name]);
  return (
    <>
      <TextField
        field={of("registrationNumber")}
        label={f("registrationNumber")}
        required
        maxLength={60}
        width="w-16"
      />
      <TextField
        field={of("panNumber")}
        label={f("panNumber")}
        required
        maxLength={10}
        width="w-10"
        autoCapitalize="characters"
        inputClass="uppercase"
      />
      <TextField
        field={of("gstNumber")}
        label={f("gstNumber")}
        required={false}
        maxLength={15}
        width="w-16"
        autoCapitalize="characters"
        inputClass="uppercase"
      />
      {partnershipFiles.map((file) => {
        const name = fileControl(file);
        const stored = view.files[name];
        return (
          <PaperFileField
            key={name}
            field={fieldOf(name, undefined, errors[name])}
            label={t(`files.${file}`)}
            required={requiredPartnershipFiles.includes(file)}
            limits={t("limits")}
            {...(stored && {
              stored: { name: stored.name, detail: t("uploaded", { size: fileSizeText(stored.bytes) }) },
            })}
          />
        );
      })}
    </>
  );
}
