import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Block } from "#app/ui/section.tsx";
import { keptAnswers } from "../../components/mock-tests/kept-answers.ts";
import { MockResultView } from "../../components/mock-tests/mock-result-view.tsx";
import { MockTries } from "../../components/mock-tests/mock-tries.tsx";
import { mockMessages } from "../../messages/mock.messages.server.ts";
import { getMockResult } from "../../server/mock-tests/get-mock-result.server.ts";
import { getMockTest } from "../../server/mock-tests/get-mock-test.server.ts";
import type { Route } from "./+types/mock-result-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  const language = context.get(languageContext);
  const own = await getMockResult(actor.userId ?? "", params.attempt, getMockTest(params.test), language);
  return {
    ...own,
    attempt: params.attempt,
    title: fillMessage(mockMessages[language].title, {
      test: fillMessage(mockMessages[language].test, { exam: own.result.test.exam }),
    }),
    description: mockMessages[language].description,
    messages: loadMessages(language, { mock: mockMessages }),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/exam-preparation/mock-tests",
    indexed: false,
  });

export default function MockResultPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("mock");
  const { result, tries, attempt } = loaderData;
  const { id, exam } = result.test;
  const title = t("test", { exam });
  // Handed in: what was marked for review in this browser has done its work.
  useEffect(() => keptAnswers.forget(`${attempt}.review`), [attempt]);
  return (
    <div className="wrap pb-20">
      <div className="max-w-[52rem]">
        <PageHead
          title={title}
          lead={t("lead")}
          crumbs={
            <Breadcrumb
              crumbs={[
                { label: t("tests"), href: "/exam-preparation/mock-tests" },
                { label: t("results"), href: "/exam-preparation/mock-tests/results" },
                { label: title },
              ]}
            />
          }
        />
        <MockResultView result={result}>
          {tries.length > 1 && (
            <Block title={t("tries")}>
              <MockTries
                tries={tries}
                caption={t("tries")}
                hrefOf={(one) => `/exam-preparation/mock-tests/${id}/results/${one}`}
              />
            </Block>
          )}
        </MockResultView>
      </div>
    </div>
  );
}
