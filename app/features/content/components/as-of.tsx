import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { DatedFact } from "../data/dated-fact.ts";
import { datedEn } from "../messages/dated.en.ts";

/** Outside facts change: when they were checked, and where. What is quoted of a source stays in its words. */
export function AsOf({ fact }: { fact: Pick<DatedFact, "asOf" | "source"> }) {
  const t = useTranslations("dated");
  const [said = "", site] = fact.source.split("; confirm at ");
  const own = (["compared", "outline", "eachExam"] as const).find((name) => datedEn[name] === said);
  return (
    <p className="small muted">
      {t("asOf", { date: formatDate(fact.asOf, useLocale() as Language) })} {t("source")}{" "}
      {own ? t(own) : <span lang="en">{said}</span>}
      {site && t("confirm", { site: site === datedEn.ownSite ? t("ownSite") : site })}.
    </p>
  );
}
