import Accessibility from "lucide-react/icons/accessibility";
import DraftingCompass from "lucide-react/icons/drafting-compass";
import FlaskConical from "lucide-react/icons/flask-conical";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Microscope from "lucide-react/icons/microscope";
import School from "lucide-react/icons/school";
import UsersRound from "lucide-react/icons/users-round";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import { formatCount } from "#app/core/money.ts";
import { useSite } from "#app/core/settings/site.ts";
import { emblemKind, emblemLetters } from "#app/features/scholarships/catalogue/emblem.ts";
import { DaysRoad } from "#app/features/scholarships/components/detail/days-road.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Carousel } from "#app/ui/pictures/carousel.tsx";
import { Icon, type IconType } from "#app/ui/pictures/icon.tsx";
import type { BannerSlide, SlideIcon } from "./banner-slide.ts";
import { slidePictures } from "./slide-pictures.ts";

const icons: Record<SlideIcon, IconType> = {
  compass: DraftingCompass,
  school: School,
  flask: FlaskConical,
  cap: GraduationCap,
  accessibility: Accessibility,
  people: UsersRound,
  microscope: Microscope,
};

/** Open scholarships, up to seven, one at a time; turns every 4000 ms (spec 1, section 9; picture 14). */
export function Banner({ slides, open }: { slides: BannerSlide[]; open: number }) {
  const t = useTranslations("home.banner");
  if (slides.length === 0) return null;
  return (
    <div className="wrap sec pb-0">
      <div className="row row--apart mb-4">
        <h2 className="sec-title">{t("title")}</h2>
        <Link to="/scholarships?status=open&sort=deadline">{t("all", { count: formatCount(open) })}</Link>
      </div>
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
        <div className="schol__head">
          <span className={`em em--${emblemKind(slide)}`} aria-hidden="true">
            {emblemLetters(slide.provider)}
          </span>
          <div className="min-w-0">
            <h3 lang={slide.titleLanguage}>
              <Icon of={icons[slide.icon]} className="i--inline text-link" /> {slide.title}
            </h3>
            <p className="muted small">
              <span lang="en">{slide.provider}</span> · {t(`types.${slide.providerType}`)}
            </p>
          </div>
        </div>
        <p lang={slide.descriptionLanguage}>{slide.description}</p>
        <Facts
          facts={[
            { term: t("amount"), value: <span lang={slide.amountLanguage}>{slide.amount}</span> },
            { term: t("deadline"), value: <SlideDeadline slide={slide} /> },
            {
              term: t("seats"),
              value:
                slide.students === null
                  ? t("seats_unknown")
                  : t("seats_many", { count: slide.students.toLocaleString("en-IN") }),
            },
          ]}
        />
        <div className="banner__road">
          <DaysRoad daysLeft={slide.daysLeft} />
        </div>
        <p>
          <LinkButton href={`/scholarships/${slide.id}`}>{t("see")}</LinkButton>
        </p>
      </div>
    </article>
  );
}

function SlideDeadline({ slide: { closesOn, daysLeft } }: { slide: BannerSlide }) {
  const t = useTranslations("home.banner");
  const { language } = useSite();
  if (closesOn === null) return t("rolling");
  return (
    <>
      {formatDate(closesOn, language)}
      {daysLeft !== null && (
        <span className="small muted font-normal block"> {t("daysLeft", { count: daysLeft })}</span>
      )}
    </>
  );
}
