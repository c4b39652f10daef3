import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatDateTime } from "#app/core/clock.ts";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Button } from "#app/ui/button.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { OwnWords } from "#app/ui/own-words.tsx";
import type { ApplicationView } from "../views/application-view.ts";

/** What was written between the student and whoever reviews. */
export function MessagesPart({ view, answer }: { view: ApplicationView; answer: FormAnswer | null }) {
  const t = useTranslations("tracking");
  const language = useLocale() as Language;
  if (view.status === "draft") return null;
  const from = (role: string) => t(`from.${role === "student" || role === "institute" ? role : "other"}`);
  return (
    <section className="stack" id="messages">
      <h2 className="sec-title">{t("messages")}</h2>
      {view.messages.length === 0 && <p className="muted">{t("noMessages")}</p>}
      {view.messages.length > 0 && (
        <ul className="stack [--gap:0.75rem]">
          {view.messages.map(({ id, byRole, text, sentAt }) => (
            <li key={id} className="border-t border-line pt-3">
              <OwnWords text={text} from={`${from(byRole)}, ${formatDateTime(new Date(sentAt), language)}`} />
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="stack [--gap:0.75rem]" noValidate key={view.messages.length}>
        <TextareaField
          field={{
            ...fieldOf(
              "text",
              answer?.form === "message" ? answer.typed.text?.[0] : undefined,
              answer?.form === "message" ? answer.errors.text?.[0] : undefined,
            ),
            id: "message-text",
          }}
          label={t("messageLabel")}
          maxLength={2000}
          required
        />
        <Button kind="quiet" name="intent" value="message">
          {t("messageSend")}
        </Button>
      </Form>
    </section>
  );
}
