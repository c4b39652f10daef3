import { useLocale, useTranslations } from "use-intl";
import { formatDate, formatDateTime } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import type { DecisionKeys } from "../decision-keys.ts";
import type { BundleAnswer } from "../verify-bundle.ts";

/** What a signed decision says, and whether it is what was signed. */
export function VerifiedDecision({ answer, ours }: { answer: BundleAnswer; ours: DecisionKeys }) {
  const t = useTranslations("verify");
  const language = useLocale() as Language;
  if (!answer.isSound) return <Alert tone="bad">{t(`problems.${answer.problem}`)}</Alert>;
  const { keyId, bundle } = answer;
  const { decision } = bundle;
  // X11: signed by anybody with a key of their own. What it says is not repeated here.
  const retired = ours.retired.find((key) => key.keyId === keyId);
  if (keyId !== ours.current && !retired) {
    return (
      <Alert tone="bad" title={t("notOursTitle")} live>
        {t("notOurs", { keyId, ours: ours.current })}
      </Alert>
    );
  }
  const rows: [string, string][] = [
    [t("application"), bundle.application],
    [t("decision"), t(decision.verdict)],
    [t("decidedAt"), formatDateTime(new Date(decision.decidedAt), language)],
    [t("decidedBy"), decision.decidedBy],
    [t("reasons"), bundle.reasonsInWords.join(" ") || t("none")],
    [t("rules"), decision.rules.version.slice(0, 16)],
    [
      t("checks"),
      `${decision.checks.filter(({ status }) => status === "verified").length} / ${decision.checks.length}`,
    ],
    [t("evidence"), String(decision.evidence.length)],
    [t("history"), String(bundle.history.length)],
  ];
  return (
    <>
      {retired ? (
        <Alert tone="warn" live>
          {t("sound")} {t("oursBefore", { keyId, date: formatDate(new Date(retired.retiredAt), language) })}
        </Alert>
      ) : (
        <Alert tone="ok" live>
          {t("sound")} {t("ours", { keyId })}
        </Alert>
      )}
      <dl>
        {rows.map(([term, value]) => (
          <div key={term} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[13rem_1fr]">
            <dt className="muted">{term}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
