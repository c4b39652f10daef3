import { useLocale, useTranslations } from "use-intl";
import { formatWeekday, istDaysBetween, now } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { WaitingFacts } from "#app/ui/desk/waiting-facts.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { moneyRuleOf } from "../rules/money-rule.ts";
import { type ApplicationView, isAppealOpen } from "../views/application-view.ts";
import { roadOf } from "../views/road-of.ts";
import { ApplicationEnd, isEnd } from "./application-end.tsx";
import { roadSteps } from "./moment-part.tsx";

/** The viaduct from Submitted to Paid. */
export function ApplicationRoad({ view }: { view: ApplicationView }) {
  const t = useTranslations("tracking");
  const {
    at,
    isEnd: ended,
    checksLeft,
  } = roadOf(view.status, {
    isAppeal: isAppealOpen(view),
    checks: view.checks,
  });
  const steps = roadSteps.map((step) => ({
    label: t(`roadSteps.${step}`),
    isLeft: step === "checks" && checksLeft,
  }));
  return <Stepper label={t("road")} steps={steps} current={at} ended={ended} />;
}

/** Who, by when, then. */
export function ApplicationStatusFacts({ view }: { view: ApplicationView }) {
  const t = useTranslations("tracking");
  const language = useLocale() as Language;
  const { holder, holderName, status, dueAt, account } = view;
  const lastDay = view.award?.place === "acceptance" ? view.award.acceptBy : null;
  const due = dueAt ? new Date(dueAt) : lastDay ? new Date(`${lastDay}T23:59:59+05:30`) : null;
  if (isEnd(status)) return <ApplicationEnd view={view} />;
  return (
    <WaitingFacts
      who={{
        value: holderName ?? t(`holders.${holder === null || holder === "provider" ? "nobody" : holder}`),
        note: t(`holderNotes.${noteOf(view)}`),
      }}
      when={
        due
          ? {
              value: formatWeekday(due, language),
              note: view.isLate
                ? t("overdue")
                : t("daysLeft", { days: Math.max(0, istDaysBetween(now(), due)) }),
            }
          : { value: status === "approved" ? t(`moneyRules.${moneyRuleOf(view.award?.place)}`) : t("noDate") }
      }
      next={{
        value: t(`afterwards.${status}`),
        note: t(`afterwards.${status}Note`, {
          account: account ?? "",
          reference: view.providerReference ?? "",
        }),
      }}
    />
  );
}

function noteOf(view: ApplicationView) {
  const { holder, status } = view;
  if (status === "draft") return "youDraft" as const;
  if (holder === "you") return status === "approved" ? ("award" as const) : ("you" as const);
  if (status === "approved" && holder === "provider") return "pays" as const;
  if (status === "approved" && holder === "desk")
    return view.award?.place === "bank" ? ("bank" as const) : ("money" as const);
  if (holder === null) return "nobody" as const;
  return isAppealOpen(view) ? ("appeal" as const) : ("reviewer" as const);
}
