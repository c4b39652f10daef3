import { Form, redirect } from "react-router";
import { pageMeta } from "#app/core/page-meta.ts";
import { getActor } from "#app/core/request-context.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { markingText } from "../components/marking-text.ts";
import { getMockTest } from "../server/get-mock-test.server.ts";
import { mockTicket } from "../server/mock-ticket.server.ts";
import { startMockAttempt } from "../server/start-mock-attempt.server.ts";
import type { Route } from "./+types/mock-test-page";

export function loader({ params }: Route.LoaderArgs) {
  const { id, title, examFamily, minutes, marking, questions } = getMockTest(params.test);
  return { id, title, examFamily, minutes, marking, questions: questions.length };
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
    title: loaderData?.title ?? "Mock test",
    description: `A free timed mock test in the manner of ${loaderData?.examFamily ?? "the exam"}: ${loaderData?.questions ?? 0} questions, real marking, every answer explained.`,
    path: `/exam-preparation/mock-tests/${loaderData?.id ?? ""}`,
  });

export default function MockTestPage({ loaderData }: Route.ComponentProps) {
  const { title, examFamily, minutes, marking, questions } = loaderData;
  return (
    <div className="wrap pb-20">
      <PageHead
        title={title}
        lead={`In the manner of ${examFamily}. Every question was written for ScholarSetu.`}
        crumbs={
          <Breadcrumb
            crumbs={[
              { label: "Exam Preparation", href: "/exam-preparation" },
              { label: "Mock tests", href: "/exam-preparation/mock-tests" },
              { label: title },
            ]}
          />
        }
      />
      <Facts
        facts={[
          { term: "Questions", value: questions },
          { term: "Time", value: `${minutes} minutes` },
          { term: "Marking", value: markingText(marking) },
        ]}
      />
      <div className="prose mt-8">
        <h2 className="sec-title">Before you start</h2>
        <ul>
          <li>The clock runs on our side from the moment you press Start, also if you close the page.</li>
          <li>You can leave questions out. An answer you are not sure of may cost marks.</li>
          <li>
            After a reload you go on where you were. When the time is over, the paper is handed in by itself.
          </li>
          <li>Signed-in students find the result in their list; for everybody else it is shown once.</li>
        </ul>
      </div>
      <Form method="post" className="mt-8">
        <Button kind="go">Start the test</Button>
      </Form>
    </div>
  );
}
