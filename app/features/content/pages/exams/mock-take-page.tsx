import { useEffect } from "react";
import { redirect } from "react-router";
import { useTranslations } from "use-intl";
import { formatTime, now } from "#app/core/clock.ts";
import { readFormData } from "#app/core/forms/form.ts";
import { pageMeta } from "#app/core/page-meta.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { DeviceTries } from "../../components/mock-tests/device-tries.tsx";
import { keptAnswers } from "../../components/mock-tests/kept-answers.ts";
import { MockPaper } from "../../components/mock-tests/mock-paper.tsx";
import { MockResultView } from "../../components/mock-tests/mock-result-view.tsx";
import { mockMessages } from "../../messages/mock.messages.server.ts";
import { mockTestMessages } from "../../messages/mock-test.messages.server.ts";
import { readAnswers } from "../../mock-tests/mock-marking.ts";
import { isLate } from "../../mock-tests/mock-time.ts";
import { paperOf } from "../../mock-tests/mock-view.ts";
import { findOpenMockAttempt } from "../../server/mock-tests/find-open-mock-attempt.server.ts";
import { getMockTest } from "../../server/mock-tests/get-mock-test.server.ts";
import { markVisitorTest } from "../../server/mock-tests/mark-visitor-test.server.ts";
import { mockTicket } from "../../server/mock-tests/mock-ticket.server.ts";
import { saveMockAnswers } from "../../server/mock-tests/save-mock-answers.server.ts";
import { submitMockAttempt } from "../../server/mock-tests/submit-mock-attempt.server.ts";
import type { Route } from "./+types/mock-take-page";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const test = getMockTest(params.test);
  const actor = await getActor(context);
  const intro = `/exam-preparation/mock-tests/${test.id}`;
  const ticket = new URL(request.url).searchParams.get("ticket");
  const running = ticket ? mockTicket.read(ticket, test) : null;
  const own =
    !ticket && actor.role === "student" ? await findOpenMockAttempt(actor.userId ?? "", test) : null;
  const attempt = running ?? own;
  if (!attempt) throw redirect(intro);
  if (own && isLate(now(), own.endsAt)) {
    // The page was closed and the time ran out: what was saved is what was handed in.
    await submitMockAttempt(actor.userId ?? "", own.id, test, null);
    throw redirect(`${intro}/results/${own.id}`);
  }
  const language = context.get(languageContext);
  return {
    paper: paperOf(test),
    title: fillMessage(mockMessages[language].test, { exam: test.exam }),
    description: mockTestMessages[language].taking,
    messages: loadMessages(language, { mock: mockMessages, mockTest: mockTestMessages }),
    ticket: running ? ticket : null,
    attempt: attempt.id,
    saved: own?.answers ?? {},
    endsAtText: formatTime(attempt.endsAt, language),
    secondsLeft: Math.max(0, Math.round((attempt.endsAt.getTime() - now().getTime()) / 1000)),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const test = getMockTest(params.test);
  const fields = await readFormData(request, 64 * 1024);
  const answers = readAnswers(test, fields);
  const ticket = fields.get("ticket");
  if (typeof ticket === "string") return { result: markVisitorTest(test, ticket, answers), saved: false };
  const actor = await getActor(context);
  const attempt = actor.userId ? await findOpenMockAttempt(actor.userId, test) : null;
  if (!attempt || !actor.userId)
    throw conflict("This try was handed in already, or you were signed out meanwhile.");
  if (fields.get("do") === "save") {
    return { result: null, saved: await saveMockAnswers(actor.userId, attempt.id, answers) };
  }
  await submitMockAttempt(actor.userId, attempt.id, test, answers);
  return redirect(`/exam-preparation/mock-tests/${test.id}/results/${attempt.id}`);
}

// A saved tick changes nothing on the page: the paper is not asked for again.
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: {
  formData?: FormData;
  defaultShouldRevalidate: boolean;
}) {
  return formData ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: `/exam-preparation/mock-tests/${loaderData?.paper.id ?? ""}/take`,
    indexed: false,
  });

export default function MockTakePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("mock");
  const { paper, title, secondsLeft, endsAtText, saved, ticket, attempt } = loaderData;
  const result = actionData?.result;
  useEffect(() => {
    if (!result) return;
    keptAnswers.forget(attempt);
    keptAnswers.forget(`${attempt}.review`);
    // The paper was handed in at its foot; the marks stand at the head.
    window.scrollTo(0, 0);
  }, [result, attempt]);
  return (
    <div className="wrap pb-20">
      <PageHead title={title} lead={result ? t("lead") : undefined} />
      {result ? (
        <div className="max-w-[52rem]">
          <MockResultView result={result}>
            <DeviceTries result={result} attempt={attempt} />
          </MockResultView>
        </div>
      ) : (
        <MockPaper
          paper={paper}
          secondsLeft={secondsLeft}
          endsAtText={endsAtText}
          saved={saved}
          ticket={ticket}
          attempt={attempt}
        />
      )}
    </div>
  );
}
