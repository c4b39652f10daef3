import type { FormEventHandler, MouseEvent, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { FilterBar } from "#app/ui/filter-bar.tsx";
import type { ListOptions } from "../list-options.ts";

export const searchFormId = "find";

type ScholarshipSearchProps = {
  options: ListOptions;
  values: Readonly<Record<string, string>>;
  /** How many are found with what is chosen now. */
  total: number;
  clearHref: string;
  onChange: FormEventHandler<HTMLFormElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
};

/** The choice is made: the list behind the sheet has it already. Without script the button sends the form. */
function putAway({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.closest("details")?.removeAttribute("open");
}

/** A search box and four dropdowns (spec 1, Scholarship database). */
export function ScholarshipSearch({
  options,
  values,
  total,
  clearHref,
  onChange,
  onSubmit,
}: ScholarshipSearchProps) {
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
      foot={
        <>
          <Anchor href={clearHref}>{t("clearFilters")}</Anchor>
          <Button onClick={putAway}>{t("showCount", { n: formatCount(total) })}</Button>
        </>
      }
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
