import { PasswordField } from "#app/ui/password-field.tsx";
import { passwordMinLength } from "../password-rules.ts";

type NewPasswordProps = { errors: Record<string, string[] | null | undefined> };

export function NewPasswordFields({ errors }: NewPasswordProps) {
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
        label="New password"
        hint={`At least ${passwordMinLength} characters. A few words in a row are easy to remember.`}
        required
        autoComplete="new-password"
      />
      <PasswordField
        field={field("repeated")}
        label="The same once more"
        required
        autoComplete="new-password"
      />
    </>
  );
}
