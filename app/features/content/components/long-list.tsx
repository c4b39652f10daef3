import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { Icon } from "#app/ui/pictures/icon.tsx";

type LongListProps<Item> = {
  items: readonly Item[];
  /** "Show 15 more awards". */
  more: (count: number) => string;
  children: (item: Item) => ReactNode;
};

const shownFirst = 8;
/** Two or three behind a fold are sooner read than unfolded. */
const shortEnough = 10;

/** Cards in two columns. A long list shows its first ones, and the rest on asking: without a script, too (L38). */
export function LongList<Item>({ items, more, children }: LongListProps<Item>) {
  const first = items.length > shortEnough ? items.slice(0, shownFirst) : items;
  const rest = items.slice(first.length);
  return (
    <>
      <ul className="cols cols--2">{first.map(children)}</ul>
      {rest.length > 0 && (
        <details className="fold mt-4">
          <summary>
            {more(rest.length)} <Icon of={ChevronDown} />
          </summary>
          <ul className="cols cols--2 pt-2">{rest.map(children)}</ul>
        </details>
      )}
    </>
  );
}
