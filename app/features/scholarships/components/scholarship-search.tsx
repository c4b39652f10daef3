import type { FormEventHandler } from "react";
import { useTranslations } from "use-intl";
import { FilterBar } from "#app/ui/filter-bar.tsx";
import type { FormField } from "#app/ui/form-field.ts";
import { SelectField } from "#app/ui/select-field.tsx";
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
      <SelectField
        field={filterField("category", values)}
        label={t("category")}
        placeholder={t("allCategories")}
        choices={[...options.categories]}
      />
      <SelectField
        field={filterField("providerType", values)}
        label={t("providerType")}
        placeholder={t("allProviders")}
        choices={[...options.providerTypes]}
      />
      <SelectField
        field={filterField("level", values)}
        label={t("level")}
        placeholder={t("allLevels")}
        choices={[...options.levels]}
      />
      <SelectField
        field={filterField("state", values)}
        label={t("state")}
        placeholder={t("allStates")}
        choices={[...options.states, { label: t("otherStates"), choices: [...options.otherStates] }]}
      />
    </FilterBar>
  );
}

export function filterField(name: string, values: Readonly<Record<string, string>>): FormField {
  const id = `${searchFormId}-${name}`;
  return { id, name, errorId: `${id}-error`, descriptionId: `${id}-hint`, initialValue: values[name] ?? "" };
}
