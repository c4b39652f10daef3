import BellPlus from "lucide-react/icons/bell-plus";
import type { ChangeEventHandler, ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LinkButton } from "#app/ui/button.tsx";
import { ActiveFilters } from "#app/ui/filter-bar.tsx";
import type { ListOptions } from "../list-options.ts";
import { searchFormId } from "./scholarship-search.tsx";

type ListToolsProps = {
  /** "148 scholarships" */
  found: ReactNode;
  options: ListOptions;
  values: Readonly<Record<string, string>>;
  isMine: boolean;
  /** The query of this list, for saving it. */
  query: string;
  clearHref: string;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>;
};

/** Over the cards: how many, in what order, and what narrows them. Its controls belong to the search form. */
export function ListTools({ found, options, values, isMine, query, clearHref, onChange }: ListToolsProps) {
  const t = useTranslations("discovery.list");
  return (
    <div className="stack [--gap:0.75rem]">
      <div className="row row--apart">
        <h2 id="found" className="sec-title" tabIndex={-1}>
          <span role="status">{found}</span>
        </h2>
        <div className="row [--gap:0.5rem]">
          <label className="small muted max-[899px]:sr-only" htmlFor="sort">
            {t("sort")}
          </label>
          <select
            id="sort"
            name="sort"
            form={searchFormId}
            className="select w-auto min-h-10"
            defaultValue={values.sort}
            onChange={onChange}
          >
            {options.sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="row mt-3 [--gap:0.5rem_1.5rem]">
        {options.filters
          .filter(({ control }) => control === "tick")
          .map(({ name, label, options: [first] }) => (
            <Toggle
              key={name}
              name={name}
              value={first?.value ?? ""}
              isOn={values[name] === first?.value}
              onChange={onChange}
            >
              {label}
            </Toggle>
          ))}
        <Toggle name="mine" value="yes" isOn={isMine} className="needs-script" onChange={onChange}>
          {t("mine")}
        </Toggle>
        <LinkButton
          className="-ms-2"
          kind="text"
          size="sm"
          icon={BellPlus}
          href={`/student/alerts${query}`}
          title={t("saveSearchHint")}
        >
          {t("saveSearch")}
        </LinkButton>
      </div>
      <ActiveFilters filters={[...options.active]} clearHref={clearHref} />
    </div>
  );
}

type ToggleProps = {
  name: string;
  value: string;
  isOn: boolean;
  className?: string;
  children: ReactNode;
  onChange: ChangeEventHandler<HTMLInputElement>;
};

function Toggle({ name, value, isOn, className, children, onChange }: ToggleProps) {
  return (
    <label className={className ? `check ${className}` : "check"}>
      <input
        type="checkbox"
        name={name}
        value={value}
        form={searchFormId}
        defaultChecked={isOn}
        onChange={onChange}
      />
      <span>{children}</span>
    </label>
  );
}
