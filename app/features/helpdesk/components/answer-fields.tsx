import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import type { FormField } from "#app/ui/forms/form-field.ts";
import { languageWords } from "../matter.ts";

type AnswerFieldsProps = {
  field: (name: "sentence" | "answer") => FormField;
  saved: { value: string; label: string }[];
  language: string;
  to: string;
};

/** What is answered often, written once in every language; besides it, or instead, the desk's own words. */
export function AnswerFields({ field, saved, language, to }: AnswerFieldsProps) {
  return (
    <>
      <SelectField
        field={field("sentence")}
        label="Saved sentence"
        hint={`Goes out in ${languageWords[language] ?? language}.`}
        required={false}
        placeholder="None"
        choices={saved}
      />
      <TextareaField
        field={{ ...field("answer"), maxLength: 3500 }}
        label="Answer"
        hint={`In your own words, as you write them. Goes to ${to} by e-mail at once.`}
        required={false}
        rows={5}
      />
    </>
  );
}
