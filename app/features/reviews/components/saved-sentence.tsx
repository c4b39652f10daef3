import { type Language, languageTable } from "#app/core/words/i18n.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import type { FormField } from "#app/ui/forms/form-field.ts";
import type { ReviewView } from "../review-view.ts";

type SavedSentenceProps = {
  field: FormField;
  saved: ReviewView["saved"]["defects"];
  reads: Language | null;
};

/** What is said often, written once in every language: chosen in English, read in the student's. */
export function SavedSentence({ field, saved, reads }: SavedSentenceProps) {
  return (
    <SelectField
      field={field}
      label="Saved sentence"
      hint={
        reads
          ? `The student reads it in ${languageTable[reads].english}.`
          : "Each student reads it in her language."
      }
      required={false}
      placeholder="None"
      choices={[...saved]}
    />
  );
}
