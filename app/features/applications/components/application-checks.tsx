import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { StatusBadge } from "#app/ui/desk/badge.tsx";
import { CheckList } from "#app/ui/fields/check-list.tsx";
import { checkBadges, type DefectReason } from "../rules/check-status.ts";
import type { ApplicationView, CheckView } from "../views/application-view.ts";
import { isEnd } from "./application-end.tsx";

export type PaperName = (code: string, label: string | null) => string;

const named = ["system", "institute", "issuer"] as const;

/** Each document and fact, and how it stands. */
export function ApplicationChecks({ view, paperName }: { view: ApplicationView; paperName: PaperName }) {
  const t = useTranslations("tracking");
  const language = useLocale() as Language;
  if (view.checks.length === 0) return null;
  const hasEnded = isEnd(view.status);
  const note = ({ status, reason, checkedAt, checkedBy }: CheckView) => {
    if (status === "defect")
      return t("reason", { reason: t(`reasons.${(reason ?? "other") as DefectReason}`) });
    if (!checkedAt) return t(hasEnded ? "notLookedAt" : "waiting");
    const by = named.find((one) => one === checkedBy) ?? "other";
    return t(`checkedBy.${by}`, { date: formatDate(new Date(checkedAt), language) });
  };
  const name = ({ code, label }: CheckView) => {
    if (code === "aadhaar_number") return t("checkNames.aadhaar_number", { value: view.aadhaar ?? "" });
    if (code === "ifsc_code") return t("checkNames.ifsc_code", { value: view.answers.ifscCode ?? "" });
    return paperName(code, label);
  };
  return (
    <section>
      <h2 className="sec-title">{t("checks")}</h2>
      {!hasEnded && <p className="muted small mb-2">{t("checksLead")}</p>}
      <CheckList
        items={view.checks.map((check) => ({
          id: check.code,
          title: name(check),
          note: note(check),
          end: !(hasEnded && check.status === "pending") && (
            <StatusBadge status={checkBadges[check.status]}>{t(`checkStatuses.${check.status}`)}</StatusBadge>
          ),
        }))}
      />
    </section>
  );
}
