import { useTranslations } from "use-intl";
import { formatCount } from "#app/core/money.ts";
import emptySearch from "#app/ui/art/empty-search.svg";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ReadAloud } from "#app/ui/talk/read-aloud.tsx";
import type { ProviderType } from "../../catalogue/catalogue-options.ts";
import type { GivenAnswers } from "../../eligibility/eligibility-question.ts";
import type { FittingGroup, FittingView } from "../../eligibility/fitting-view.ts";
import { mostShown } from "../../eligibility/fitting-view.ts";
import { ScholarshipCard } from "../card/scholarship-card.tsx";

type FittingResultsProps = {
  result: FittingView;
  kinds: Readonly<Record<ProviderType, string>>;
  /** Sent again with each wish for more; nothing is kept between. */
  answers: GivenAnswers;
  intent: "answers" | "profile";
  /** More of the same: reading stays where it is. */
  isMore: boolean;
};

/** What fits, by verdict, each card with its reasons. */
export function FittingResults({ result, kinds, answers, intent, isMore }: FittingResultsProps) {
  const t = useTranslations("discovery.check");
  const { groups, fits, total } = result;
  return (
    <section className="stack [--gap:1.5rem]" aria-labelledby="results" data-read>
      <div>
        <h2 id="results" className="sec-title" tabIndex={-1} data-arrive={isMore ? undefined : ""}>
          {t("results")}
        </h2>
        <p className="muted" role="status">
          {t("listSummary", { count: fits, total: formatCount(total), fits: formatCount(fits) })}
        </p>
        <ReadAloud className="mt-2" />
      </div>
      {groups.map((group) => (
        <Group key={group.verdict} group={group} {...{ kinds, answers, intent, groups }} />
      ))}
      {groups.length === 0 && (
        <EmptyState picture={emptySearch} title={t("none")}>
          <p>{t("noneHint")}</p>
          <LinkButton kind="quiet" href="/scholarships">
            {t("all")}
          </LinkButton>
        </EmptyState>
      )}
    </section>
  );
}

type GroupProps = Omit<FittingResultsProps, "result" | "isMore"> & {
  group: FittingGroup;
  groups: readonly FittingGroup[];
};

function Group({ group, groups, kinds, answers, intent }: GroupProps) {
  const t = useTranslations("discovery.check");
  const { verdict, total, scholarships, verdicts } = group;
  return (
    <section className="stack" aria-labelledby={`group-${verdict}`} data-verdict={verdict}>
      <div className="row row--apart">
        <h3 id={`group-${verdict}`}>{t(`groups.${verdict}`)}</h3>
        <span className="small muted">{t("groupCount", { count: total, n: formatCount(total) })}</span>
      </div>
      {scholarships.map((scholarship, index) => (
        <ScholarshipCard
          key={scholarship.slug}
          scholarship={scholarship}
          kind={kinds[scholarship.providerType]}
          judgement={verdicts[scholarship.slug]}
          isOpen={index === 0 && verdict === "eligible"}
          level={4}
        />
      ))}
      {scholarships.length < Math.min(total, mostShown) && (
        <form method="post" action={`/eligibility#more-${verdict}`} className="row row--middle">
          <Hidden values={answers} />
          {groups.map((other) => (
            <input
              key={other.verdict}
              type="hidden"
              name={`show-${other.verdict}`}
              value={other.scholarships.length}
            />
          ))}
          <input type="hidden" name="intent" value={intent} />
          <Button id={`more-${verdict}`} kind="quiet" name="more" value={verdict}>
            {t("showMore")}
          </Button>
        </form>
      )}
    </section>
  );
}

function Hidden({ values }: { values: GivenAnswers }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
