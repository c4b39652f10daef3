import { useLocale, useTranslations } from "use-intl";
import { formatDateTime } from "#app/core/clock.ts";
import type { Language } from "#app/core/i18n.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

/** Pressed, and not arrived: since when, what counts, and the way back. */
export function PressedNote({ pressedAt, onForget }: { pressedAt: number | null; onForget: () => void }) {
  const t = useTranslations("apply.pressed");
  const language = useLocale() as Language;
  return (
    <div role="status">
      {pressedAt !== null && (
        <Alert tone="warn" title={t("title", { time: formatDateTime(new Date(pressedAt), language) })}>
          <p>{t("text")}</p>
          <Button type="button" kind="text" size="sm" onClick={onForget}>
            {t("forget")}
          </Button>
        </Alert>
      )}
    </div>
  );
}
