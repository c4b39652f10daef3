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
  const dropdowns = ["category", "providerType", "level", "state"] as const;
  return (
    <FilterBar
      id={searchFormId}
      action="/scholarships"
      searchName="q"
      searchLabel={t("search")}
      searchValue={values.q ?? ""}
      placeholder={t("placeholder")}
      active={dropdowns.filter((name) => values[name]).length}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <FilterSelect name="category" label={t("category")} value={values.category} all={t("allCategories")}>
        <Choices choices={options.categories} />
      </FilterSelect>
      <FilterSelect
        name="providerType"
        label={t("providerType")}
        value={values.providerType}
        all={t("allProviders")}
      >
        <Choices choices={options.providerTypes} />
      </FilterSelect>
      <FilterSelect name="level" label={t("level")} value={values.level} all={t("allLevels")}>
        <Choices choices={options.levels} />
      </FilterSelect>
      <FilterSelect name="state" label={t("state")} value={values.state} all={t("allStates")}>
        <Choices choices={options.states} />
        <optgroup label={t("otherStates")}>
          <Choices choices={options.otherStates} />
        </optgroup>
      </FilterSelect>
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
