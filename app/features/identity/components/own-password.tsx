import { useTranslations } from "use-intl";
import { PasswordField } from "#app/ui/fields/password-field.tsx";

/** X15: before a second factor comes or goes. An open screen is not enough. */
export function OwnPassword({ id, errors }: { id: string; errors?: string[] | undefined }) {
  const t = useTranslations("factors.password");
  return (
    <PasswordField
      field={{
        id,
        errorId: `${id}-error`,
        descriptionId: `${id}-hint`,
        name: "currentPassword",
        errors,
      }}
      label={t("current")}
      required
      autoComplete="current-password"
    />
  );
}
