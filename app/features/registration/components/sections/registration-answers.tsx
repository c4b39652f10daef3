import { useTranslations } from "use-intl";
import { type ControlMore, FormControl } from "#app/ui/forms/form-control.tsx";
import { registrationForm } from "../../fields.ts";
import { useRegistration } from "../registration-context.ts";

/** The answers of a section, each with the control of its kind; `more` adds what only one of them has. */
export function RegistrationAnswers({
  section,
  more = {},
}: {
  section: string;
  more?: Readonly<Record<string, ControlMore>>;
}) {
  const t = useTranslations("registration.fields");
  const { field, choices } = useRegistration();
  return registrationForm
    .in(section)
    .map((name) => (
      <FormControl
        key={name}
        spec={registrationForm.fields[name]}
        field={field(name)}
        label={t(name as "name")}
        hint={t.has(`${name}Hint` as "nameHint") ? t(`${name}Hint` as "nameHint") : undefined}
        choices={(choices as Record<string, { value: string; label: string }[]>)[name]}
        placeholder={t("choose")}
        {...more[name]}
      />
    ));
}
