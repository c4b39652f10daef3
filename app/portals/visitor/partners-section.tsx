import Check from "lucide-react/icons/check";
import { Link, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { emblemLetters } from "#app/features/scholarships/catalogue/emblem.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { NumberedSteps } from "#app/ui/pictures/numbered-steps.tsx";
import { Section } from "#app/ui/section.tsx";
import { partnerKinds, partners } from "./partners.ts";

/** P19: each has its mark, an arch as on the cards. */
const looks = { institutions: "here", corporates: "give", ngos: "state", government: "gov" } as const;
const steps = ["apply", "review", "agree", "start"] as const;
const points = ["a", "b", "c", "d"] as const;

/** Four tabs by address, so that they work without script and can be shared; it starts on institutions. */
export function PartnersSection() {
  const t = useTranslations("home.partners");
  const [search] = useSearchParams();
  const kind = partnerKinds.find((known) => known === search.get("partners")) ?? "institutions";
  return (
    <Section id="partners" title={t("title")} tone="sunken">
      <nav className="tabs mb-8" aria-label={t("title")} data-swap="partners">
        {partnerKinds.map((tab) => (
          <Link
            key={tab}
            to={`?partners=${tab}#partners`}
            preventScrollReset
            aria-current={tab === kind ? "true" : undefined}
          >
            {t(`tabs.${tab}`)}
          </Link>
        ))}
      </nav>
      <div className="cols cols--2 gap-10">
        <div>
          <h3 className="card__title mb-4">{t(`gets.${kind}`)}</h3>
          <ul className="ticks">
            {points.map((point) => (
              <li key={point}>
                <Icon of={Check} />
                {t(`benefits.${kind}.${point}`)}
              </li>
            ))}
          </ul>
        </div>
        <ul className="names">
          {partners
            .filter((partner) => partner.category === kind)
            .map((partner) => (
              <li key={partner.name}>
                <span className={`em em--${looks[kind]}`} aria-hidden="true">
                  {emblemLetters(partner.name)}
                </span>
                <span>
                  {partner.name}
                  <small>{partner.place}</small>
                </span>
              </li>
            ))}
        </ul>
      </div>
      <div className="mt-12">
        <h3 className="sec-title mb-6">{t("how")}</h3>
        <NumberedSteps
          steps={steps.map((step) => ({ title: t(`steps.${step}.title`), text: t(`steps.${step}.text`) }))}
        />
      </div>
      <p className="mt-8">
        <Link className="btn btn--quiet" to="/contact">
          {t("contact")}
        </Link>
      </p>
    </Section>
  );
}
