import BadgeIndianRupee from "lucide-react/icons/badge-indian-rupee";
import ExternalLink from "lucide-react/icons/external-link";
import Headset from "lucide-react/icons/headset";
import Search from "lucide-react/icons/search";
import ShieldCheck from "lucide-react/icons/shield-check";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useSite } from "#app/core/site.ts";
import { FitsHere } from "#app/features/scholarships/components/fits-here.tsx";
import hero1 from "#app/ui/art/hero-1.svg";
import hero2 from "#app/ui/art/hero-2.svg";
import hero3 from "#app/ui/art/hero-3.svg";
import { Carousel } from "#app/ui/carousel.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Arches } from "#app/ui/stat-tiles.tsx";

const tiles = [
  ["search", Search],
  ["guidance", Headset],
  ["verified", ShieldCheck],
  ["paid", BadgeIndianRupee],
] as const;

export function Hero() {
  const t = useTranslations("home.hero");
  const shell = useTranslations("shell");
  const { mainSiteUrl } = useSite();
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
            <div className="hero__acts">
              <Link className="btn btn--go" to="/otr-registration">
                {shell("otr")}
              </Link>
              <Link className="btn btn--quiet" to="/scholarships">
                {t("browse")}
              </Link>
              <a className="btn btn--quiet" href={`${mainSiteUrl}/exam/login`} target="_blank" rel="noopener">
                {shell("startExam")} <Icon of={ExternalLink} />
                <span className="vh"> ({shell("newTab")})</span>
              </a>
            </div>
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
        <Arches
          figures={[
            { label: t("stats.scholarships"), value: "5000+" },
            { label: t("stats.distributed"), value: t("crore") },
            { label: t("stats.students"), value: "50K+" },
            { label: t("stats.success"), value: "85%" },
          ]}
        />
      </section>
      <FitsHere words={(count) => t("fits", { count })} />
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
