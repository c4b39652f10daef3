import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";

type TrialAnswer = FormAnswer<{ message: string }>;

/** Errors stand under their labels and go when the field is edited. The server's words show with and without script. */
export function TrialFormFields({ answer }: { answer: TrialAnswer | undefined }) {
  const t = useTranslations("trial");
  const message = answer?.shown?.message;
  const { field } = useForm("send", message ? null : answer, {}, { id: "test" });
  return (
    <div id="trial">
      <form
        method="post"
        className="grid grid-cols-1 gap-6"
        noValidate
        data-still="form"
        data-send="trial"
        data-busy={t("sending")}
      >
        {message && <Alert tone="ok">{message}</Alert>}
        <TextField
          field={field("mobileNumber", { required: true, maxLength: 10 })}
          label={t("mobile")}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          width="w-16"
        />
        <TextField
          field={field("fullName", { required: true, maxLength: 100 })}
          label={t("name")}
          autoComplete="name"
        />
        <RadioField
          field={field("gender", { required: true })}
          label={t("gender")}
          choices={(["Male", "Female", "Other"] as const).map((value) => ({
            value,
            label: t(`genders.${value}`),
          }))}
        />
        <DateField field={field("dob", { required: true })} label={t("dob")} autoComplete="bday" />
        <TextField field={field("motherName", { required: false, maxLength: 100 })} label={t("mother")} />
        <TextField field={field("fatherName", { required: false, maxLength: 100 })} label={t("father")} />
        <FormButtons>
          <Button>{t("submit")}</Button>
        </FormButtons>
      </form>
    </div>
  );
}
