import CalendarPlus from "lucide-react/icons/calendar-plus";
import Printer from "lucide-react/icons/printer";
import { useLocale, useTranslations } from "use-intl";
import { formatDate, istDate } from "#app/core/clock.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { DateField } from "#app/ui/fields/date-field.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { AsOf } from "../../components/as-of.tsx";
import { PlanSchedule } from "../../components/exams/plan-schedule.tsx";
import { datedMessages } from "../../messages/dated.messages.server.ts";
import { examPlanMessages } from "../../messages/exam-plan.messages.server.ts";
import { getExamPlan } from "../../server/exams/get-exam-plan.server.ts";
import { listMockTests } from "../../server/mock-tests/list-mock-tests.server.ts";
import type { Route } from "./+types/exam-plan-page";

export function loader({ params, request, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const found = getExamPlan(params.exam, new URL(request.url).searchParams.get("date"), language);
  const hasMockTest = listMockTests().some(({ id }) => id === params.exam);
  const { meta, description } = examPlanMessages[language];
  return {
    ...found,
    hasMockTest,
    today: istDate(),
    title: fillMessage(meta, { exam: found.exam.name }),
    description: fillMessage(description, { exam: found.exam.fullName }),
    messages: loadMessages(language, { dated: datedMessages, examPlan: examPlanMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: `/exam-preparation/${loaderData?.exam.id ?? ""}/plan`,
  });

export default function ExamPlanPage({ loaderData }: Route.ComponentProps) {
  const { exam, examOn, isEstimate, plan, problem, hasMockTest, today } = loaderData;
  const t = useTranslations("examPlan");
  const language = useLocale() as Language;
  return (
    <div className="wrap pb-20">
      <PageHead
        title={t("title", { exam: exam.name })}
        lead={<span lang="en">{exam.fullName}</span>}
        crumbs={
          <Breadcrumb crumbs={[{ label: t("exams"), href: "/exam-preparation" }, { label: exam.name }]} />
        }
      />
      <form method="get" className="no-print row mb-8 items-end" aria-label={t("date")}>
        <DateField
          field={{
            id: "plan-date",
            errorId: "plan-date-error",
            descriptionId: "plan-date-hint",
            name: "date",
            required: true,
            initialValue: examOn,
            min: today,
            errors: problem ? [problem] : undefined,
          }}
          label={t("date")}
          hint={t("dateHint")}
        />
        <Button kind={plan ? "quiet" : "default"}>{t("make")}</Button>
      </form>
      {plan ? (
        <div className="grid grid-cols-1 gap-8">
          <Facts
            facts={[
              { term: t("exam"), value: formatDate(plan.examOn, language) },
              { term: t("daysLeft"), value: plan.daysLeft },
              { term: t("usual"), value: exam.preparationTime.text },
              {
                term: t("pattern"),
                value: t("marks", { marks: exam.totalMarks, duration: exam.duration }),
              },
            ]}
          />
          {isEstimate && (
            <Alert tone="warn" title={t("estimate")}>
              {t("estimateText", { said: exam.examDate })}
            </Alert>
          )}
          {plan.isShort && <Alert title={t("short")}>{t("shortText")}</Alert>}
          <p className="row no-print">
            <LinkButton
              icon={CalendarPlus}
              kind="quiet"
              plain
              href={`/exam-preparation/${exam.id}/plan.ics?date=${plan.examOn}`}
            >
              {t("calendar")}
            </LinkButton>
            <Button type="button" kind="quiet" icon={Printer} className="needs-script" data-print>
              {t("print")}
            </Button>
            {hasMockTest && (
              <LinkButton kind="quiet" href={`/exam-preparation/mock-tests/${exam.id}`}>
                {t("mock")}
              </LinkButton>
            )}
          </p>
          <PlanSchedule plan={plan} today={today} />
        </div>
      ) : (
        <p>{t("enter")}</p>
      )}
      <div className="mt-8">
        <AsOf fact={exam} />
      </div>
    </div>
  );
}
