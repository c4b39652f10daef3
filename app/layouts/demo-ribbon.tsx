import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useSite } from "#app/core/settings/site.ts";

export function DemoRibbon() {
  return useSite().demo ? <Ribbon /> : null;
}

function Ribbon() {
  const t = useTranslations("demo");
  return (
    <aside className="ribbon" aria-label={t("label")}>
      {t("ribbon")} <Link to="/demo/inbox">{t("inbox")}</Link>
    </aside>
  );
}
