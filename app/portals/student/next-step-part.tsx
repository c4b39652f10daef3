import ArrowRight from "lucide-react/icons/arrow-right";
import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { applyPath } from "#app/features/applications/views/apply-view.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { ReadAloud } from "#app/ui/talk/read-aloud.tsx";
import type { NextStep } from "./next-step.ts";
import { studentTabPath } from "./student-tabs.ts";

interface NextStepView {
  readonly step: NextStep;
  /** Of a defect: "Send a new income certificate"; and how many days are left. */
  readonly wanted: string | null;
  readonly daysLeft: number | null;
}

/** One marigold thing: what to do now. */
export function NextStepPart({ step, wanted, daysLeft }: NextStepView) {
  const t = useTranslations("student.next");
  const words = useNextWords({ step, wanted, daysLeft });
  return (
    <section className="fix next relative" aria-labelledby="next-step" data-read>
      <div>
        <p className="small muted">{t("label")}</p>
        <h2 id="next-step" className="sec-title">
          {words.title}
        </h2>
        <p className="mt-1.5">{words.text}</p>
      </div>
      <ReadAloud className="absolute end-3 top-3" />
      <div className="row [--gap:.75rem]">
        <LinkButton kind="go" href={words.href} iconEnd={ArrowRight}>
          {words.button}
        </LinkButton>
        {step.kind === "pay" && (
          <LinkButton kind="quiet" href={studentTabPath("find")}>
            {t("payLater")}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

function useNextWords({ step, wanted, daysLeft }: NextStepView) {
  const t = useTranslations("student.next");
  const award = useTranslations("award");
  const assisted = useTranslations("student")("assisted");
  const language = useLocale() as Language;
  const day = (date: string | null) => (date ? formatDate(new Date(date), language) : "");
  switch (step.kind) {
    case "award": {
      const { scholarship, amountShort, award: given } = step.line;
      return {
        title: award(`short.${step.place}`, {
          lastDay: given?.acceptBy ? formatDate(given.acceptBy, language) : "",
        }),
        text: [scholarship ?? assisted, amountShort].filter(Boolean).join(", "),
        button: award("open"),
        href: `/payouts/${step.awardId}`,
      };
    }
    case "fix": {
      const scholarship = step.line.scholarship ?? assisted;
      const left = daysLeft === null ? "" : t("daysLeft", { days: daysLeft });
      return {
        title: wanted ?? t("fixTitle"),
        text: t("fixText", { scholarship, date: [day(step.line.dueAt), left].filter(Boolean).join(", ") }),
        button: t("fix"),
        href: `/applications/${step.line.number}`,
      };
    }
    case "registration":
      return {
        title: t("goOnTitle"),
        text: t("goOnText", { date: day(step.savedAt) }),
        button: t("draft"),
        href: "/otr-registration",
      };
    case "draft":
      return {
        title: t("draftTitle"),
        text: t("draftText", { scholarship: step.line.scholarship ?? assisted }),
        button: t("draft"),
        href: applyPath({ number: step.line.number }),
      };
    case "pay":
      return { title: t("payTitle"), text: t("payText"), button: t("pay"), href: "/payment" };
    case "register":
      return {
        title: t("registerTitle"),
        text: t("registerText"),
        button: t("register"),
        href: "/otr-registration",
      };
    case "find":
      return { title: t("findTitle"), text: t("findText"), button: t("find"), href: studentTabPath("find") };
  }
}
