import { useTranslations } from "use-intl";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { BirthDateField } from "#app/ui/fields/date-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Block } from "#app/ui/section.tsx";
import { AadhaarQrPart } from "../../aadhaar-qr/aadhaar-qr-part.tsx";
import { useRegistration } from "../registration-context.ts";
import { GuardianPart } from "./guardian-part.tsx";

export function PersonalSection() {
  const t = useTranslations("registration");
  const { field, choices, advice, view } = useRegistration();
  return (
    <Block id="personal" title={t("sections.personal")}>
      <AadhaarQrPart />
      {/* What the QR says stands in the fields at once. */}
      <div className="grid-2" key={view.qr?.readAt}>
        <TextField
          field={field("name")}
          label={t("fields.name")}
          hint={t("fields.nameHint")}
          required
          className="full"
          autoComplete="name"
        />
        <TextField
          field={field("givenName")}
          label={t("fields.givenName")}
          hint={t("fields.givenNameHint")}
          required={false}
          className="full"
          autoComplete="given-name"
        />
        <RadioField
          field={field("gender")}
          label={t("fields.gender")}
          required
          className="full"
          choices={choices.gender}
        />
        <BirthDateField
          field={field("dateOfBirth")}
          label={t("fields.dateOfBirth")}
          hint={t("fields.dateOfBirthHint")}
          required
          className="full"
          autoComplete="bday"
        />
        <div className="stack">
          <TextField field={field("motherName")} label={t("fields.motherName")} required />
          <Without name="noMother" />
        </div>
        <div className="stack">
          <TextField field={field("fatherName")} label={t("fields.fatherName")} required />
          <Without name="noFather" />
        </div>
      </div>
      <div className="stack mt-4" aria-live="polite">
        {advice.isNameRepeated && <Alert tone="warn">{t("nameOther")}</Alert>}
        {advice.isAgeUnusual && <Alert tone="warn">{t("ageUnusual")}</Alert>}
      </div>
      {/* S18: it comes while she types elsewhere, so it is said aloud where it came. */}
      <p className="vh" role="status">
        {advice.isMinor && t("guardian.text")}
      </p>
      {advice.isMinor && <GuardianPart />}
    </Block>
  );
}

/** S23: children without a parent are whom many schemes are for. */
function Without({ name }: { name: "noMother" | "noFather" }) {
  const t = useTranslations("registration.fields");
  const { field } = useRegistration();
  return (
    <div>
      <input type="hidden" name="ticks" value={name} />
      <CheckboxField field={field(name)} label={t(name)} value="yes" required={false} />
    </div>
  );
}
