import type { ReactNode } from "react";
import { useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { useUiWords } from "#app/ui/ui-words.ts";
import { useTypedBefore } from "./use-typed-before.ts";

type LiveFilterFormProps = {
  /** Where the list stands, so that the answer without script is in sight. */
  target: string;
  search?: { label: string; value: string; placeholder?: string; onChange: (text: string) => void };
  /** The other choices of the address, kept when this form is sent without script. */
  keep?: Readonly<Record<string, string>>;
  children?: ReactNode;
};

/** A GET form: without script its button asks the server, with script every letter filters at once. */
export function LiveFilterForm({ target, search, keep = {}, children }: LiveFilterFormProps) {
  const id = useId();
  const words = useUiWords();
  const box = useRef<HTMLInputElement>(null);
  useTypedBefore(box, search?.value, search?.onChange);
  return (
    <search>
      <form
        method="get"
        action={`#${target}`}
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          document.getElementById(target)?.scrollIntoView();
        }}
      >
        {Object.entries(keep).map(
          ([name, value]) => value !== "" && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {search && (
          <div className="field min-w-[min(100%,16rem)] flex-1">
            <label htmlFor={id}>{search.label}</label>
            <SearchInput
              ref={box}
              id={id}
              name="q"
              value={search.value}
              placeholder={search.placeholder}
              maxLength={100}
              onChange={(event) => search.onChange(event.currentTarget.value)}
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
