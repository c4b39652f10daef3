import Accessibility from "lucide-react/icons/accessibility";
import DraftingCompass from "lucide-react/icons/drafting-compass";
import FlaskConical from "lucide-react/icons/flask-conical";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Microscope from "lucide-react/icons/microscope";
import School from "lucide-react/icons/school";
import UsersRound from "lucide-react/icons/users-round";
import { useTranslations } from "use-intl";
import { formatDate, monthName } from "#app/core/clock.ts";
import { useSite } from "#app/core/site.ts";
import { KindBadge, StatusBadge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Icon, type IconType } from "#app/ui/icon.tsx";
import type { BannerSlide, SlideDeadline, SlideIcon } from "./banner-slide.ts";
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
  const deadline = useDeadlineText(slide.deadline);
  return (
    <article className="banner">
      <div className="banner__pic" data-tone={slide.colour}>
        <img src={slidePictures[slide.image]} width={480} height={320} alt="" loading="lazy" />
      </div>
      <div className="banner__body">
        <div className="row [--gap:0.5rem]">
          <StatusBadge status={slide.status === "unknown" ? "to_check" : slide.status}>
            {t(slide.status)}
          </StatusBadge>
          <KindBadge>{t(`types.${slide.providerType}`)}</KindBadge>
        </div>
        <div>
          <h2 lang={slide.titleLanguage}>
            <Icon of={icons[slide.icon]} className="i--inline text-link" /> {slide.title}
          </h2>
          <p className="muted" lang="en">
            {slide.provider}
          </p>
        </div>
        <p lang={slide.descriptionLanguage}>{slide.description}</p>
        <Facts
          facts={[
            { term: t("amount"), value: <span lang={slide.amountLanguage}>{slide.amount}</span> },
            { term: t("deadline"), value: deadline },
            {
              term: t("seats"),
              value:
                slide.students === null
                  ? t("seats_unknown")
                  : t("seats_many", { count: slide.students.toLocaleString("en-IN") }),
            },
          ]}
        />
        <p>
          <LinkButton href={slide.slug ? `/scholarships/${slide.slug}` : "/scholarships"}>
            {t("see")}
          </LinkButton>
        </p>
      </div>
    </article>
  );
}

function useDeadlineText(deadline: SlideDeadline): string {
  const t = useTranslations("home.banner");
  const { language } = useSite();
  if (deadline.kind === "day") return formatDate(deadline.day, language);
  if (deadline.kind === "usual") return t("usual", { month: monthName(deadline.month, language) });
  return t(deadline.kind);
}
