import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { SearchInput } from "#app/ui/fields/search-input.tsx";
import { useUiWords } from "#app/ui/ui-words.ts";

type SwapFilterFormProps = {
  /** The id of the list: without script the page comes back at it, with script only it is exchanged. */
  target: string;
  /** The parts that change, where that is more than the list. */
  swap?: string;
  search?: { label: string; value: string; placeholder?: string };
  /** The other choices of the address, kept when this form is sent without script. */
  keep?: Readonly<Record<string, string>>;
  children?: ReactNode;
};

/** Filters of a page without React: a GET form, whose answer the still script puts in place as one types. */
export function SwapFilterForm({ target, swap = target, search, keep = {}, children }: SwapFilterFormProps) {
  const id = `${target}-search`;
  const words = useUiWords();
  return (
    <search>
      <form method="get" action={`#${target}`} className="flex flex-wrap items-end gap-3" data-swap={swap}>
        {Object.entries(keep).map(
          ([name, value]) => value !== "" && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {search && (
          <div className="field min-w-[min(100%,16rem)] flex-1">
            <label htmlFor={id}>{search.label}</label>
            <SearchInput
              id={id}
              name="q"
              defaultValue={search.value}
              placeholder={search.placeholder}
              maxLength={100}
            />
          </div>
        )}
        {children}
        <Button kind={search ? "default" : "quiet"} className={search ? undefined : "no-script"}>
          {words.search}
        </Button>
      </form>
    </search>
  );
}
