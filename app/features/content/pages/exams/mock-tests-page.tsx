import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { markingText } from "../../components/mock-tests/marking-text.ts";
import { mockMessages } from "../../messages/mock.messages.server.ts";
import { paperIn } from "../../messages/mock-papers.ts";
import { mockTestMessages } from "../../messages/mock-test.messages.server.ts";
import { listMockTests } from "../../server/mock-tests/list-mock-tests.server.ts";
import type { Route } from "./+types/mock-tests-page";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { listTitle, listDescription } = mockTestMessages[language];
  return {
    title: listTitle,
    description: listDescription,
    messages: loadMessages(language, { mock: mockMessages, mockTest: mockTestMessages }),
    tests: listMockTests().map(({ id, exam, paper, minutes, sections, questions }) => ({
      id,
      exam,
      paper: paperIn({ id, paper }, language),
      minutes,
      marking: markingText(sections),
      questions: questions.length,
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/exam-preparation/mock-tests",
  });

export default function MockTestsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("mockTest");
  const names = useTranslations("mock");
  return (
    <div className="wrap pb-20">
      <PageHead
        title={t("listTitle")}
        lead={t("listLead")}
        crumbs={
          <Breadcrumb
            crumbs={[{ label: names("exams"), href: "/exam-preparation" }, { label: names("tests") }]}
          />
        }
      >
        <p className="row">
          <LinkButton kind="quiet" href="/exam-preparation/mock-tests/results">
            {t("ownResults")}
          </LinkButton>
        </p>
      </PageHead>
      <ul className="cols cols--3">
        {loaderData.tests.map(({ id, exam, paper, minutes, marking, questions }) => (
          <li key={id}>
            <article className="card flex h-full flex-col gap-3">
              <h2 className="card__title">{names("test", { exam })}</h2>
              <p className="muted small">{paper}</p>
              <Facts
                facts={[
                  { term: t("questions"), value: questions },
                  { term: t("time"), value: t("minutes", { minutes: String(minutes) }) },
                  { term: t("marking"), value: marking },
                ]}
              />
              <LinkButton
                href={`/exam-preparation/mock-tests/${id}`}
                className="mt-auto self-start"
                aria-label={t("openOf", { exam })}
              >
                {t("open")}
              </LinkButton>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}
