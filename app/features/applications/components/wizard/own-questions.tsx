import { useTranslations } from "use-intl";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import type { ApplyView } from "../../views/apply-view.ts";

type OwnQuestionsProps = { view: ApplyView; errorOf: (field: string) => string | undefined };

/** What the owner of this scholarship asks beyond the form, in the owner's words. */
export function OwnQuestions({ view, errorOf }: OwnQuestionsProps) {
  const t = useTranslations("apply");
  if (view.ownQuestions.length === 0) return null;
  return (
    <>
      <h2 className="sec-title">{t("ownQuestions")}</h2>
      {view.ownQuestions.map(({ field: name, text, kind, options, isRequired }) => {
        const common = {
          field: fieldOf(name, view.values[name], errorOf(name)),
          label: text,
          required: isRequired,
        };
        const choices = options.map((value) => ({ value, label: value }));
        if (kind === "long") return <TextareaField key={name} {...common} rows={5} maxLength={2000} />;
        if (kind === "short") return <TextField key={name} {...common} maxLength={500} />;
        return choices.length <= 5 ? (
          <RadioField key={name} {...common} choices={choices} />
        ) : (
          <SelectField key={name} {...common} choices={choices} placeholder={t("choose")} />
        );
      })}
    </>
  );
}
