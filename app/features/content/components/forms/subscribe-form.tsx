import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#app/core/forms/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TrapField } from "#app/ui/forms/trap-field.tsx";
import { useReplyForm } from "#app/ui/forms/use-reply-form.ts";

export type SubscribeAnswer = { form: "subscribe"; reply: FormReply | null; message: string | null };

export function SubscribeForm({ answer }: { answer: SubscribeAnswer | undefined }) {
  const t = useTranslations("blog");
  const { field, onInput } = useReplyForm("subscribe", answer?.reply);
  const navigation = useNavigation();
  const isSending = navigation.formData?.get("form") === "subscribe";
  if (answer?.message) return <Alert tone="ok">{answer.message}</Alert>;
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
      <input type="hidden" name="form" value="subscribe" />
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
