import { useTranslations } from "use-intl";
import emptySearch from "#app/ui/art/empty-search.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { HeadingLevel } from "#app/ui/heading.tsx";
import type { ProviderType } from "../../catalogue/catalogue-options.ts";
import type { JudgementView } from "../../eligibility/judgement-view.ts";
import type { ShownCard } from "../../views/shown-scholarship.ts";
import { ScholarshipCard } from "../card/scholarship-card.tsx";

type ScholarshipCardsProps = {
  scholarships: readonly ShownCard[];
  kinds: Readonly<Record<ProviderType, string>>;
  verdicts: Readonly<Record<string, JudgementView>>;
  level?: HeadingLevel;
};

export function ScholarshipCards({ scholarships, kinds, verdicts, level }: ScholarshipCardsProps) {
  return scholarships.map((scholarship) => (
    <ScholarshipCard
      key={scholarship.slug}
      scholarship={scholarship}
      kind={kinds[scholarship.providerType]}
      judgement={verdicts[scholarship.slug]}
      level={level}
    />
  ));
}

/** The documented words of an empty list, over what comes nearest. */
export function NothingFound({ hasNearest = false }: { hasNearest?: boolean }) {
  const t = useTranslations("discovery.list");
  return (
    <EmptyState picture={emptySearch} title={t("emptyTitle")}>
      <p>{t("emptyHint")}</p>
      <LinkButton kind="quiet" href="/scholarships">
        {t("clear")}
      </LinkButton>
      {hasNearest && <p className="label">{t("nearest")}</p>}
    </EmptyState>
  );
}

export function NothingFits() {
  const t = useTranslations("discovery.list");
  return (
    <EmptyState picture={emptySearch} title={t("mineEmptyTitle")}>
      <p>{t("mineEmptyHint")}</p>
      <LinkButton kind="quiet" href="/eligibility">
        {t("changeAnswers")}
      </LinkButton>
    </EmptyState>
  );
}
