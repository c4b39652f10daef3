import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { PickList } from "#app/ui/pick-list.tsx";
import type { ListOption, ListOptions } from "../list-options.ts";
import type { ScholarshipListView } from "../list-view.ts";

/** The controls stand in the rail, in the bar over the cards and in the sheet of a phone; they are one form. */
export const searchFormId = "find";

type ListRailProps = {
  view: ScholarshipListView;
  /** How many she can get; null where nothing is known of the reader. */
  fits: number | null;
};

/** Every filter with how many there would be (picture 15): a rail on a desk, a sheet with "Show 62" on a phone. */
export function ListRail({ view, fits }: ListRailProps) {
  const t = useTranslations("discovery.list");
  const { options, values, isMine, total, clearHref } = view;
  return (
    <div id="rail" data-fragment="">
      <div className="opts">
        <Option type="checkbox" name="mine" value="yes" isOn={isMine} className="needs-script" count={fits}>
          {t("mine")}
        </Option>
        {options.filters.map(({ name, control, label, options: [first] }) => {
          if (control !== "tick" || !first) return null;
          const { value, count } = first;
          return (
            <Option
              key={name}
              type="checkbox"
              {...{ name, value }}
              isOn={values[name] === value}
              count={count}
            >
              {label}
            </Option>
          );
        })}
      </div>
      {options.filters.map(({ name, control, label, all, options: choices, others }) => {
        const value = values[name] ?? "";
        if (control === "pick") return <Picks key={name} {...{ name, label, all, choices, value }} />;
        if (control !== "select") return null;
        return (
          <div className="field" key={name}>
            <label htmlFor={`${searchFormId}-${name}`}>{label}</label>
            <select
              id={`${searchFormId}-${name}`}
              name={name}
              form={searchFormId}
              className="select"
              defaultValue={value}
            >
              <option value="">{all}</option>
              <Choices choices={choices} />
              {others.length > 0 && (
                <optgroup label={t("otherStates")}>
                  <Choices choices={others} />
                </optgroup>
              )}
            </select>
          </div>
        );
      })}
      <Button className="find__go no-script" form={searchFormId}>
        {t("search")}
      </Button>
      <div className="find__foot">
        <Anchor href={clearHref}>{t("clearFilters")}</Anchor>
        <Button form={searchFormId}>{t("showCount", { n: formatCount(total) })}</Button>
      </div>
      <InIndia options={options} />
    </div>
  );
}

type PicksProps = {
  name: string;
  label: string;
  all: string;
  choices: readonly ListOption[];
  value: string;
};

function Picks({ name, label, all, choices, value }: PicksProps) {
  const id = `${searchFormId}-${name}`;
  return (
    <div className="opts" role="radiogroup" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <Option type="radio" name={name} value="" isOn={value === ""}>
        {all}
      </Option>
      {choices.map((choice) => (
        <Option
          key={choice.value}
          type="radio"
          name={name}
          value={choice.value}
          isOn={value === choice.value}
          count={choice.count}
        >
          {choice.name ?? choice.label}
        </Option>
      ))}
    </div>
  );
}

type OptionProps = {
  type: "radio" | "checkbox";
  name: string;
  value: string;
  isOn: boolean;
  count?: string | number | null | undefined;
  className?: string;
  children: ReactNode;
};

function Option({ type, name, value, isOn, count, className = "", children }: OptionProps) {
  return (
    <label className={`rail-opt ${className}`}>
      <input
        type={type}
        id={`${searchFormId}-${name}-${value || "all"}`}
        name={name}
        value={value}
        form={searchFormId}
        defaultChecked={isOn}
      />
      <span>{children}</span>
      <span>{count}</span>
    </label>
  );
}

function Choices({ choices }: { choices: readonly ListOption[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** The figures of the specification (section 9), said to be those of the whole country. */
function InIndia({ options }: { options: Pick<ListOptions, "providerPicks" | "classPicks"> }) {
  const t = useTranslations("discovery.list");
  return (
    <div className="only-desk rail__india" data-swap="rail found-part fit">
      <p className="small muted">{t("inIndia")}</p>
      <PickList title={t("providerType")} items={[...options.providerPicks]} />
      <PickList title={t("classWise")} items={[...options.classPicks]} />
    </div>
  );
}
