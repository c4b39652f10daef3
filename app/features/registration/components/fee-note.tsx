import { useTranslations } from "use-intl";
import { Alert } from "#app/ui/dialogs/alert.tsx";

/** S5: what the charge buys and what it does not, before the first field. */
export function FeeNote({ fee }: { fee: string }) {
  const t = useTranslations("registration.feeNote");
  return (
    <Alert title={t("title", { fee })} live={false}>
      {t("buys")} <strong>{t("free")}</strong> {t("later")}
    </Alert>
  );
}
