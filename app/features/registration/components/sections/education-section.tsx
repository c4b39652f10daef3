import { useTranslations } from "use-intl";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Block } from "#app/ui/section.tsx";
import { useRegistration } from "../registration-context.ts";
import { RegistrationAnswers } from "./registration-answers.tsx";

export function EducationSection() {
  const t = useTranslations("registration");
  const { choices, advice } = useRegistration();
  const stateName = (value: string) => choices.state.find((choice) => choice.value === value)?.label ?? value;
  const { place } = advice;
  return (
    <Block id="education" title={t("sections.education")}>
      <div className="grid-2">
        <RegistrationAnswers
          section="education"
          more={{
            schoolName: { list: "school-names", className: "full" },
            schoolAddress: { className: "full" },
            schoolPincode: {
              className: "full",
              known: place && t("pinPlace", { district: place.district, state: stateName(place.state) }),
            },
          }}
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
