import { useLocale, useTranslations } from "use-intl";
import { formatDateTime } from "#app/core/clock.ts";
import { useSite } from "#app/core/settings/site.ts";
import type { Language } from "#app/core/words/i18n.ts";

/** An outage that the operator announced at /admin/system. */
export function SiteNoticeLine() {
  const { notice } = useSite();
  const t = useTranslations("shell");
  const language = useLocale() as Language;
  if (!notice) return null;
  return (
    <aside className="ribbon" aria-label={t("notice.label")}>
      {t(`notice.${notice.about}`)}{" "}
      {notice.until && t("notice.until", { when: formatDateTime(new Date(notice.until), language) })}
    </aside>
  );
}
