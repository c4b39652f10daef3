import ExternalLink from "lucide-react/icons/external-link";
import Mail from "lucide-react/icons/mail";
import MenuIcon from "lucide-react/icons/menu";
import Phone from "lucide-react/icons/phone";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { telLink, useSite } from "#app/core/settings/site.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Logo } from "#app/ui/pictures/logo.tsx";
import { AccountLinks, DashboardLink } from "./account-links.tsx";
import { LanguageLinks } from "./language-links.tsx";

const places = [
  ["/", "home"],
  ["/scholarships", "scholarships"],
  ["/how-it-works", "howItWorks"],
  ["/success", "success"],
  ["/about", "about"],
  ["/faq", "faq"],
  ["/contact", "contact"],
] as const;

/** Home is current on the exact path only, the others by prefix (spec 1, Header). */
export function isCurrent(place: string, path: string): boolean {
  return place === "/" ? path === "/" : path === place || path.startsWith(`${place}/`);
}

function PlaceLinks() {
  const t = useTranslations("shell.nav");
  const { pathname } = useLocation();
  return places.map(([to, word]) => (
    <Link key={to} to={to} aria-current={isCurrent(to, pathname) ? "page" : undefined}>
      {t(word)}
    </Link>
  ));
}

export function StartExamLink({ className }: { className?: string }) {
  const t = useTranslations("shell");
  const { mainSiteUrl } = useSite();
  return (
    <a className={className} href={`${mainSiteUrl}/exam/login`} target="_blank" rel="noopener">
      {t("startExam")} <Icon of={ExternalLink} />
      <span className="vh"> ({t("newTab")})</span>
    </a>
  );
}

export function SiteHeader({ slim = false }: { slim?: boolean }) {
  const t = useTranslations("shell");
  const { support } = useSite();
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  // A menu that stays open over the page that was chosen from it would hide it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);

  return (
    <header>
      {!slim && (
        <div className="strip on-ground">
          <div className="wrap">
            <a className="row" href={telLink(support.phone)}>
              <Icon of={Phone} />
              {support.phone}
            </a>
            <a className="row" href={`mailto:${support.email}`}>
              <Icon of={Mail} />
              {support.email}
            </a>
            <span className="strip__end">
              <span>{t("trust")}</span>
              <LanguageLinks />
            </span>
          </div>
        </div>
      )}
      <div className={slim ? "top top--slim" : "top"}>
        <div className="wrap">
          <Link className="brand" to="/">
            <Logo />
            ScholarSetu
          </Link>
          <nav className="nav" aria-label={t("mainNav")}>
            <PlaceLinks />
          </nav>
          <div className="top__end">
            <StartExamLink className="btn btn--text wide when-out" />
            <Link className="btn btn--quiet wide when-out" to="/otr-registration">
              {t("otr")}
            </Link>
            <AccountLinks />
            <details className="menu" ref={menu}>
              <summary aria-label={t("menu")}>
                <Icon of={MenuIcon} />
              </summary>
              <nav aria-label={t("menu")}>
                <DashboardLink className="when-in" />
                <PlaceLinks />
                <Link to="/otr-registration">{t("otr")}</Link>
                <StartExamLink />
                {/* Where there is no strip above: there they stand already. */}
                {slim && <LanguageLinks />}
              </nav>
            </details>
          </div>
        </div>
      </div>
    </header>
  );
}
