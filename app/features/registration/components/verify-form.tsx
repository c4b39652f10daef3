import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";

const field = { id: "number", errorId: "number-error", descriptionId: "number-hint", name: "number" };

export function VerifyForm({ number }: { number: string }) {
  const t = useTranslations("registration.verify");
  return (
    <Form action="/verify" className="stack">
      <TextField
        field={{ ...field, initialValue: number }}
        label={t("field")}
        hint={t("hint")}
        width="w-16"
        autoCapitalize="characters"
        autoComplete="off"
        required
        maxLength={40}
      />
      <Button>{t("check")}</Button>
    </Form>
  );
}
