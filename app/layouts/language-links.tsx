import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { ownPath } from "#app/core/own-path.ts";
import { useSite } from "#app/core/site.ts";

const languages = [
  { code: "en", name: "English" },
  { code: "te", name: "తెలుగు" },
  { code: "hi", name: "हिन्दी" },
] as const;

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
      {languages.map(({ code, name }) => (
        <a
          key={code}
          href={addressIn(code)}
          lang={code}
          hrefLang={code}
          aria-current={code === language || undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
