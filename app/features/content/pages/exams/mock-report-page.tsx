import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { MockReportForm } from "../../components/mock-tests/mock-report-form.tsx";
import { mockMessages } from "../../messages/mock.messages.server.ts";
import { mockTestMessages } from "../../messages/mock-test.messages.server.ts";
import { getMockQuestion } from "../../server/mock-tests/get-mock-question.server.ts";
import { mockReportActions } from "../../server/mock-tests/mock-report-actions.server.ts";
import type { Route } from "./+types/mock-report-page";

export function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { test, question } = getMockQuestion(params.test, params.question);
  return {
    test: test.id,
    exam: test.exam,
    // Without its options and answer: who has not taken the test yet learns nothing here.
    question: question.question,
    title: mockTestMessages[language].reportTitle,
    description: mockTestMessages[language].reportLead,
    messages: loadMessages(language, { mock: mockMessages, mockTest: mockTestMessages }),
  };
}

export const action = mockReportActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/exam-preparation/mock-tests",
    indexed: false,
  });

export default function MockReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("mockTest");
  const names = useTranslations("mock");
  const { test, exam, question } = loaderData;
  return (
    <div className="wrap pb-20">
      <div className="max-w-[var(--wrap-form)]">
        <PageHead
          title={t("reportTitle")}
          lead={t("reportLead")}
          crumbs={
            <Breadcrumb
              crumbs={[
                { label: names("tests"), href: "/exam-preparation/mock-tests" },
                { label: names("test", { exam }), href: `/exam-preparation/mock-tests/${test}` },
                { label: t("reportTitle") },
              ]}
            />
          }
        />
        <div className="card mb-8">
          <h2 className="small muted">{t("reportQuestion")}</h2>
          <p className="whitespace-pre-line" lang="en">
            {question}
          </p>
        </div>
        <MockReportForm answer={actionData} />
      </div>
    </div>
  );
}
