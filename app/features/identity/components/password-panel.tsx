import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { Panel } from "#app/ui/panel.tsx";
import type { SecurityAnswer } from "../staff/security-step.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

export function PasswordPanel({ answer }: { answer: SecurityAnswer | null }) {
  const t = useTranslations("factors.password");
  const navigation = useNavigation();
  const isBusy = navigation.formData?.get("intent") === "change-password";
  const errors = answer?.form === "change-password" ? answer.errors : {};
  const current = {
    id: "current-password",
    errorId: "current-password-error",
    descriptionId: "current-password-hint",
    name: "currentPassword",
    errors: errors.currentPassword,
  };
  return (
    <Panel title={t("title")} padded>
      {/* A new key empties the fields once the password is changed. */}
      <Form method="post" className="stack max-w-[30rem]" key={answer?.shown?.done ?? "form"}>
        <PasswordField field={current} label={t("current")} required autoComplete="current-password" />
        <NewPasswordFields errors={errors} />
        <Button name="intent" value="change-password" busy={isBusy && t("saving")}>
          {t("change")}
        </Button>
      </Form>
    </Panel>
  );
}
