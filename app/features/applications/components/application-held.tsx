import { useLocale, useTranslations } from "use-intl";
import { formatWeekday, istDaysBetween, now } from "#app/core/clock.ts";
import type { Language } from "#app/core/i18n.ts";
import { Held } from "#app/ui/held.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import type { ApplicationStatus } from "../application-status.ts";
import { type ApplicationView, isAppealOpen } from "../application-view.ts";
import { moneyRuleOf } from "../money-rule.ts";
import { ApplicationEnd, isEnd } from "./application-end.tsx";
import { roadSteps } from "./moment-part.tsx";

const places: Record<ApplicationStatus, number> = {
  draft: 0,
  under_review: 1,
  action_needed: 1,
  rejected: 2,
  withdrawn: 1,
  forwarded: 2,
  approved: 3,
  paid: 5,
};

/** The viaduct from Submitted to Paid. An appeal stands at the decision, not at the checks again. */
export function ApplicationRoad({ status, isAppeal }: { status: ApplicationStatus; isAppeal: boolean }) {
  const t = useTranslations("tracking");
  const steps = roadSteps.map((step) => ({
    label: t(`roadSteps.${step}`),
  }));
  return <Stepper label={t("road")} steps={steps} current={isAppeal ? places.rejected : places[status]} />;
}

/** Who, by when, then. */
export function ApplicationHeld({ view }: { view: ApplicationView }) {
  const t = useTranslations("tracking");
  const language = useLocale() as Language;
  const { holder, holderName, status, dueAt, account } = view;
  const lastDay = view.award?.place === "acceptance" ? view.award.acceptBy : null;
  const due = dueAt ? new Date(dueAt) : lastDay ? new Date(`${lastDay}T23:59:59+05:30`) : null;
  if (isEnd(status)) return <ApplicationEnd view={view} />;
  return (
    <Held
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
