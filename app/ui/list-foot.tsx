import { Pagination } from "./pagination.tsx";

type ListFootProps = {
  shown: number;
  total: number | null;
  previousHref: string | null;
  nextHref: string | null;
};

/** "20 of 148", and the ways on. */
export function ListFoot({ shown, total, previousHref, nextHref }: ListFootProps) {
  return (
    <Pagination
      range={total === null ? `${shown} on this page` : `${shown} of ${total}`}
      previousHref={previousHref ?? undefined}
      nextHref={nextHref ?? undefined}
    />
  );
}
