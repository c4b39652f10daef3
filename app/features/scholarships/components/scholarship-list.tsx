import { useEffect, useRef } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { ListOptions } from "../list-options.ts";
import type { ShownCard } from "../shown-scholarship.ts";
import { EligibilityStrip } from "./eligibility-strip.tsx";
import { ListAside } from "./list-aside.tsx";
import { ListTools } from "./list-tools.tsx";
import { NothingFits, NothingFound, ShowMore } from "./scholarship-results.tsx";
import { ScholarshipSearch, searchFormId } from "./scholarship-search.tsx";
import { StandingGroups } from "./standing-groups.tsx";
import { useFitting } from "./use-fitting.ts";
import { useLiveSearch } from "./use-live-search.ts";
import { useVerdicts } from "./use-verdicts.ts";

export type ScholarshipListView = {
  /** The page of the list; where nothing was found, what comes nearest. */
  scholarships: readonly ShownCard[];
  total: number;
  options: ListOptions;
  /** What the controls show. */
  values: Readonly<Record<string, string>>;
  /** The filters of this list as a query, for saving it and for asking what fits. */
  query: string;
  isFirstPage: boolean;
  isPartIgnored: boolean;
  previousHref: string | null;
  nextHref: string | null;
  clearHref: string;
};

/** Search, panels and cards. Everything that narrows the list is in the address. */
export function ScholarshipList({ view }: { view: ScholarshipListView }) {
  const t = useTranslations("discovery.list");
  const [search] = useSearchParams();
  const isMine = search.get("mine") === "yes";
  const live = useLiveSearch(searchFormId, { ...view.values, mine: isMine ? "yes" : "" });
  const fitting = useFitting(wishOf(view, isMine), view.query);
  const isBusy = useNavigation().state === "loading" || fitting.state === "waiting";
  const mine = fitting.state === "found" ? fitting.page : null;
  const forMe = useVerdicts(mine ? [] : view.scholarships.map(({ slug }) => slug));
  useHeadingFocus(search.get("cursor"));
  const { options, total, scholarships } = view;
  return (
    <>
      <ScholarshipSearch
        options={options}
        values={view.values}
        total={mine && isMine ? mine.total : total}
        clearHref={view.clearHref}
        {...live}
      />
      <div className="split mt-6">
        <ListAside options={options} />
        <section aria-labelledby="found" aria-busy={isBusy} className="stack min-w-0">
          <ListTools
            found={
              mine && isMine
                ? t("mineFound", { count: mine.total, n: formatCount(mine.total) })
                : t("found", { count: total, n: formatCount(total) })
            }
            options={options}
            values={view.values}
            isMine={isMine}
            query={view.query}
            clearHref={view.clearHref}
            onChange={live.onChange}
          />
          {view.isPartIgnored && <Alert tone="warn">{t("ignored")}</Alert>}
          {fitting.state === "unknown" && <Alert>{t("mineAsk")}</Alert>}
          {fitting.state === "failed" && <Alert tone="warn">{t("mineFailed")}</Alert>}
          {mine && !isMine && <p className="strong">{t("fitsNow", { count: mine.fits })}</p>}
          <EligibilityStrip basis={mine?.basis ?? forMe.basis} />
          {total === 0 && !mine && <NothingFound hasNearest={scholarships.length > 0} />}
          {fitting.state === "waiting" ? (
            <Skeleton shape="card" />
          ) : (
            <StandingGroups
              scholarships={mine?.scholarships ?? scholarships}
              standings={mine && !isMine ? mine.standings : null}
              kinds={options.kinds}
              verdicts={mine?.verdicts ?? forMe.verdicts}
            />
          )}
          {mine ? mine.total === 0 && <NothingFits /> : total > 0 && <ListPages view={view} />}
          {fitting.state === "found" && fitting.showMore && <ShowMore onClick={fitting.showMore} />}
        </section>
      </div>
    </>
  );
}

/** Her own order is that of the plain list; a search and a chosen order stay as they are. */
function wishOf(view: ScholarshipListView, isMine: boolean): "mine" | "ordered" | null {
  const { isFirstPage, values, total } = view;
  if (isMine) return "mine";
  return total > 0 && isFirstPage && values.q === "" && values.sort === "relevance" ? "ordered" : null;
}

function ListPages({ view }: { view: ScholarshipListView }) {
  const t = useTranslations("discovery.list");
  const shown = view.scholarships.length;
  const total = formatCount(view.total);
  return (
    <Pagination
      range={
        view.isFirstPage
          ? t("range", { from: "1", to: formatCount(shown), total })
          : t("some", { shown: formatCount(shown), total })
      }
      previousHref={view.previousHref ?? undefined}
      nextHref={view.nextHref ?? undefined}
    />
  );
}

/** Another page of the list: reading goes on at its head. */
function useHeadingFocus(cursor: string | null): void {
  const shown = useRef(cursor);
  useEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    if (cursor) document.getElementById("found")?.focus();
  }, [cursor]);
}
