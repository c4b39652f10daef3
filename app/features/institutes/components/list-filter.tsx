import { SelectField } from "#app/ui/select-field.tsx";
import { fieldOf } from "./field-of.ts";

type ListFilterProps = {
  name: string;
  label: string;
  /** The first, empty choice; left out where one is always chosen. */
  all?: string;
  value: string;
  choices: { value: string; label: string }[];
};

/** One filter of a list. */
export function ListFilter({ name, label, all, value, choices }: ListFilterProps) {
  return (
    <SelectField
      field={{ ...fieldOf(name, value), id: `filter-${name}`, key: value }}
      label={label}
      choices={choices}
      {...(all !== undefined && { placeholder: all })}
    />
  );
}
