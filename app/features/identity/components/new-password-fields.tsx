import { useTranslations } from "use-intl";
import { PasswordField } from "#app/ui/fields/password-field.tsx";

type NewPasswordProps = { errors: Record<string, string[] | null | undefined> };

export function NewPasswordFields({ errors }: NewPasswordProps) {
  const t = useTranslations("factors.password");
  const field = (name: string) => ({
    id: name,
    errorId: `${name}-error`,
    descriptionId: `${name}-hint`,
    name,
    errors: errors[name] ?? undefined,
  });
  return (
    <>
      <PasswordField
        field={field("newPassword")}
        label={t("new")}
        hint={t("hint")}
        required
        autoComplete="new-password"
      />
      <PasswordField field={field("repeated")} label={t("repeated")} required autoComplete="new-password" />
    </>
  );
}
