import BadgeIndianRupee from "lucide-react/icons/badge-indian-rupee";
import ExternalLink from "lucide-react/icons/external-link";
import Headset from "lucide-react/icons/headset";
import Search from "lucide-react/icons/search";
import ShieldCheck from "lucide-react/icons/shield-check";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useSite } from "#app/core/settings/site.ts";
import type { CatalogueCounts } from "#app/features/scholarships/catalogue/catalogue-counts.ts";
import { BridgeForm } from "#app/features/scholarships/components/eligibility/bridge-form.tsx";
import { FitsHere } from "#app/features/scholarships/components/eligibility/fits-here.tsx";
import type { EligibilityQuestion } from "#app/features/scholarships/eligibility/eligibility-question.ts";
// The largest thing of the first screen: it comes with the page, not one round trip later.
import hero1 from "#app/ui/art/hero-1.svg?inline";
import hero2 from "#app/ui/art/hero-2.svg";
import hero3 from "#app/ui/art/hero-3.svg";
import { Carousel } from "#app/ui/pictures/carousel.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import type { TodayFigures } from "./today-figures.ts";
import { Truths } from "./truths.tsx";

const tiles = [
  ["search", Search],
  ["guidance", Headset],
  ["verified", ShieldCheck],
  ["paid", BadgeIndianRupee],
] as const;

type HeroProps = {
  questions: readonly EligibilityQuestion[];
  catalogue: CatalogueCounts;
  today: TodayFigures;
};

/** Answer first (picture 14): title, drawing, road, arches that ask, the figure, one marigold button. */
export function Hero({ questions, catalogue, today }: HeroProps) {
  const t = useTranslations("home.hero");
  const pictures = [
    { id: "village", src: hero1, alt: t("picture1") },
    { id: "tree", src: hero2, alt: t("picture2") },
    { id: "home", src: hero3, alt: t("picture3") },
  ];
  return (
    <>
      <section className="hero on-ground" aria-labelledby="hero-title">
        <div className="wrap hero__in">
          <div className="hero__text stack">
            <h1 id="hero-title">{t("title")}</h1>
            <p className="lead">{t("lead")}</p>
          </div>
          <Carousel
            look="stage"
            label={t("pictures")}
            slides={pictures.map(({ id, src, alt }, index) => ({
              id,
              content: (
                <img src={src} alt={alt} width={680} height={380} loading={index === 0 ? "eager" : "lazy"} />
              ),
            }))}
          />
        </div>
        <BridgeForm questions={questions} open={catalogue.open}>
          <HeroLinks />
        </BridgeForm>
      </section>
      <FitsHere words={(count) => t("fits", { count })} />
      <Truths catalogue={catalogue} today={today} />
      <ul className="wrap tiles">
        {tiles.map(([key, icon]) => (
          <li className="tile" key={key}>
            <Icon of={icon} />
            <div>
              <b>{t(`tiles.${key}.title`)}</b>
              <span>{t(`tiles.${key}.text`)}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The other ways on, quiet beside the one that is meant. */
function HeroLinks() {
  const t = useTranslations("home.hero");
  const shell = useTranslations("shell");
  const { mainSiteUrl } = useSite();
  return (
    <>
      <Link className="btn btn--quiet" to="/otr-registration">
        {shell("otr")}
      </Link>
      <Link className="btn btn--text" to="/scholarships">
        {t("browse")}
      </Link>
      <a className="btn btn--text" href={`${mainSiteUrl}/exam/login`} target="_blank" rel="noopener">
        {shell("startExam")} <Icon of={ExternalLink} />
        <span className="vh"> ({shell("newTab")})</span>
      </a>
    </>
  );
}
