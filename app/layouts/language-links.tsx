import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { ownPath } from "#app/core/requests/own-path.ts";
import { useSite } from "#app/core/settings/site.ts";
import { languageNames, languages } from "#app/core/words/i18n.ts";

/** Plain links: the language is in the address and in a cookie, so the whole page is asked for again. */
export function LanguageLinks() {
  const t = useTranslations("shell");
  const { language } = useSite();
  const { pathname, search } = useLocation();
  const addressIn = (code: string) => {
    const query = new URLSearchParams(search);
    query.set("lang", code);
    return `${ownPath(pathname)}?${query}`;
  };
  return (
    <nav className="lang" aria-label={t("language")}>
      {languages.map((code) => (
        <a
          key={code}
          href={addressIn(code)}
          lang={code}
          hrefLang={code}
          aria-current={code === language || undefined}
        >
          {languageNames[code]}
        </a>
      ))}
    </nav>
  );
}
