import ChevronDown from "lucide-react/icons/chevron-down";
import ListFilter from "lucide-react/icons/list-filter";
import X from "lucide-react/icons/x";
import type { FormEventHandler, ReactNode } from "react";
import { useId } from "react";
import { Form, useInRouterContext, useLocation } from "react-router";
import { ofOnePage } from "#app/core/passing-parameters.ts";
import { Anchor } from "../anchor.tsx";
import { Button } from "../button.tsx";
import { CountBadge } from "../desk/badge.tsx";
import { FilterSelect } from "../fields/filter-select.tsx";
import { SearchInput } from "../fields/search-input.tsx";
import { Icon } from "../pictures/icon.tsx";
import { useUiWords } from "../ui-words.ts";
import { KeptParameters } from "./kept-parameters.tsx";

type FilterBarProps = {
  /** So that a control elsewhere on the page (the sort order) can belong to it. */
  id?: string;
  action?: string;
  searchName?: string;
  /** A list that nothing is searched in has its filters alone. */
  hasSearch?: boolean;
  searchLabel?: string;
  searchValue?: string;
  placeholder?: string;
  /** The filters: each a choice that sends by itself and, once made, a chip that takes it away. */
  filters?: readonly ChoiceFilter[];
  /** What is chosen otherwise than from choices (a day), for its chip. */
  chosen?: readonly Chosen[];
  /** How many filters are set, where they are drawn by hand: counted beside the fold on a phone. */
  active?: number;
  /** Filters drawn by hand, the order. */
  children?: ReactNode;
  /** What ends choosing on a phone, where the filters lie as a sheet over the page then: "Show 62". */
  foot?: ReactNode;
  onChange?: FormEventHandler<HTMLFormElement>;
  onSubmit?: FormEventHandler<HTMLFormElement>;
};

/** Search and filters as one GET form, so that what is found has an address. On a phone the filters fold. */
export function FilterBar(props: FilterBarProps) {
  const {
    id: formId,
    action,
    searchName = "search",
    hasSearch = true,
    searchLabel,
    searchValue,
    placeholder,
    filters = [],
    chosen = [],
    active,
    children,
    foot,
    onChange,
    onSubmit,
  } = props;
  const words = useUiWords();
  const id = useId();
  const routed = useInRouterContext();
  const FormTag = routed ? Form : "form";
  const set = [...chosenOf(filters), ...chosen.filter(({ value }) => value !== "")];
  const bar = (
    <FormTag
      id={formId}
      className="find card"
      role="search"
      method="get"
      action={action}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <KeptParameters />
      {hasSearch && (
        <div className="field">
          <label htmlFor={id}>{searchLabel ?? words.search}</label>
          <SearchInput id={id} name={searchName} defaultValue={searchValue} placeholder={placeholder} />
        </div>
      )}
      <details className={foot ? "fold fold--phone fold--sheet" : "fold fold--phone"}>
        <summary>
          <Icon of={ListFilter} />
          {words.filters} <CountBadge count={active ?? set.length} />
          <Icon of={ChevronDown} />
        </summary>
        <div className="find__sheet">
          <div className="find__drop">
            {filters.map((filter) => (
              <FilterSelect key={filter.name} {...filter} choices={[...filter.choices]} />
            ))}
            {children}
          </div>
          <Button className="find__go no-script">{words.search}</Button>
          {foot && <div className="find__foot">{foot}</div>}
        </div>
      </details>
    </FormTag>
  );
  if (set.length === 0 || !routed) return bar;
  return (
    <>
      {bar}
      <Chips chosen={set} searchName={searchName} />
    </>
  );
}

export interface ChoiceFilter {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly all?: string | null;
}

/** A filter that is set, in words. */
interface Chosen {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

function chosenOf(filters: readonly ChoiceFilter[]): Chosen[] {
  return filters.flatMap(({ name, label, value, choices }) =>
    value === "" ? [] : [{ name, label, value: choices.find((one) => one.value === value)?.label ?? value }],
  );
}

/** What is chosen of a list whose choices stand elsewhere, each with its way out. */
export function FilterChips({ filters }: { filters: readonly ChoiceFilter[] }) {
  return <Chips chosen={chosenOf(filters)} searchName="q" />;
}

/** Where each leads is read off the address: the same list without this choice, from its beginning. */
function Chips({ chosen, searchName }: { chosen: readonly Chosen[]; searchName: string }) {
  const { pathname, search } = useLocation();
  const without = (names: readonly string[]) => {
    const parameters = new URLSearchParams(search);
    for (const name of [...names, ...ofOnePage]) parameters.delete(name);
    return parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
  };
  return (
    <ActiveFilters
      filters={chosen.map(({ name, label, value }) => ({
        label: `${label}: ${value}`,
        removeHref: without([name]),
      }))}
      clearHref={without([searchName, ...chosen.map(({ name }) => name)])}
    />
  );
}

type ActiveFilter = { label: string; removeHref: string };

/** The filters that are set, each with its way out. */
export function ActiveFilters({ filters, clearHref }: { filters: ActiveFilter[]; clearHref: string }) {
  const words = useUiWords();
  if (filters.length === 0) return null;
  return (
    <div className="row [--gap:0.5rem]">
      {filters.map((filter) => (
        <Anchor className="chip" href={filter.removeHref} key={filter.removeHref}>
          {filter.label} <Icon of={X} />
          <span className="vh">{words.removeFilter}</span>
        </Anchor>
      ))}
      <Anchor className="small" href={clearHref}>
        {words.clearAll}
      </Anchor>
    </div>
  );
}
