import { type Choice, SelectField } from "./select-field.tsx";

type FilterSelectProps = {
  name: string;
  label: string;
  value: string;
  choices: Choice[];
  all?: string | null;
};

/** One filter of a list: a choice sends the form by itself where script runs. */
export function FilterSelect({ name, label, value, choices, all = "All" }: FilterSelectProps) {
  const id = `filter-${name}`;
  return (
    <SelectField
      key={value}
      field={{ id, errorId: `${id}-error`, descriptionId: `${id}-hint`, name, initialValue: value }}
      label={label}
      {...(all !== null && { placeholder: all })}
      choices={choices}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    />
  );
}
