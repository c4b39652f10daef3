import { pageMeta } from "#app/core/page-meta.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { markingText } from "../components/marking-text.ts";
import { mockTests } from "../data/mock-tests/mock-tests.ts";
import type { Route } from "./+types/mock-tests-page";

export function loader() {
  return {
    tests: mockTests.map(({ id, title, examFamily, minutes, marking, questions }) => ({
      id,
      title,
      examFamily,
      minutes,
      marking,
      questions: questions.length,
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Free mock tests",
    description:
      "Short timed tests in the manner of JEE, NEET, CAT, bank, UPSC and language exams, with real marking and an explanation of every answer.",
    path: "/exam-preparation/mock-tests",
  });

export default function MockTestsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pb-20">
      <PageHead
        title="Free mock tests"
        lead="Timed, marked as in the real exam, and explained. The questions are our own."
        crumbs={
          <Breadcrumb
            crumbs={[{ label: "Exam Preparation", href: "/exam-preparation" }, { label: "Mock tests" }]}
          />
        }
      />
      <ul className="cols cols--3">
        {loaderData.tests.map(({ id, title, examFamily, minutes, marking, questions }) => (
          <li key={id}>
            <article className="card flex h-full flex-col gap-3">
              <h2 className="card__title">{title}</h2>
              <p className="muted small">In the manner of {examFamily}</p>
              <Facts
                facts={[
                  { term: "Questions", value: questions },
                  { term: "Time", value: `${minutes} minutes` },
                  { term: "Marking", value: markingText(marking) },
                ]}
              />
              <LinkButton
                href={`/exam-preparation/mock-tests/${id}`}
                className="mt-auto self-start"
                aria-label={`See the rules and start: ${title}`}
              >
                See the rules and start
              </LinkButton>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}
