import CalendarPlus from "lucide-react/icons/calendar-plus";
import Printer from "lucide-react/icons/printer";
import { formatDate, istDate } from "#app/core/clock.ts";
import { defaultLanguage } from "#app/core/i18n.ts";
import { loadMessages } from "#app/core/load-messages.server.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { AsOf } from "../components/as-of.tsx";
import { PlanSchedule } from "../components/plan-schedule.tsx";
import { datedMessages } from "../messages/dated.messages.server.ts";
import { getExamPlan } from "../server/get-exam-plan.server.ts";
import { listMockTests } from "../server/list-mock-tests.server.ts";
import type { Route } from "./+types/exam-plan-page";

export function loader({ params, request }: Route.LoaderArgs) {
  const found = getExamPlan(params.exam, new URL(request.url).searchParams.get("date"));
  const hasMockTest = listMockTests().some(({ id }) => id === params.exam);
  return {
    ...found,
    hasMockTest,
    today: istDate(),
    partMessages: loadMessages(defaultLanguage, { dated: datedMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${loaderData?.exam.name ?? "Exam"} preparation plan`,
    description: `A personal plan for ${loaderData?.exam.fullName ?? "your exam"}, with dates counted back from the exam day, to print or put into your calendar.`,
    path: `/exam-preparation/${loaderData?.exam.id ?? ""}/plan`,
  });

export default function ExamPlanPage({ loaderData }: Route.ComponentProps) {
  const { exam, examOn, isEstimate, plan, problem, hasMockTest, today } = loaderData;
  return (
    <div className="wrap pb-20">
      <PageHead
        title={`Your plan for ${exam.name}`}
        lead={exam.fullName}
        crumbs={
          <Breadcrumb
            crumbs={[{ label: "Exam Preparation", href: "/exam-preparation" }, { label: exam.name }]}
          />
        }
      />
      <form method="get" className="no-print row mb-8 items-end" aria-label="Exam date">
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
          label="Exam date"
          hint="From your admit card or the official notice"
        />
        <Button kind={plan ? "quiet" : "default"}>Make my plan</Button>
      </form>
      {plan ? (
        <div className="grid grid-cols-1 gap-8">
          <Facts
            facts={[
              { term: "Exam", value: formatDate(plan.examOn) },
              { term: "Days left", value: plan.daysLeft },
              { term: "Usual preparation", value: exam.preparationTime.text },
              { term: "Pattern", value: `${exam.totalMarks} marks, ${exam.duration}` },
            ]}
          />
          {isEstimate && (
            <Alert tone="warn" title="The date is our estimate.">
              Look at the official notice and enter the real one above. {exam.examDate}
            </Alert>
          )}
          {plan.isShort && (
            <Alert title="Less time than most take.">
              The plan below uses every day that is left. Choose the parts with the most marks first.
            </Alert>
          )}
          <p className="row no-print">
            <LinkButton
              icon={CalendarPlus}
              kind="quiet"
              plain
              href={`/exam-preparation/${exam.id}/plan.ics?date=${plan.examOn}`}
            >
              Add to calendar
            </LinkButton>
            <Button
              type="button"
              kind="quiet"
              icon={Printer}
              className="needs-script"
              onClick={() => window.print()}
            >
              Print
            </Button>
            {hasMockTest && (
              <LinkButton kind="quiet" href={`/exam-preparation/mock-tests/${exam.id}`}>
                Free Mock Test
              </LinkButton>
            )}
          </p>
          <PlanSchedule plan={plan} today={today} />
        </div>
      ) : (
        <p>Enter the day of your exam, and we count back from it.</p>
      )}
      <div className="mt-8">
        <AsOf fact={exam} />
      </div>
    </div>
  );
}
