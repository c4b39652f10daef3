import { useTranslations } from "use-intl";

export function SkipLink() {
  const t = useTranslations("shell");
  return (
    <a className="skip" href="#main">
      {t("skip")}
    </a>
  );
}
