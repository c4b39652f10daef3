import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { languageNames, languages } from "#app/core/words/i18n.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import type { SettingsTabView } from "../notifications-tab-view.ts";

const groups = [
  { title: "notifications", boxes: ["emailNewScholarships", "smsApplicationUpdates", "weeklyDigest"] },
  { title: "privacy", boxes: ["profileVisible", "shareAnonymousStories"] },
] as const;

/** Five checkboxes, Save Settings, Reset to Default (spec 1); language, sessions, privacy. */
export function MessageSettingsTab({ data }: { data: SettingsTabView }) {
  const t = useTranslations("student.settings");
  const { preferences } = data;
  const print = Object.values(preferences).join();
  return (
    <div className="grid max-w-[36rem] grid-cols-[minmax(0,1fr)] gap-10">
      <Form method="post" className="grid gap-6" key={print}>
        {groups.map(({ title, boxes }) => (
          <fieldset key={title} className="stack [--gap:0.5rem]">
            <legend className="sec-title">{t(title)}</legend>
            {boxes.map((name: (typeof groups)[number]["boxes"][number]) => (
              <CheckboxField
                key={name}
                field={fieldOf(name, preferences[name] ? "on" : undefined)}
                label={t(name)}
                {...(title === "privacy" && { hint: t(`${name as "profileVisible"}Text`) })}
              />
            ))}
          </fieldset>
        ))}
        <FormButtons>
          <Button name="intent" value="settings">
            {t("save")}
          </Button>
          <Button kind="quiet" name="intent" value="reset">
            {t("reset")}
          </Button>
        </FormButtons>
      </Form>
      <LanguageForm />
      <section className="stack [--gap:0.5rem]">
        <h2 className="sec-title">{t("account")}</h2>
        <p>
          <Anchor href="/settings/security">{t("sessions")}</Anchor>
        </p>
        <p>
          <Anchor href="/settings/privacy">{t("privacyPage")}</Anchor>
        </p>
        <p>
          <Anchor href="/settings/helpers">{t("helpers")}</Anchor>
        </p>
        <p>
          <Anchor href="/login/student">{t("students")}</Anchor>
        </p>
      </section>
    </div>
  );
}

function LanguageForm() {
  const t = useTranslations("student.settings");
  const locale = useLocale();
  // A plain post: every word on the page comes anew.
  return (
    <form method="post" className="stack">
      <SelectField
        field={fieldOf("language", locale)}
        label={t("language")}
        hint={t("languageText")}
        width="w-16"
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <div>
        <Button kind="quiet" name="intent" value="language">
          {t("changeLanguage")}
        </Button>
      </div>
    </form>
  );
}
