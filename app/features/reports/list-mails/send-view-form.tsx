import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { mailSchedules } from "./list-mail-forms.ts";

type Choice = { value: string; label: string };
type Props = { views: Choice[]; people: Choice[]; chosen: string; answer: FormAnswer | undefined };

/** Which view, how often, to whom. */
export function SendViewForm({ views, people, chosen, answer }: Props) {
  const t = useTranslations("listMail");
  const { field, onInput } = useForm("send", answer, { viewId: chosen, schedule: "weekly" });
  return (
    <Form method="post" className="stack max-w-[40rem]" onInput={onInput} noValidate data-anew="">
      <SelectField
        field={field("viewId", { required: true })}
        label={t("view")}
        placeholder={t("choose")}
        choices={views}
      />
      <RadioField
        field={field("schedule", { required: true })}
        label={t("howOften")}
        choices={mailSchedules.map((value) => ({ value, label: t(`times.${value}`) }))}
      />
      {people.length > 0 && (
        <CheckboxGroup
          field={field("readers")}
          label={t("readers")}
          hint={t("readersHint")}
          required={false}
          choices={people}
        />
      )}
      <div>
        <Button name="intent" value="send">
          {t("send")}
        </Button>
      </div>
    </Form>
  );
}
