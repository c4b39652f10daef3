import ChevronDown from "lucide-react/icons/chevron-down";
import ListFilter from "lucide-react/icons/list-filter";
import X from "lucide-react/icons/x";
import type { FormEventHandler, ReactNode } from "react";
import { useId } from "react";
import { Form, useInRouterContext } from "react-router";
import { Anchor } from "./anchor.tsx";
import { CountBadge } from "./badge.tsx";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { KeptParameters } from "./kept-parameters.tsx";
import { SearchInput } from "./search-input.tsx";
import { useUiWords } from "./ui-words.ts";

type FilterBarProps = {
  /** So that a control elsewhere on the page (the sort order) can belong to it. */
  id?: string;
  action?: string;
  searchName?: string;
  searchLabel?: string;
  searchValue?: string;
  placeholder?: string;
  /** How many filters are set: counted beside the fold on a phone. */
  active?: number;
  /** The filters: select fields. */
  children: ReactNode;
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
    searchLabel,
    searchValue,
    placeholder,
    active = 0,
    children,
    foot,
    onChange,
    onSubmit,
  } = props;
  const words = useUiWords();
  const id = useId();
  const routed = useInRouterContext();
  const FormTag = routed ? Form : "form";
  return (
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
      <div className="field">
        <label htmlFor={id}>{searchLabel ?? words.search}</label>
        <SearchInput id={id} name={searchName} defaultValue={searchValue} placeholder={placeholder} />
      </div>
      <details className={foot ? "fold fold--phone fold--sheet" : "fold fold--phone"}>
        <summary>
          <Icon of={ListFilter} />
          {words.filters} <CountBadge count={active} />
          <Icon of={ChevronDown} />
        </summary>
        <div className="find__sheet">
          <div className="find__drop">{children}</div>
          <Button className="find__go no-script">{words.search}</Button>
          {foot && <div className="find__foot">{foot}</div>}
        </div>
      </details>
    </FormTag>
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
