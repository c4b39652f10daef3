import Star from "lucide-react/icons/star";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { OpenedFor } from "#app/ui/desk/opened-for.tsx";
import { useIsLive } from "#app/ui/effects/use-is-live.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { storyLevelValues, storyNameValues, storyPortraitValues } from "../../data/story-options.ts";
import { portraits } from "../portraits.ts";

const ratings = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: String(stars),
  picture: (
    <span className="stars">
      {Array.from({ length: stars }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars are alike
        <Icon of={Star} key={position} className="fill-current" />
      ))}
    </span>
  ),
}));

type StoryFormProps = {
  answer: FormAnswer | undefined;
  year: number;
  states: { value: string; label: string }[];
};

/** A student's own story: what is shown, how much of the name, and the consent to show it. */
export function StoryForm({ answer, year, states }: StoryFormProps) {
  const t = useTranslations("story");
  const { field, summary, onInput } = useForm(
    "share",
    answer,
    { year: String(year), rating: "5" },
    { id: "story" },
  );
  const isLive = useIsLive();
  const isSending = useNavigation().state === "submitting";
  const required = { required: true } as const;
  return (
    <Form method="post" className="stack [--gap:1.5rem] max-w-[40rem]" noValidate={isLive} onInput={onInput}>
      <OpenedFor />
      {summary.length > 0 && (
        <ErrorSummary
          title={t("summary.title", { count: summary.length })}
          errors={summary}
          kept={t("summary.kept")}
          answer={answer}
        />
      )}
      <TextareaField
        field={field("text", { ...required, maxLength: 600 })}
        label={t("fields.text")}
        hint={t("fields.textHint")}
        rows={6}
      />
      <div className="grid-2">
        <TextField field={field("course", { ...required, maxLength: 60 })} label={t("fields.course")} />
        <SelectField
          field={field("level", required)}
          label={t("fields.level")}
          placeholder={t("fields.choose")}
          choices={storyLevelValues.map((value) => ({ value, label: t(`levels.${value}`) }))}
        />
        <TextField
          field={field("scholarship", { ...required, maxLength: 80 })}
          label={t("fields.scholarship")}
        />
        <TextField
          field={field("amount", { ...required, maxLength: 40 })}
          label={t("fields.amount")}
          hint={t("fields.amountHint")}
        />
        <TextField field={field("place", { ...required, maxLength: 60 })} label={t("fields.place")} />
        <SelectField
          field={field("state", required)}
          label={t("fields.state")}
          placeholder={t("fields.choose")}
          choices={states}
        />
      </div>
      <TextField field={field("year", required)} label={t("fields.year")} inputMode="numeric" width="w-6" />
      <RadioField field={field("rating", required)} label={t("fields.rating")} choices={ratings} />
      {/* L41: chosen by looking at it. */}
      <RadioField
        field={field("portrait", required)}
        label={t("fields.portrait")}
        hint={t("fields.portraitHint")}
        choices={storyPortraitValues.map((value) => ({
          value,
          label: t(`portraits.${value}`),
          picture: <img className="face" src={portraits[value]} alt="" width={64} height={72} />,
        }))}
      />
      <RadioField
        field={field("showName", required)}
        label={t("fields.showName")}
        choices={storyNameValues.map((value) => ({ value, label: t(`names.${value}`) }))}
      />
      <CheckboxField field={field("consent", required)} label={t("fields.consent")} />
      <FormButtons>
        <Button kind="go" busy={isSending && t("sending")}>
          {t("send")}
        </Button>
      </FormButtons>
    </Form>
  );
}
