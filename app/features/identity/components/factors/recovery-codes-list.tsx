import { useTranslations } from "use-intl";
import { Alert } from "#app/ui/dialogs/alert.tsx";

/** Shown once: for the day the phone is lost. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations("factors.recovery");
  return (
    <div className="stack">
      <Alert tone="warn" title={t("title")}>
        {t("text")}
      </Alert>
      <ul className="cols cols--2 num">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
