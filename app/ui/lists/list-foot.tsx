import ChevronsLeft from "lucide-react/icons/chevrons-left";
import { useId } from "react";
import { Form, useLocation } from "react-router";
import { MOST_COUNTED, totalText } from "#app/core/lists/total-text.ts";
import { formatCount } from "#app/core/money.ts";
import { ofOnePage, ROW_PARAMETER } from "#app/core/passing-parameters.ts";
import { Anchor } from "../anchor.tsx";
import { Button } from "../button.tsx";
import { RowsSelect } from "../fields/rows-select.tsx";
import { Icon } from "../pictures/icon.tsx";
import { type ListPlace, linkAt, placeInList } from "./list-place.ts";
import { Pagination } from "./pagination.tsx";

type ListFootProps = ListPlace & {
  /** What is paged, where a page has two lists. */
  label?: string;
  /** How many there are in all, where it is known beyond what lists count. */
  totalWords?: string;
};

/** "21–40 of 148", how many rows a page has, a jump and the ways on. Where there is nothing, there is nowhere to go. */
export function ListFoot({ label, totalWords, ...list }: ListFootProps) {
  const { shown, previousHref, nextHref } = list;
  const { search } = useLocation();
  if (shown === 0 && !previousHref && !nextHref) return null;
  const isPaged = previousHref !== null || nextHref !== null;
  const total = isPaged ? list.total : shown;
  const first = placeInList(list, search);
  const last = first === null ? null : first + shown - 1;
  return (
    <Pagination
      {...(label && { label })}
      range={
        <span className="row [--gap:1rem]">
          <span>{rangeText(first, shown, totalWords ?? (total === null ? null : totalText(total)))}</span>
          {(isPaged || shown > 20) && <RowsSelect shown={shown} />}
          {isPaged && total !== null && total > shown && (
            <Jump most={Math.min(total, MOST_COUNTED)} first={first} />
          )}
          {previousHref && <FirstPage />}
        </span>
      }
      previousHref={linkAt(previousHref, first === null ? null : 1 - first)}
      nextHref={linkAt(nextHref, last === null ? null : last + 1)}
    />
  );
}

function rangeText(first: number | null, shown: number, total: string | null): string {
  if (first === null || shown === 0) {
    return total === null ? `${shown} on this page` : `${shown} of ${total}`;
  }
  const range = `${formatCount(first)}–${formatCount(first + shown - 1)}`;
  return total === null ? range : `${range} of ${total}`;
}

/** To the middle of a long list without the pages before it. */
function Jump({ most, first }: { most: number; first: number | null }) {
  const id = useId();
  const { pathname, search } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => !ofOnePage.includes(name));
  return (
    <Form method="get" action={pathname} className="row [--gap:0.375rem]">
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>Go to row</label>
      <input
        id={id}
        key={first}
        className="input jump"
        type="number"
        inputMode="numeric"
        name={ROW_PARAMETER}
        min={1}
        max={most}
        required
        defaultValue={first ?? ""}
      />
      <Button kind="quiet" size="sm">
        Go
      </Button>
    </Form>
  );
}

/** From deep inside a long list in one step back to its beginning. */
function FirstPage() {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  for (const name of ofOnePage) parameters.delete(name);
  return (
    <Anchor className="row [--gap:0.25rem]" href={`${pathname}?${parameters}`}>
      <Icon of={ChevronsLeft} />
      First page
    </Anchor>
  );
}
