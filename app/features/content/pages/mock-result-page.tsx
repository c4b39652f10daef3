import { Link } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Block } from "#app/ui/section.tsx";
import { MockResultView } from "../components/mock-result-view.tsx";
import { getMockResult } from "../server/get-mock-result.server.ts";
import { getMockTest } from "../server/get-mock-test.server.ts";
import type { Route } from "./+types/mock-result-page";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = await getActor(context);
  return getMockResult(actor.userId ?? "", params.attempt, getMockTest(params.test));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `Result: ${loaderData?.result.test.title ?? "mock test"}`,
    description: "Your result of a mock test, with an explanation of every answer.",
    path: "/exam-preparation/mock-tests",
    indexed: false,
  });

export default function MockResultPage({ loaderData }: Route.ComponentProps) {
  const { result, tries } = loaderData;
  const { id, title } = result.test;
  return (
    <div className="wrap pb-20">
      <div className="max-w-[52rem]">
        <PageHead
          title={title}
          lead="Your result"
          crumbs={
            <Breadcrumb
              crumbs={[
                { label: "Mock tests", href: "/exam-preparation/mock-tests" },
                { label: title, href: `/exam-preparation/mock-tests/${id}` },
                { label: "Result" },
              ]}
            />
          }
        />
        <MockResultView result={result} />
        {tries.length > 1 && (
          <Block title="Your tries">
            <ul className="lines">
              {tries.map((one) => (
                <li key={one.id}>
                  <Link to={`/exam-preparation/mock-tests/${id}/results/${one.id}`}>{one.when}</Link>
                  <span className="num">{one.score} marks</span>
                </li>
              ))}
            </ul>
          </Block>
        )}
      </div>
    </div>
  );
}
