import BellPlus from "lucide-react/icons/bell-plus";
import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { ActiveFilters } from "#app/ui/lists/filter-bar.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import type { ListForReader, ScholarshipListView } from "../../lists/scholarship-list-view.ts";
import { CardGroups } from "../card/card-groups.tsx";
import { SaveWords } from "../card/save-button.tsx";
import { NothingFits, NothingFound } from "./scholarship-results.tsx";

type ListFoundProps = {
  view: ScholarshipListView;
  /** Null on the page that is the same for everyone. */
  mine: ListForReader | null;
};

/** How many, what narrows them, and the cards: for everyone, or for the one who looks. */
export function ListFound({ view, mine }: ListFoundProps) {
  const t = useTranslations("discovery.list");
  const { options, total, isMine, scholarships } = view;
  const isKnown = mine !== null && mine.basis !== null;
  const found = { count: total, n: formatCount(total) };
  return (
    <section id="found-part" data-fragment="" aria-labelledby="found" className="stack listing__found">
      <div className="row row--apart" data-swap="rail found-part fit">
        <h2 id="found" className="sec-title" tabIndex={-1}>
          <span role="status">{isMine && isKnown ? t("mineFound", found) : t("found", found)}</span>
        </h2>
        <ActiveFilters filters={[...options.active]} clearHref={view.clearHref} />
      </div>
      <div className="row [--gap:0.25rem_1rem] listing__tools">
        {isKnown && <Basis basis={mine.basis} />}
        <LinkButton
          kind="text"
          size="sm"
          icon={BellPlus}
          href={`/student/alerts${view.query}`}
          title={t("saveSearchHint")}
        >
          {t("saveSearch")}
        </LinkButton>
      </div>
      {view.isPartIgnored && <Alert tone="warn">{t("ignored")}</Alert>}
      {isMine && !isKnown && (
        <Alert>
          <Anchor href="/eligibility">{t("mineAsk")}</Anchor>
        </Alert>
      )}
      {total === 0 && !isKnown && <NothingFound hasNearest={scholarships.length > 0} />}
      <CardGroups
        groups={mine?.groups ?? [{ standing: null, total, scholarships }]}
        kinds={options.kinds}
        verdicts={mine?.verdicts ?? {}}
      />
      <SaveWords />
      {isKnown && total === 0 && <NothingFits />}
      {mine && mine.more !== null && <ShowMore mine={mine} more={mine.more} />}
      {total > 0 && (mine?.more ?? null) === null && <ListPages view={view} />}
    </section>
  );
}

/** What the verdicts rest on, and the way to change it. */
function Basis({ basis }: { basis: ListForReader["basis"] }) {
  const t = useTranslations("discovery.list");
  return (
    <p className="small muted row [--gap:0.25rem_1rem]">
      {basis === "profile" ? t("mineProfile") : t("mineFrom")}
      <Anchor href={basis === "profile" ? "/student/facts" : "/eligibility"}>{t("changeAnswers")}</Anchor>
      {basis === "answers" && (
        <button type="button" className="btn btn--text btn--sm needs-script" data-forget="">
          {t("forgetAnswers")}
        </button>
      )}
    </p>
  );
}

/** Her list grows under the last card; the form carries what the server does not keep. */
function ShowMore({ mine: { given }, more }: { mine: ListForReader; more: number }) {
  const t = useTranslations("discovery.check");
  return (
    <form method="post" data-fragments="" className="row row--middle">
      {Object.entries({ ...given, look: "", more: String(more) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button id="more" kind="quiet">
        {t("showMore")}
      </Button>
    </form>
  );
}

function ListPages({ view }: { view: ScholarshipListView }) {
  const t = useTranslations("discovery.list");
  const shown = view.scholarships.length;
  const total = formatCount(view.total);
  return (
    <div data-swap="rail found-part fit" data-focus="found">
      <Pagination
        range={
          view.isFirstPage
            ? t("range", { from: "1", to: formatCount(shown), total })
            : t("some", { shown: formatCount(shown), total })
        }
        previousHref={view.previousHref ?? undefined}
        nextHref={view.nextHref ?? undefined}
      />
    </div>
  );
}
