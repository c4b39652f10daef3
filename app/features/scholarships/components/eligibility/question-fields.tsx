import { useId } from "react";
import { useTranslations } from "use-intl";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { RadioField } from "#app/ui/fields/radio-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { FormField } from "#app/ui/forms/form-field.ts";
import type {
  EligibilityQuestion,
  GivenAnswers,
  QuestionChoice,
} from "../../eligibility/eligibility-question.ts";

type QuestionFieldsProps = {
  questions: readonly EligibilityQuestion[];
  given: GivenAnswers;
  errors?: Readonly<Record<string, string>>;
  /** Where parts of two answers of the server stand on one page, the ids may not come from their place. */
  id?: string;
};

/** The questions as fields. None is required: what is left out is not known. */
export function QuestionFields({ questions, given, errors = {}, id }: QuestionFieldsProps) {
  const made = useId();
  const form = id ?? made;
  return questions.map((question) => (
    <QuestionField
      key={question.name}
      question={question}
      field={fieldOf(form, question.name, given[question.name], errors[question.name])}
    />
  ));
}

function fieldOf(
  form: string,
  name: string,
  value: string | undefined,
  error: string | undefined,
): FormField {
  const id = `${form}-${name}`;
  return {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-hint`,
    initialValue: value,
    errors: error ? [error] : undefined,
  };
}

function QuestionField({ question, field }: { question: EligibilityQuestion; field: FormField }) {
  const t = useTranslations("discovery.check");
  const { label, language, hint, kind, choices = [] } = question;
  const texts = {
    label: language ? <span lang={language}>{label}</span> : label,
    ...(hint !== undefined && { hint }),
  };
  switch (kind) {
    case "select":
      return (
        <SelectField
          field={field}
          {...texts}
          placeholder={t("skip")}
          choices={choices.map((choice) =>
            "choices" in choice ? { ...choice, choices: [...choice.choices] } : choice,
          )}
        />
      );
    case "tiles":
      return (
        <RadioField
          field={field}
          {...texts}
          choices={[...(choices as QuestionChoice[]), { value: "", label: t("notSure") }]}
        />
      );
    case "number":
      return (
        <TextField field={field} {...texts} inputMode="decimal" autoComplete="off" width="w-6" after="%" />
      );
    case "date":
      return <DateField field={field} {...texts} />;
  }
}
