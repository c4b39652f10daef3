import Lock from "lucide-react/icons/lock";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import ShieldCheck from "lucide-react/icons/shield-check";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { telLink, useSite, whatsappLink } from "#app/core/settings/site.ts";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Logo } from "#app/ui/pictures/logo.tsx";
import { socialNetwork } from "./social-network.ts";
import { ThemeChoice } from "./theme-choice.tsx";

const quickLinks = [
  ["/scholarships", "scholarshipsLink"],
  ["/how-it-works", "howItWorks"],
  ["/success", "success"],
  ["/institute/apply", "partner"],
  ["/join", "join"],
  ["/donor", "donors"],
  ["/csr", "csr"],
] as const;

const supportLinks = [
  ["/status", "status"],
  ["/student-help", "help"],
  ["/application-guide", "guide"],
  ["/scholarship-tips", "tips"],
  ["/education-blog", "blog"],
  ["/career-guidance", "career"],
  ["/study-abroad", "abroad"],
  ["/exam-preparation", "exams"],
  ["/counseling", "counselling"],
] as const;

const legalLinks = [
  ["/privacy-policy", "privacy"],
  ["/terms-conditions", "terms"],
  ["/refund-policy", "refund"],
] as const;

export function SiteFooter() {
  const t = useTranslations("shell.footer");
  const shell = useTranslations("shell");
  const { support, social, mainSiteUrl, year } = useSite();
  const quickWord = (word: (typeof quickLinks)[number][1]) => {
    if (word === "scholarshipsLink") return shell("nav.scholarships");
    if (word === "howItWorks" || word === "success") return shell(`nav.${word}`);
    return t(word);
  };
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot__in">
          <div className="stack">
            <Link className="brand" to="/">
              <Logo />
              ScholarSetu
            </Link>
            <p>{t("about")}</p>
            <div className="soc">
              <a
                href={whatsappLink(support.whatsapp, shell("whatsappText"))}
                target="_blank"
                rel="noopener"
                aria-label={t("whatsapp")}
              >
                <Icon of={MessageCircle} />
              </a>
              <a href={telLink(support.phone)} aria-label={support.phone}>
                <Icon of={Phone} />
              </a>
              <a href={`mailto:${support.email}`} aria-label={t("email")}>
                <Icon of={Mail} />
              </a>
              {social.map((address) => (
                <SocialLink key={address} address={address} />
              ))}
            </div>
          </div>
          <nav aria-label={t("quickLinks")}>
            <h2>{t("quickLinks")}</h2>
            <ul>
              {quickLinks.map(([to, word]) => (
                <li key={to}>
                  <Link to={to}>{quickWord(word)}</Link>
                </li>
              ))}
              <li>
                <a href={`${mainSiteUrl}/otr-registration`} target="_blank" rel="noopener">
                  {t("otrMain")}
                  <span className="vh"> ({shell("newTab")})</span>
                </a>
              </li>
            </ul>
          </nav>
          <nav aria-label={t("studentSupport")}>
            <h2>{t("studentSupport")}</h2>
            <ul>
              {supportLinks.map(([to, word]) => (
                <li key={to}>
                  <Link to={to}>{t(word)}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{t("contact")}</h2>
            <ul>
              <li>
                <a className="row foot__line" href={telLink(support.phone)}>
                  <Icon of={Phone} /> {support.phone}
                </a>
              </li>
              <li>
                <a className="row foot__line" href={`mailto:${support.email}`}>
                  <Icon of={Mail} /> {support.email}
                </a>
              </li>
              <li className="foot__hours">{t("hours")}</li>
            </ul>
            <ul className="row foot__trust">
              <li className="row foot__line">
                <Icon of={ShieldCheck} /> {t("verified")}
              </li>
              <li className="row foot__line">
                <Icon of={Lock} /> {t("ssl")}
              </li>
            </ul>
          </div>
        </div>
        <div className="foot__figs">
          <span>
            <b>50,000+</b>
            {t("studentsHelped")}
          </span>
          <span>
            <b>5000+</b>
            {t("scholarships")}
          </span>
          <span>
            <b>{t("crore")}</b>
            {t("distributed")}
          </span>
          <span>
            <b>85%</b>
            {t("successRate")}
          </span>
        </div>
        <div className="foot__end">
          {legalLinks.map(([to, word]) => (
            <Link key={to} to={to}>
              {t(word)}
            </Link>
          ))}
          <ThemeChoice />
          <span>{t("rights", { year: String(year) })}</span>
        </div>
      </div>
    </footer>
  );
}

function SocialLink({ address }: { address: string }) {
  const shell = useTranslations("shell");
  const { name, sign } = socialNetwork(address);
  return (
    <a href={address} target="_blank" rel="noopener">
      <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
      <span className="vh">
        {name} ({shell("newTab")})
      </span>
    </a>
  );
}
