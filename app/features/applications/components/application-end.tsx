import { useLocale, useTranslations } from "use-intl";
import { formatDate, formatWeekday } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { Anchor } from "#app/ui/anchor.tsx";
import { StatusFacts } from "#app/ui/desk/waiting-facts.tsx";
import type { ApplicationStatus } from "../rules/application-status.ts";
import type { DecisionReason } from "../rules/decision-reasons.ts";
import type { ApplicationView } from "../views/application-view.ts";

export function isEnd(status: ApplicationStatus): status is "paid" | "rejected" | "withdrawn" {
  return status === "paid" || status === "rejected" || status === "withdrawn";
}

/** L5: an end has facts of its own: how much, when and under which number; or why, and until when she can appeal. */
export function ApplicationEnd({ view }: { view: ApplicationView }) {
  const t = useTranslations("tracking");
  const language = useLocale() as Language;
  const day = (moment: string | null | undefined) => (moment ? formatDate(new Date(moment), language) : "–");
  const { status, appealUntil, canAppeal } = view;
  const others = {
    term: t("ends.now"),
    value: <Anchor href="/student/dashboard?tab=find">{t("findOthers")}</Anchor>,
    note: t("ends.filled"),
  };
  if (status === "paid")
    return (
      <StatusFacts
        facts={[
          { term: t("ends.amount"), value: view.amount ?? "–", note: view.account },
          { term: t("ends.paidOn"), value: day(view.paidAt) },
          { term: t("ends.reference"), value: <bdi className="num">{view.payoutReference ?? "–"}</bdi> },
        ]}
      />
    );
  if (status === "rejected") {
    const [reason] = view.decisionReasons;
    return (
      <StatusFacts
        facts={[
          {
            term: t("ends.reason"),
            value: reason ? t(`decisionReasons.${reason as DecisionReason}`) : "–",
            note: day(view.decidedAt),
          },
          {
            ...(canAppeal && appealUntil
              ? { term: t("ends.appeal"), value: formatWeekday(appealUntil, language) }
              : { term: t("appealTitle"), value: t("ends.noAppeal") }),
          },
          others,
        ]}
      />
    );
  }
  const left = view.events.findLast(({ event }) => event === "withdraw" || event === "release")?.at;
  return (
    <StatusFacts
      facts={[
        { term: t("ends.withdrawnOn"), value: day(left) },
        { term: t("ends.reason"), value: t("told.withdrawn") },
        others,
      ]}
    />
  );
}
