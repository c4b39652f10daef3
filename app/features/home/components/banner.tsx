import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { KindBadge, StatusBadge } from "#app/ui/badge.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Facts } from "#app/ui/facts.tsx";
import type { BannerSlide } from "../banner-slide.ts";
import { slidePictures } from "./slide-pictures.ts";

/** Seven scholarships, one at a time; turns every 4000 ms (spec 1, section 9). */
export function Banner({ slides }: { slides: BannerSlide[] }) {
  const t = useTranslations("home.banner");
  return (
    <div className="wrap sec pb-0">
      <Carousel
        look="banner"
        label={t("label")}
        interval={4000}
        slides={slides.map((slide) => ({ id: slide.id, content: <Slide slide={slide} /> }))}
      />
    </div>
  );
}

function Slide({ slide }: { slide: BannerSlide }) {
  const t = useTranslations("home.banner");
  return (
    <article className="banner">
      <div className="banner__pic" data-tone={slide.colour}>
        <img src={slidePictures[slide.image]} width={480} height={320} alt="" loading="lazy" />
      </div>
      <div className="banner__body">
        <div className="row">
          <StatusBadge status={slide.status === "open" ? "open" : "closed"}>{t(slide.status)}</StatusBadge>
          <KindBadge>{t(`types.${slide.providerType}`)}</KindBadge>
        </div>
        <div>
          <h2>{slide.title}</h2>
          <p className="muted">{slide.provider}</p>
        </div>
        <p>{slide.description}</p>
        <Facts
          facts={[
            { term: t("amount"), value: slide.amount },
            { term: t("deadline"), value: slide.deadline },
            {
              term: t("seats"),
              value: slide.seats === null ? t("seats_unknown") : t("seats_many", { count: slide.seats }),
            },
          ]}
        />
        <p>
          <Link className="btn" to={`/scholarships/${slide.slug}`}>
            {t("see")}
          </Link>
        </p>
      </div>
    </article>
  );
}
