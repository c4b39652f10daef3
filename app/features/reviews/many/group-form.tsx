import { Form } from "react-router";
import type { FormAnswer } from "#app/core/forms/form-answer.ts";
import { languages, languageTable } from "#app/core/words/i18n.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { useForm } from "#app/ui/forms/use-form.ts";
import { audiences, audienceWords } from "./group-message-form.ts";

type GroupFormProps = { scholarships: { value: string; label: string }[]; answer: FormAnswer | null };

/** Whom, and the words in each language. */
export function GroupForm({ scholarships, answer }: GroupFormProps) {
  const { field, onInput } = useForm("preview", answer, {}, { also: ["send"] });
  return (
    <Form method="post" className="stack max-w-[44rem]" onInput={onInput} noValidate>
      <SelectField
        field={field("scholarshipId", { required: true })}
        label="Scholarship"
        placeholder="Choose"
        choices={scholarships}
      />
      <SelectField
        field={field("audience", { required: true })}
        label="To whom"
        placeholder="Choose"
        choices={audiences.map((value) => ({ value, label: audienceWords[value] }))}
      />
      {languages.map((language) => (
        <fieldset key={language} className="stack [--gap:0.75rem]">
          <legend className="strong">In {languageTable[language].english}</legend>
          <TextField
            field={field(`title_${language}`, { maxLength: 80 })}
            label={`Title in ${languageTable[language].english}`}
            required={false}
          />
          <TextareaField
            field={field(`message_${language}`, { maxLength: 1200 })}
            label={`Message in ${languageTable[language].english}`}
            required={false}
            rows={3}
          />
        </fieldset>
      ))}
      <p className="muted small">
        Whoever reads a language that you leave empty gets the first one that you wrote, with its language
        named.
      </p>
      <div>
        <Button name="intent" value="preview">
          Preview
        </Button>
      </div>
    </Form>
  );
}
