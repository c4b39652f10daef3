import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { ArticleCard } from "../../blog.ts";

const team = "Team ScholarSetu";

/** Who wrote an article and when. People keep their names; the team has one in each language. */
export function useBylines(): (article: ArticleCard) => string {
  const t = useTranslations("blog");
  const language = useLocale() as Language;
  return ({ author, date }) => `${author === team ? t("team") : author}, ${formatDate(date, language)}`;
}
