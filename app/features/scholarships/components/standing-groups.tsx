import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { type Standing, standings } from "../standing.ts";
import { ScholarshipCards } from "./scholarship-results.tsx";

type StandingGroupsProps = ComponentProps<typeof ScholarshipCards> & {
  /** Where each stands for the one who looks; null where nothing is known of her, or all are of one kind. */
  standings: Readonly<Record<string, Standing>> | null;
};

/** The cards under a heading for each standing; what is not for her is folded away. */
export function StandingGroups({ standings: known, ...cards }: StandingGroupsProps) {
  if (!known) return <ScholarshipCards {...cards} />;
  return standings.map((standing) => (
    <StandingGroup
      key={standing}
      {...cards}
      standing={standing}
      scholarships={cards.scholarships.filter(({ slug }) => known[slug] === standing)}
    />
  ));
}

function StandingGroup({
  standing,
  ...cards
}: ComponentProps<typeof ScholarshipCards> & { standing: Standing }) {
  const t = useTranslations("discovery.list.standings");
  if (cards.scholarships.length === 0) return null;
  return standing === "notForYou" ? (
    <details className="fold stack">
      <summary>{t(standing)}</summary>
      <ScholarshipCards {...cards} />
    </details>
  ) : (
    <section className="stack" aria-label={t(standing)}>
      <p className="label">{t(standing)}</p>
      <ScholarshipCards {...cards} />
    </section>
  );
}
