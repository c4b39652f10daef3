import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Button, LinkButton } from "../button.tsx";
import { useUiWords } from "../ui-words.ts";

type PaginationProps = {
  /** What is paged, where a page has two: "Pages of policies". */
  label?: string;
  /** "1–20 of 148" */
  range: ReactNode;
  previousHref?: string | undefined;
  nextHref?: string | undefined;
};

/** Pages by address. At an end the button stays, so that nothing jumps under the thumb; one page alone has none. */
export function Pagination({ label, range, previousHref, nextHref }: PaginationProps) {
  const words = useUiWords();
  if (!previousHref && !nextHref) {
    return (
      <div className="pager">
        <span className="num">{range}</span>
      </div>
    );
  }
  return (
    <nav className="pager" aria-label={label ?? words.pages}>
      <span className="num">{range}</span>
      <span className="row">
        {previousHref ? (
          <LinkButton kind="quiet" size="sm" icon={ChevronLeft} href={previousHref} rel="prev">
            {words.previous}
          </LinkButton>
        ) : (
          <Button type="button" kind="quiet" size="sm" icon={ChevronLeft} disabled>
            {words.previous}
          </Button>
        )}
        {nextHref ? (
          <LinkButton kind="quiet" size="sm" iconEnd={ChevronRight} href={nextHref} rel="next">
            {words.next}
          </LinkButton>
        ) : (
          <Button type="button" kind="quiet" size="sm" iconEnd={ChevronRight} disabled>
            {words.next}
          </Button>
        )}
      </span>
    </nav>
  );
}
