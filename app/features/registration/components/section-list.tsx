import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "use-intl";
import type { FieldErrors } from "#app/core/errors.ts";
import { Icon } from "#app/ui/icon.tsx";
import { registrationForm } from "../fields.ts";
import { type RegistrationSection, registrationSections, sectionFields } from "../registration-fields.ts";
import type { RegistrationView } from "../registration-view.ts";

const icons = { done: Check, bad: TriangleAlert, open: Circle };

/** Beside the form: what is filled in, what has to be corrected, what is still to come. */
export function SectionList({ view, errors }: { view: RegistrationView | null; errors: FieldErrors }) {
  const t = useTranslations("registration");
  const words = { done: t("sectionDone"), bad: t("sectionBad"), open: t("sectionOpen") };
  const sections = view ? registrationSections : registrationSections.slice(0, 1);
  return (
    <ol>
      {sections.map((section) => {
        const isBad = sectionFields[section].some((name) => errors[name]);
        const state = isBad ? "bad" : view && isFilled(view, section) ? "done" : "open";
        return (
          <li key={section} className={state === "open" ? undefined : state}>
            <Icon of={icons[state]} />
            <span>
              <span className="vh">{words[state]} </span>
              <a href={`#${section}`}>{t(`sections.${section}`)}</a>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function isFilled(view: RegistrationView, section: RegistrationSection): boolean {
  if (!registrationForm.needed(section).every((name) => view.answers[name])) return false;
  if (section === "bank") return view.account !== null;
  if (section === "documents")
    return view.aadhaar !== null && Boolean(view.files.aadhaarImage && view.files.bankPassbook);
  return true;
}
