import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { MockRules } from "../../components/mock-tests/mock-rules.tsx";
import { mockMessages } from "../../messages/mock.messages.server.ts";
import { paperIn } from "../../messages/mock-papers.ts";
import { mockTestMessages } from "../../messages/mock-test.messages.server.ts";
import { getMockTest } from "../../server/mock-tests/get-mock-test.server.ts";
import { mockTicket } from "../../server/mock-tests/mock-ticket.server.ts";
import { startMockAttempt } from "../../server/mock-tests/start-mock-attempt.server.ts";
import type { Route } from "./+types/mock-test-page";

export function loader({ params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { id, exam, paper, minutes, real, notes, sections, questions } = getMockTest(params.test);
  return {
    id,
    exam,
    paper: paperIn({ id, paper }, language),
    minutes,
    real,
    notes,
    questions: questions.length,
    sections: sections.map((section) => ({
      ...section,
      questions: questions.filter((one) => one.section === section.name).length,
    })),
    title: fillMessage(mockMessages[language].test, { exam }),
    description: fillMessage(mockTestMessages[language].introDescription, {
      exam,
      questions: String(questions.length),
    }),
    messages: loadMessages(language, { mock: mockMessages, mockTest: mockTestMessages }),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const test = getMockTest(params.test);
  const actor = await getActor(context);
  const path = `/exam-preparation/mock-tests/${test.id}/take`;
  if (actor.role === "student" && actor.userId) {
    await startMockAttempt(actor.userId, test);
    return redirect(path);
  }
  return redirect(`${path}?ticket=${mockTicket.issue(test)}`);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: `/exam-preparation/mock-tests/${loaderData?.id ?? ""}`,
  });

export default function MockTestPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("mockTest");
  const names = useTranslations("mock");
  const { title, paper, minutes, questions } = loaderData;
  return (
    <div className="wrap pb-20">
      <PageHead
        title={title}
        lead={t("introLead")}
        crumbs={
          <Breadcrumb
            crumbs={[
              { label: names("exams"), href: "/exam-preparation" },
              { label: names("tests"), href: "/exam-preparation/mock-tests" },
              { label: title },
            ]}
          />
        }
      />
      <div className="grid max-w-[52rem] grid-cols-1 gap-8">
        <Facts
          facts={[
            { term: t("follows"), value: paper },
            { term: t("questions"), value: questions },
            { term: t("time"), value: t("minutes", { minutes: String(minutes) }) },
          ]}
        />
        <MockRules test={loaderData} />
        <form method="post">
          <Button kind="go">{t("start")}</Button>
        </form>
      </div>
    </div>
  );
}
