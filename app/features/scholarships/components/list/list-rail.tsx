import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button } from "#app/ui/button.tsx";
import { CountBadge } from "#app/ui/desk/badge.tsx";
import { PickList } from "#app/ui/fields/pick-list.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { FilterOption, ListFilter, ListOptions } from "../../lists/list-options.ts";
import type { ScholarshipListView } from "../../lists/scholarship-list-view.ts";

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
  const { options, isMine, total, clearHref } = view;
  return (
    <div id="rail" data-fragment="">
      <div className="opts">
        <Option name="mine" value="yes" isOn={isMine} className="needs-script" count={fits}>
          {t("mine")}
        </Option>
        {options.filters.map(({ name, control, label, options: [first] }) => {
          if (control !== "tick" || !first) return null;
          const { value, count } = first;
          return (
            <Option key={name} {...{ name, value, count }} isOn={view.chosen[name]?.includes(value) ?? false}>
              {label}
            </Option>
          );
        })}
      </div>
      {options.filters.map((filter) => {
        const chosen = view.chosen[filter.name] ?? [];
        if (filter.control === "pick") return <Picks key={filter.name} {...{ filter, chosen }} />;
        return filter.control === "fold" && <Fold key={filter.name} {...{ filter, chosen }} />;
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

type PicksProps = { filter: ListFilter; chosen: readonly string[] };

/** A few options, of which she takes as many as she likes. */
function Picks({ filter: { name, label, options }, chosen }: PicksProps) {
  const id = `${searchFormId}-${name}`;
  return (
    <fieldset className="opts opts--chips" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <Options {...{ name, options, chosen }} />
    </fieldset>
  );
}

/** Many options: folded until she opens it, and open while it narrows the list. */
function Fold({ filter: { name, label, options, others }, chosen }: PicksProps) {
  const t = useTranslations("discovery.list");
  const id = `${searchFormId}-${name}`;
  return (
    <details id={`${id}-fold`} className="fold opts-fold" open={chosen.length > 0}>
      <summary>
        <h2 id={id}>{label}</h2>
        <CountBadge count={chosen.length} />
        <Icon of={ChevronDown} />
      </summary>
      <fieldset className="opts opts--chips" aria-labelledby={id}>
        <Options {...{ name, options, chosen }} />
        {others.length > 0 && <h3 className="small muted">{t("otherStates")}</h3>}
        <Options {...{ name, options: others, chosen }} />
      </fieldset>
    </details>
  );
}

type OptionsProps = { name: string; options: readonly FilterOption[]; chosen: readonly string[] };

function Options({ name, options, chosen }: OptionsProps) {
  return options.map(({ value, name: words, count }) => (
    <Option key={value} {...{ name, value, count }} isOn={chosen.includes(value)}>
      {words}
    </Option>
  ));
}

type OptionProps = {
  name: string;
  value: string;
  isOn: boolean;
  count?: string | number | null | undefined;
  className?: string;
  children: ReactNode;
};

function Option({ name, value, isOn, count, className = "", children }: OptionProps) {
  return (
    <label className={`rail-opt ${className}`}>
      <input
        type="checkbox"
        id={`${searchFormId}-${name}-${value}`}
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
