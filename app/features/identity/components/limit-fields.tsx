import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import type { FieldMaker } from "#app/ui/forms/use-form.ts";
import { limitLanguageChoices, limitStateChoices } from "../staff/limit-choices.ts";

/** To which states and languages somebody of the desk is limited. */
export function LimitFields({ field }: { field: FieldMaker }) {
  return (
    <>
      <CheckboxGroup
        field={field("states")}
        label="Only these states"
        hint="By region: North, South, East, West. None ticked: all of them. Enquiries and sessions are sorted by region, not by state: those of the regions of these states are seen."
        choices={limitStateChoices}
      />
      <CheckboxGroup
        field={field("languages")}
        label="Only who reads and writes in"
        hint="None ticked: all of them. Institutes and those who ask to give are in no one’s language: for them the state decides alone."
        choices={limitLanguageChoices}
      />
    </>
  );
}
