import ArrowRight from "lucide-react/icons/arrow-right";
import User from "lucide-react/icons/user";
import { useLocale, useTranslations } from "use-intl";
import { formatDate } from "#app/core/clock.ts";
import type { Language } from "#app/core/i18n.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { ApplicationFigures, ApplicationLine } from "#app/features/applications/application-view.ts";
import { applyPath } from "#app/features/applications/apply-view.ts";
import { ApplicationLines } from "#app/features/applications/components/application-lines.tsx";
import { missingHref } from "#app/features/applications/components/missing-href.ts";
import type { StudentProfileView } from "#app/features/applications/profile-view.ts";
import { Offers } from "#app/features/scholarships/components/offers.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Anchor } from "#app/ui/anchor.tsx";
import emptyApplications from "#app/ui/art/empty-applications.svg";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatTiles } from "#app/ui/stat-tiles.tsx";
import { studentTabPath } from "./student-tabs.ts";
import type { TabData } from "./student-view.ts";

type DashboardTabProps = {
  data: TabData<"dashboard">;
  figures: ApplicationFigures;
  profile: StudentProfileView;
};

export function DashboardTab({ data, figures, profile }: DashboardTabProps) {
  const t = useTranslations("student");
  const [firstMissing] = profile.missing;
  return (
    <>
      <NextStep
        line={data.nextStep}
        isRegistered={!profile.missing.includes("registration")}
        isFeeDue={data.isFeeDue}
      />
      <StatTiles
        tiles={[
          { label: t("figures.submitted"), value: figures.applicationsSubmitted },
          { label: t("figures.received"), value: figures.scholarshipsReceived },
          {
            label: t("figures.amount"),
            value: formatMoney(paise(figures.totalAmountPaise)),
            note:
              figures.totalAmountPaise > 0 &&
              t("figures.sent", { amount: formatMoney(paise(figures.paidAmountPaise)) }),
          },
          { label: t("figures.pending"), value: figures.pendingApplications },
        ]}
      />
      <section aria-labelledby="recent">
        <div className="row row--apart mb-2">
          <h2 id="recent" className="sec-title">
            {t("recent")}
          </h2>
          {data.total > 0 && (
            <Anchor href={studentTabPath("applications")}>{t("seeAll", { count: data.total })}</Anchor>
          )}
        </div>
        {data.recent.length > 0 ? (
          <ApplicationLines lines={data.recent} />
        ) : (
          <EmptyState picture={emptyApplications} title={t("noApplications")}>
            <p>{t("noApplicationsText")}</p>
          </EmptyState>
        )}
      </section>
      <section aria-labelledby="recommended">
        <div className="row row--apart mb-4">
          <h2 id="recommended" className="sec-title">
            {t("recommended")}
          </h2>
          <Anchor href={studentTabPath("find")}>{t("findMore")}</Anchor>
        </div>
        <Offers scholarships={data.matches} verdicts={data.verdicts} tab="dashboard" mayAsk={data.mayAsk} />
      </section>
      {firstMissing && (
        <Alert icon={User} title={t("profileMissing", { percent: profile.completion })}>
          <Anchor href={missingHref(firstMissing)}>{t(`missing.${firstMissing}`)}</Anchor>
        </Alert>
      )}
    </>
  );
}

type NextStepProps = { line: ApplicationLine | null; isRegistered: boolean; isFeeDue: boolean };

/** One marigold thing: what to do now. */
function NextStep({ line, isRegistered, isFeeDue }: NextStepProps) {
  const t = useTranslations("student.next");
  const words = useTranslations("student");
  const language = useLocale() as Language;
  const scholarship = line?.scholarship ?? words("assisted");
  const date = line?.dueAt ? formatDate(new Date(line.dueAt), language) : "";
  const step =
    line?.status === "action_needed"
      ? {
          title: t("fixTitle"),
          text: t("fixText", { scholarship, date }),
          button: t("fix"),
          href: `/applications/${line.number}`,
        }
      : line
        ? {
            title: t("draftTitle"),
            text: t("draftText", { scholarship }),
            button: t("draft"),
            href: applyPath({ number: line.number }),
          }
        : isFeeDue
          ? {
              title: t("payTitle"),
              text: t("payText"),
              button: t("pay"),
              href: "/payment",
              later: t("payLater"),
            }
          : !isRegistered
            ? {
                title: t("registerTitle"),
                text: t("registerText"),
                button: t("register"),
                href: "/otr-registration",
              }
            : { title: t("findTitle"), text: t("findText"), button: t("find"), href: studentTabPath("find") };
  return (
    <section className="fix next" aria-labelledby="next-step">
      <div>
        <p className="small muted">{t("label")}</p>
        <h2 id="next-step" className="sec-title">
          {step.title}
        </h2>
        <p className="mt-1.5">{step.text}</p>
      </div>
      <div className="row [--gap:.75rem]">
        <LinkButton kind="go" href={step.href} iconEnd={ArrowRight}>
          {step.button}
        </LinkButton>
        {"later" in step && (
          <LinkButton kind="quiet" href={studentTabPath("find")}>
            {step.later}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
