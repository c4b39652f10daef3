import { useTranslations } from "use-intl";
import { Alert } from "#app/ui/alert.tsx";
import { Block } from "#app/ui/section.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useRegistration } from "./registration-context.ts";

export function EducationSection() {
  const t = useTranslations("registration");
  const { field, choices, advice } = useRegistration();
  const stateName = (value: string) => choices.state.find((choice) => choice.value === value)?.label ?? value;
  const { place } = advice;
  return (
    <Block id="education" title={t("sections.education")}>
      <div className="grid-2">
        <SelectField
          field={field("class")}
          label={t("fields.class")}
          required
          choices={choices.class}
          placeholder={t("fields.choose")}
        />
        <SelectField
          field={field("state")}
          label={t("fields.state")}
          required
          choices={choices.state}
          placeholder={t("fields.choose")}
        />
        <TextField
          field={field("schoolName")}
          label={t("fields.schoolName")}
          required
          className="full"
          list="school-names"
        />
        <TextField
          field={field("schoolAddress")}
          label={t("fields.schoolAddress")}
          required
          className="full"
        />
        <TextField
          field={field("schoolPincode")}
          label={t("fields.schoolPincode")}
          hint={t("fields.schoolPincodeHint")}
          required
          className="full"
          width="w-6"
          inputMode="numeric"
          maxLength={10}
          known={place && t("pinPlace", { district: place.district, state: stateName(place.state) })}
        />
      </div>
      <datalist id="school-names">
        {advice.schools.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="stack mt-4" aria-live="polite">
        {advice.isPinUnknown && <Alert tone="warn">{t("pinUnknown")}</Alert>}
        {advice.pinState && <Alert tone="warn">{t("pinOther", { state: stateName(advice.pinState) })}</Alert>}
      </div>
    </Block>
  );
}
