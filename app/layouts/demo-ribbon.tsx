import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useSite } from "#app/core/site.ts";

export function DemoRibbon() {
  const t = useTranslations("shell");
  const { demo } = useSite();
  if (!demo) return null;
  return (
    <p className="ribbon">
      {t("demo")} <Link to="/demo/inbox">{t("demoInbox")}</Link>
    </p>
  );
}
