import { Form } from "react-router";
import { Button } from "../button.tsx";
import { SearchInput } from "../fields/search-input.tsx";
import { type ChoiceFilter, FilterChips } from "../lists/filter-bar.tsx";
import { KeptParameters } from "../lists/kept-parameters.tsx";

type TabSearchProps = {
  /** The tab of the portal's page that the list stands in. */
  tab: string;
  label: string;
  placeholder?: string;
  value: string;
  filters: readonly ChoiceFilter[];
};

/** Search and filters of a list in a tab, in one line: a choice applies at once, the button is for what is typed. */
export function TabSearch({ tab, label, placeholder, value, filters }: TabSearchProps) {
  return (
    <>
      <Form method="get" role="search" className="row grow [--gap:0.5rem]">
        <KeptParameters />
        <input type="hidden" name="tab" value={tab} />
        <SearchInput key={value} name="q" aria-label={label} placeholder={placeholder} defaultValue={value} />
        {filters.map((filter) => (
          <select
            key={`${filter.name} ${filter.value}`}
            className="select w-auto max-w-full"
            name={filter.name}
            defaultValue={filter.value}
            aria-label={filter.label}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            {filter.all !== null && <option value="">{filter.all ?? "All"}</option>}
            {filter.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        ))}
        <Button kind="quiet" size="sm">
          Filter
        </Button>
      </Form>
      <FilterChips filters={filters.filter(({ all }) => all !== null)} />
    </>
  );
}
