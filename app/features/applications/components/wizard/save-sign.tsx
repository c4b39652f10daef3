import { useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatTime } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { Alert, SavedNote } from "#app/ui/dialogs/alert.tsx";
import type { SaveState } from "./use-application-autosave.ts";

/** Says how it stands with what was typed: being saved, saved, or not yet. */
export function SaveSign({ state }: { state: SaveState }) {
  const t = useTranslations("apply");
  const words = useTranslations("apply.fields");
  const language = useLocale() as Language;
  const { pathname, search } = useLocation();
  if (state.kind === "offline" || state.kind === "busy") {
    return (
      <p className="small" role="status">
        {t(state.kind === "offline" ? "notSaved" : "busySave")}
      </p>
    );
  }
  if (state.kind === "signedOut") {
    return (
      <Alert tone="warn" live>
        {t("signedOutSave")}{" "}
        <Anchor href={`/login?next=${encodeURIComponent(pathname + search)}`}>{t("signInButton")}</Anchor>
      </Alert>
    );
  }
  if (state.kind === "refused") {
    return (
      <Alert tone="bad">
        {t("refusedSave")}{" "}
        <Anchor href="/login/student?next=%2Fstudent%2Fdashboard">{t("chooseStudent")}</Anchor>
      </Alert>
    );
  }
  if (state.kind === "saving") {
    return (
      <p className="small muted" role="status">
        {t("saving")}
      </p>
    );
  }
  if (state.savedAt === null) return null;
  const fields = state.elsewhere.map((name) => (words.has(name as "city") ? words(name as "city") : name));
  return (
    <SavedNote>
      {t("savedAt", { time: formatTime(new Date(state.savedAt), language) })}
      {fields.length > 0 && ` · ${t("elsewhere", { fields: fields.join(", ") })}`}
    </SavedNote>
  );
}
