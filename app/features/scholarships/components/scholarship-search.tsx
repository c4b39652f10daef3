import type { FormEventHandler, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { FilterBar } from "#app/ui/filter-bar.tsx";
import type { ListOptions } from "../list-options.ts";

export const searchFormId = "find";

type ScholarshipSearchProps = {
  options: ListOptions;
  values: Readonly<Record<string, string>>;
  onChange: FormEventHandler<HTMLFormElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
};

/** A search box and four dropdowns (spec 1, Scholarship database). */
export function ScholarshipSearch({ options, values, onChange, onSubmit }: ScholarshipSearchProps) {
  const t = useTranslations("discovery.list");
  const dropdowns = options.filters.filter(({ control }) => control === "select");
  return (
    <FilterBar
      id={searchFormId}
      action="/scholarships"
      searchName="q"
      searchLabel={t("search")}
      searchValue={values.q ?? ""}
      placeholder={t("placeholder")}
      active={dropdowns.filter(({ name }) => values[name]).length}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      {dropdowns.map(({ name, label, all, options: choices, others }) => (
        <FilterSelect key={name} name={name} label={label} value={values[name]} all={all}>
          <Choices choices={choices} />
          {others.length > 0 && (
            <optgroup label={t("otherStates")}>
              <Choices choices={others} />
            </optgroup>
          )}
        </FilterSelect>
      ))}
    </FilterBar>
  );
}

type FilterSelectProps = {
  name: string;
  label: string;
  value: string | undefined;
  /** The first, empty choice. */
  all: string;
  children: ReactNode;
};

/** A field that is never wrong, so it goes without what the forms' fields bring along. */
function FilterSelect({ name, label, value = "", all, children }: FilterSelectProps) {
  const id = `${searchFormId}-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} className="select" defaultValue={value}>
        <option value="">{all}</option>
        {children}
      </select>
    </div>
  );
}

function Choices({ choices }: { choices: readonly { value: string; label: string }[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
