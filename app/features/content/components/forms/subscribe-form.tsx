import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TrapField } from "#app/ui/forms/trap-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";

type SubscribeAnswer = FormAnswer<{ message: string }>;

export function SubscribeForm({ answer }: { answer: SubscribeAnswer | undefined }) {
  const t = useTranslations("blog");
  const { field, onInput } = useForm("subscribe", answer);
  const navigation = useNavigation();
  const isSending = navigation.formData?.get("intent") === "subscribe";
  if (answer?.shown) return <Alert tone="ok">{answer.shown.message}</Alert>;
  return (
    <Form
      method="post"
      action="#subscribe"
      className="flex max-w-[36rem] flex-wrap items-end gap-3"
      // The page comes without React: what is wrong is said by the server, beside the field.
      noValidate
      onInput={onInput}
      preventScrollReset
    >
      <input type="hidden" name="intent" value="subscribe" />
      <TextField
        field={field("email", { required: true, maxLength: 254 })}
        label={t("email")}
        type="email"
        autoComplete="email"
        inputMode="email"
        className="min-w-[min(100%,16rem)] flex-1"
      />
      <TrapField />
      <Button busy={isSending && t("sending")}>{t("send")}</Button>
    </Form>
  );
}
