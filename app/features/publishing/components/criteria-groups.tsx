import { stateNames } from "#app/core/words/state-names.ts";
import { choicesOf } from "#app/features/institutes/partnership-options.ts";
import { fieldsOfStudy } from "#app/features/scholarships/catalogue/fields-of-study.ts";
import { CheckboxGroup } from "#app/ui/fields/checkbox-field.tsx";
import { fieldOf } from "#app/ui/forms/form-field.ts";
import { genderLabels, minorityLabels, socialGroupLabels } from "../forms/scholarship-choices.ts";
import type { EditorValues } from "../forms/scholarship-values.ts";

type CriteriaGroupsProps = { values: EditorValues; errors: Readonly<Record<string, string>> };

const fieldLabels = Object.fromEntries(
  fieldsOfStudy.map((field) => [field, field.charAt(0).toUpperCase() + field.slice(1).replaceAll("-", " ")]),
);

const groups = [
  { name: "genders", label: "Gender", labels: genderLabels },
  { name: "socialGroups", label: "Social group", labels: socialGroupLabels },
  { name: "minorities", label: "Minority", labels: minorityLabels },
  { name: "states", label: "State of the student", labels: stateNames as Readonly<Record<string, string>> },
  { name: "fields", label: "Field of study", labels: fieldLabels },
];

/** The rules with many choices; one of the ticked is enough. Long lists fold. */
export function CriteriaGroups({ values, errors }: CriteriaGroupsProps) {
  return groups.map(({ name, label, labels }) => {
    const chosen = [values[name] ?? []].flat();
    const group = (
      <CheckboxGroup
        field={fieldOf(name, chosen, errors[name])}
        label={label}
        required={false}
        choices={choicesOf(labels)}
      />
    );
    if (Object.keys(labels).length < 10) return <div key={name}>{group}</div>;
    return (
      <details key={name} open={chosen.length > 0}>
        <summary className="strong">
          {label}: {chosen.length === 0 ? "any" : `${chosen.length} chosen`}
        </summary>
        <div className="mt-3">{group}</div>
      </details>
    );
  });
}
