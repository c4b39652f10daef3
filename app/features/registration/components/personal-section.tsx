import { useTranslations } from "use-intl";
import { Alert } from "#app/ui/alert.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { RadioField } from "#app/ui/radio-field.tsx";
import { Block } from "#app/ui/section.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { GuardianPart } from "./guardian-part.tsx";
import { useRegistration } from "./registration-context.ts";

export function PersonalSection() {
  const t = useTranslations("registration");
  const { field, choices, advice } = useRegistration();
  return (
    <Block id="personal" title={t("sections.personal")}>
      <div className="grid-2">
        <TextField
          field={field("name")}
          label={t("fields.name")}
          hint={t("fields.nameHint")}
          required
          className="full"
          autoComplete="name"
        />
        <RadioField
          field={field("gender")}
          label={t("fields.gender")}
          required
          className="full"
          choices={choices.gender}
        />
        <DateField
          field={field("dateOfBirth")}
          label={t("fields.dateOfBirth")}
          hint={t("fields.dateOfBirthHint")}
          required
          className="full"
          autoComplete="bday"
        />
        <TextField field={field("motherName")} label={t("fields.motherName")} required />
        <TextField field={field("fatherName")} label={t("fields.fatherName")} required />
      </div>
      <div className="stack mt-4" aria-live="polite">
        {advice.isNameRepeated && <Alert tone="warn">{t("nameOther")}</Alert>}
        {advice.isAgeUnusual && <Alert tone="warn">{t("ageUnusual")}</Alert>}
      </div>
      {advice.isMinor && <GuardianPart />}
    </Block>
  );
}
