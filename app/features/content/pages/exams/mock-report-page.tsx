import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { readFormData } from "#app/core/forms/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { clientAddressContext, getActor, languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { MockReportForm } from "../../components/mock-tests/mock-report-form.tsx";
import { mockMessages } from "../../messages/mock.messages.server.ts";
import { mockTestMessages } from "../../messages/mock-test.messages.server.ts";
import { getMockTest } from "../../server/mock-tests/get-mock-test.server.ts";
import { reportMockQuestion } from "../../server/mock-tests/report-mock-question.server.ts";
import type { Route } from "./+types/mock-report-page";

function find(testId: string, questionId: string) {
  const test = getMockTest(testId);
  const question = test.questions.find(({ id }) => id === questionId);
  if (!question) throw notFound("This question is not here.");
  return { test, question };
}

export function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { test, question } = find(params.test, params.question);
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

export async function action({ params, request, context }: Route.ActionArgs) {
  const received = await reportMockQuestion(
    await getActor(context),
    find(params.test, params.question),
    await readFormData(request, 64 * 1024),
    context.get(clientAddressContext),
  );
  if (received.kind === "saved") return redirect(`/contact/received/${received.enquiryId}`);
  return data(received.reply, { status: received.status, headers: received.headers });
}

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
        <MockReportForm reply={actionData ?? null} />
      </div>
    </div>
  );
}
