import { useTranslations } from "use-intl";
import { pageMeta } from "#app/core/page-meta.ts";
import { languageContext } from "#app/core/requests/request-context.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Alert } from "#app/ui/dialogs/alert.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { SaveWords } from "../components/card/save-button.tsx";
import { AskForm } from "../components/eligibility/ask-form.tsx";
import { FittingResults } from "../components/eligibility/fitting-results.tsx";
import { ReaderProvider } from "../components/reader-context.ts";
import { shortQuestions } from "../eligibility/eligibility-answers.ts";
import { discoveryMessages, discoveryParts } from "../messages/discovery.messages.server.ts";
import { factsMessages } from "../messages/facts.messages.server.ts";
import { optionMessages } from "../messages/options.messages.server.ts";
import { tallyMessages } from "../messages/tally.messages.server.ts";
import { countCatalogue } from "../server/catalogue/count-catalogue.server.ts";
import { composeQuestions } from "../server/matching/compose-questions.server.ts";
import { eligibilityActions } from "../server/matching/eligibility-actions.server.ts";
import type { Route } from "./+types/eligibility-page";

const parts = discoveryParts("card", "check");

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { title, description } = discoveryMessages[language].check;
  return {
    title,
    description,
    open: (await countCatalogue()).open,
    questions: composeQuestions(shortQuestions, language),
    kinds: optionMessages[language].providerTypes,
    messages: loadMessages(language, { discovery: parts, facts: factsMessages, tally: tallyMessages }),
  };
}

export const action = eligibilityActions.action;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.title ?? "",
    description: loaderData?.description ?? "",
    path: "/eligibility",
  });

export default function EligibilityPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = answer?.shown;
  const t = useTranslations("discovery.check");
  const result = actionData?.result ?? null;
  const hasErrors = Object.keys(actionData?.errors ?? {}).length > 0;
  const form = (
    <AskForm
      questions={loaderData.questions}
      given={actionData?.given ?? null}
      errors={actionData?.errors ?? {}}
      open={loaderData.open}
    />
  );
  return (
    <ReaderProvider value={actionData?.reader ?? null}>
      <div className="wrap pb-12 stack [--gap:2rem]">
        <SaveWords />
        <PageHead title={loaderData.title} lead={t("lead")} />
        {actionData?.isEmpty && !hasErrors && (
          <Alert tone="bad">{actionData.intent === "profile" ? t("noProfile") : t("answerFirst")}</Alert>
        )}
        {result ? (
          <details className="fold fold--answers card max-w-[40rem]">
            <summary>{t("change")}</summary>
            {form}
          </details>
        ) : (
          <div className="max-w-[40rem] stack [--gap:1.5rem]">
            <UseProfile className="when-in" />
            <UseProfile className="no-script" />
            {form}
          </div>
        )}
        {result && actionData?.intent === "answers" && <KeepAnswers given={actionData.given} />}
        {result && actionData && (
          <FittingResults
            result={result}
            kinds={loaderData.kinds}
            answers={actionData.given}
            intent={actionData.intent}
            isMore={actionData.isMore}
          />
        )}
      </div>
    </ReaderProvider>
  );
}

/** P1: signed in, what was answered here need not be answered again. */
function KeepAnswers({ given }: { given: Readonly<Record<string, string>> }) {
  const t = useTranslations("facts");
  return (
    <form method="post" action="/student/facts" className="note grid-cols-1 when-in max-w-[40rem]">
      <div className="row">
        {Object.entries(given).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <span>{t("keepHint")}</span>
        <Button kind="quiet" size="sm" name="intent" value="keep">
          {t("keepHere")}
        </Button>
      </div>
    </form>
  );
}

/** Only who is signed in has one; the page itself is the same for everyone. */
function UseProfile({ className }: { className: string }) {
  const t = useTranslations("discovery.check");
  return (
    <form method="post" action="/eligibility" className={`note grid-cols-1 ${className}`}>
      <div className="row">
        <input type="hidden" name="intent" value="profile" />
        <span>{t("useProfileHint")}</span>
        <Button kind="quiet" size="sm">
          {t("useProfile")}
        </Button>
      </div>
    </form>
  );
}
