import ChevronsLeft from "lucide-react/icons/chevrons-left";
import { useLocation } from "react-router";
import { ofOnePage } from "#app/core/passing-parameters.ts";
import { totalText } from "#app/core/total-text.ts";
import { Anchor } from "./anchor.tsx";
import { Icon } from "./icon.tsx";
import { Pagination } from "./pagination.tsx";
import { RowsSelect } from "./rows-select.tsx";

type ListFootProps = {
  /** What is paged, where a page has two lists. */
  label?: string;
  shown: number;
  total: number | null;
  previousHref: string | null;
  nextHref: string | null;
};

/** "20 of 148", how many rows a page has, and the ways on. Where there is nothing, there is nowhere to go. */
export function ListFoot({ label, shown, total, previousHref, nextHref }: ListFootProps) {
  if (shown === 0 && !previousHref && !nextHref) return null;
  const isPaged = previousHref !== null || nextHref !== null;
  return (
    <Pagination
      {...(label && { label })}
      range={
        <span className="row [--gap:1rem]">
          {total === null ? `${shown} on this page` : `${shown} of ${totalText(total)}`}
          {(isPaged || shown > 20) && <RowsSelect shown={shown} />}
          {previousHref && <FirstPage />}
        </span>
      }
      previousHref={previousHref ?? undefined}
      nextHref={nextHref ?? undefined}
    />
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
