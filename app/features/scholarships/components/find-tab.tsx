import { useTranslations } from "use-intl";
import { Anchor } from "#app/ui/anchor.tsx";
import type { FindTabView } from "../eligibility/matches-view.ts";
import { ScholarshipCard } from "./card/scholarship-card.tsx";
import { Offers } from "./detail/offers.tsx";

/** Matches with their reasons, what was saved, and the alerts. */
export function FindTab({ data }: { data: FindTabView }) {
  const t = useTranslations("student");
  return (
    <>
      <section className="stack" aria-labelledby="matches">
        <div className="row row--apart">
          <h2 id="matches" className="sec-title">
            {t("matches")}
          </h2>
          {data.fits > 0 ? (
            <Anchor href="/scholarships?mine=yes">{t("browseMine")}</Anchor>
          ) : (
            <Anchor href="/scholarships">{t("browse")}</Anchor>
          )}
        </div>
        {data.fits > 0 && <p className="muted">{t("findLead", { count: data.fits })}</p>}
        <Offers
          scholarships={data.matches}
          verdicts={data.verdicts}
          reasons={4}
          tab="find"
          mayAsk={data.mayAsk}
        />
      </section>
      <section className="stack" aria-labelledby="saved">
        <h2 id="saved" className="sec-title">
          {t("saved")}
        </h2>
        {data.saved.length === 0 && <p className="muted">{t("savedNone")}</p>}
        {data.saved.map((scholarship) => (
          <ScholarshipCard
            key={scholarship.slug}
            scholarship={scholarship}
            kind={data.kinds[scholarship.providerType]}
          />
        ))}
      </section>
      <section aria-labelledby="alerts">
        <h2 id="alerts" className="sec-title mb-2">
          {t("alerts")}
        </h2>
        <p>
          {t("alertsText")} <Anchor href="/student/alerts">{t("alertsLink")}</Anchor>
        </p>
      </section>
    </>
  );
}
