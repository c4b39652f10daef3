import { Pagination } from "./pagination.tsx";

type ListFootProps = {
  shown: number;
  total: number | null;
  previousHref: string | null;
  nextHref: string | null;
};

/** "20 of 148", and the ways on. Where there is nothing, there is nowhere to go. */
export function ListFoot({ shown, total, previousHref, nextHref }: ListFootProps) {
  if (shown === 0 && !previousHref && !nextHref) return null;
  return (
    <Pagination
      range={total === null ? `${shown} on this page` : `${shown} of ${total}`}
      previousHref={previousHref ?? undefined}
      nextHref={nextHref ?? undefined}
    />
  );
}
