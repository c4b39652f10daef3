import Send from "lucide-react/icons/send";
import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { useOwnContact } from "#app/features/helpdesk/components/use-own-contact.ts";
import { Button } from "#app/ui/button.tsx";
import { useIsLive } from "#app/ui/effects/use-is-live.ts";
import { PhoneField } from "#app/ui/fields/phone-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormSummary } from "#app/ui/forms/form-summary.tsx";
import { TimedTrap } from "#app/ui/forms/timed-trap.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";

const formId = "report";

/** What is wrong with a question, and where our answer goes. */
export function MockReportForm({ answer }: { answer: FormAnswer | undefined }) {
  const t = useTranslations("mockTest");
  const form = useRef<HTMLFormElement>(null);
  const isLive = useIsLive();
  const navigation = useNavigation();
  const { field, summary, onInput } = useForm(formId, answer);
  useOwnContact(form, formId);
  return (
    <Form method="post" ref={form} className="stack [--gap:1.5rem]" noValidate={isLive} onInput={onInput}>
      <FormSummary errors={summary} answer={answer} />
      <TimedTrap />
      <TextareaField
        field={field("message", { required: true, maxLength: 2000 })}
        label={t("reportMessage")}
        hint={t("reportHint")}
        rows={5}
      />
      <TextField
        field={field("name", { required: true, maxLength: 100 })}
        label={t("reportName")}
        autoComplete="name"
      />
      <div className="grid-2">
        <TextField
          field={field("email", { required: true, maxLength: 254 })}
          label={t("reportEmail")}
          type="email"
          autoComplete="email"
        />
        <PhoneField field={field("phone", { required: true })} label={t("reportPhone")} />
      </div>
      <FormButtons>
        <Button kind="go" icon={Send} busy={navigation.state !== "idle" && t("reportSending")}>
          {t("reportSend")}
        </Button>
      </FormButtons>
    </Form>
  );
}
