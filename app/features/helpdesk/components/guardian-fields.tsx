import { useLocale } from "use-intl";
import { languageNames, languages } from "#app/core/words/i18n.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { FieldMaker } from "#app/ui/forms/use-form.ts";
import type { GuardianWords } from "../bookings/booked-answer.ts";

/** T35: whom we ask before a session of somebody under 18 is one. */
export function GuardianFields({ words, field }: { words: GuardianWords; field: FieldMaker }) {
  const language = field("guardianLanguage");
  const reader = useLocale();
  return (
    <fieldset className="card stack" aria-labelledby="guardian-title">
      <h3 id="guardian-title" className="card__title">
        {words.title}
      </h3>
      <p>{words.text}</p>
      <PhoneField field={field("guardianPhone", { required: true })} label={words.phone} autoComplete="off" />
      <CheckboxField field={field("guardianPhoneIsOwn")} label={words.isOwn} />
      <SelectField
        field={{ ...language, initialValue: language.initialValue || reader }}
        label={words.language}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
    </fieldset>
  );
}
