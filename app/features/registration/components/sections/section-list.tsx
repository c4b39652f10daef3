import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "use-intl";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { registrationForm } from "../../fields.ts";
import { type RegistrationSection, registrationSections, sectionFields } from "../../registration-fields.ts";
import type { RegistrationView } from "../../registration-view.ts";

const icons = { done: Check, bad: TriangleAlert, open: Circle };

/** Beside the form: what is filled in, what has to be corrected, what is still to come; all of it from the start (L23). */
export function SectionList({ view, errors }: { view: RegistrationView | null; errors: FieldErrors }) {
  const t = useTranslations("registration");
  const words = { done: t("sectionDone"), bad: t("sectionBad"), open: t("sectionOpen") };
  return (
    <ol>
      {registrationSections.map((section, index) => {
        const isBad = sectionFields[section].some((name) => errors[name]);
        const state = isBad ? "bad" : view && isFilled(view, section) ? "done" : "open";
        return (
          <li key={section} className={state === "open" ? undefined : state}>
            <Icon of={icons[state]} />
            <span>
              <span className="vh">{words[state]} </span>
              {/* What comes after the number is not on the page before it is proven. */}
              {view || index === 0 ? (
                <a href={`#${section}`}>{t(`sections.${section}`)}</a>
              ) : (
                <span className="muted">{t(`sections.${section}`)}</span>
              )}
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
