import { data, isRouteErrorResponse, redirect, useRouteError } from "react-router";
import { istDate } from "#app/core/clock.ts";
import { readFormData } from "#app/core/forms/form.ts";
import { breadcrumbData, pageMeta } from "#app/core/page-meta.ts";
import { isGiver } from "#app/core/portals/roles.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import { loadMessages } from "#app/core/words/load-messages.server.ts";
import { grantData } from "../catalogue/grant-data.ts";
import { paperKind, papersOf } from "../catalogue/papers-of-everyone.ts";
import { SaveWords } from "../components/card/save-button.tsx";
import { ApplyDock, ApplyPanel } from "../components/detail/apply-panel.tsx";
import { DatesBlock } from "../components/detail/dates-block.tsx";
import { KeyFacts } from "../components/detail/key-facts.tsx";
import { PapersBlock } from "../components/detail/papers-block.tsx";
import {
  Benefits,
  Process,
  Provenance,
  RunHereBlocks,
  Similar,
  WhoFor,
} from "../components/detail/scholarship-blocks.tsx";
import { ScholarshipHead } from "../components/detail/scholarship-head.tsx";
import { EligibilityCheck } from "../components/eligibility/eligibility-check.tsx";
import { NotFoundHelp } from "../components/list/not-found-help.tsx";
import { ReaderProvider } from "../components/reader-context.ts";
import type { CheckAnswer } from "../eligibility/check-answer.ts";
import { judge } from "../eligibility/eligibility.ts";
import { shorterAddress } from "../lists/list-address.ts";
import { discoveryMessages, discoveryParts } from "../messages/discovery.messages.server.ts";
import { optionMessages } from "../messages/options.messages.server.ts";
import { findPublished } from "../server/catalogue/find-published.server.ts";
import { findMergedInto } from "../server/lifecycle/find-merged-into.server.ts";
import { composeNotFound } from "../server/lists/compose-not-found.server.ts";
import { findSimilar } from "../server/lists/find-similar.server.ts";
import { lookForReader } from "../server/lists/look-for-reader.server.ts";
import { readRunHere } from "../server/lists/read-run-here.server.ts";
import { composeQuestions } from "../server/matching/compose-questions.server.ts";
import { cardIn } from "../server/words/card-in.server.ts";
import { levelInWords } from "../server/words/level-in-words.server.ts";
import { paperName } from "../server/words/paper-name.server.ts";
import { paperPlace } from "../server/words/paper-place.server.ts";
import { scholarshipIn } from "../server/words/scholarship-in.server.ts";
import { stateInWords } from "../server/words/state-in-words.server.ts";
import type { Route } from "./+types/scholarship-page";

const parts = discoveryParts("card", "page", "check");
const MOST_BYTES = 32 * 1024;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  // The page is the same for everyone: what is shown here, anybody may see.
  const scholarship = await findPublished(params.slug);
  if (!scholarship) {
    const merged = await findMergedInto(params.slug);
    if (merged) throw redirect(`/scholarships/${merged}`, 301);
    throw data(await composeNotFound("scholarship", language), 404);
  }
  const path = `/scholarships/${scholarship.slug}`;
  if (scholarship.slug !== params.slug) throw redirect(path);
  const shorter = shorterAddress(url, ["lang"]);
  if (shorter) throw redirect(shorter);
  const words = optionMessages[language];
  const { criteria } = scholarship;
  const shown = scholarshipIn(scholarship, language);
  return {
    scholarship: shown,
    papers: papersOf(scholarship).map((name) => ({
      name: paperName(name, language),
      kind: paperKind(name),
      place: paperPlace(name, language),
    })),
    runHere: await readRunHere(scholarship, language),
    description: fillMessage(discoveryMessages[language].page.about, { title: shown.title }),
    kind: words.providerTypes[scholarship.providerType],
    category: words.categories[scholarship.category],
    level: levelInWords(scholarship.level, language),
    state: stateInWords(scholarship.states, language),
    // Exactly what a verdict would lack for somebody of whom nothing is known.
    questions: composeQuestions(judge(criteria, {}, istDate()).missing, language, criteria),
    similar: (await findSimilar(scholarship.id)).map((card) => cardIn(card, language)),
    messages: loadMessages(language, { discovery: parts }),
  };
}

/** Givers write no steps of their own: what comes after says them. */
function isWrittenProcess({ runHere, ownerKind }: { runHere: boolean; ownerKind: string }): boolean {
  return !runHere || !isGiver(ownerKind);
}

/** "Am I eligible?": judged and forgotten. What a student's profile says stands under what is answered here. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  const form = await readFormData(request, MOST_BYTES);
  const answer = await lookForReader(actor, params.slug, form, language);
  const isBad = answer.isEmpty || Object.keys(answer.errors).length > 0;
  return data<CheckAnswer>(answer, isBad ? 422 : 200);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { scholarship, description } = loaderData;
  const path = `/scholarships/${scholarship.slug}`;
  const root = matches.find((match) => match?.id === "root")?.loaderData as
    | { publicUrl?: string }
    | undefined;
  const publicUrl = root?.publicUrl ?? "";
  return pageMeta(matches, {
    title: scholarship.title,
    description,
    path,
    data: [
      grantData(scholarship, `${publicUrl}${path}`),
      breadcrumbData(publicUrl, [
        { name: "Home", path: "/" },
        { name: "Scholarships", path: "/scholarships" },
        { name: scholarship.title, path },
      ]),
    ],
  });
};

export default function ScholarshipPage({ loaderData, actionData }: Route.ComponentProps) {
  const { scholarship, kind, category, level, state, questions, similar, runHere, papers } = loaderData;
  const answer = actionData ?? null;
  const judgement = answer?.judgement ?? null;
  return (
    <ReaderProvider value={answer?.reader ?? null}>
      <div className="wrap pb-16">
        <ScholarshipHead scholarship={scholarship} kind={kind} />
        <KeyFacts scholarship={scholarship} runHere={runHere} />
        <div className="split split--end mt-6">
          <div className="min-w-0">
            <p className="lead mb-6 text-ink" lang={scholarship.descriptionLanguage}>
              {scholarship.description}
            </p>
            <WhoFor level={level} state={state} category={category} />
            <EligibilityCheck
              slug={scholarship.slug}
              eligibility={scholarship.eligibility}
              eligibilityLanguage={scholarship.eligibilityLanguage}
              originals={scholarship.originals}
              {...{ questions, answer, judgement }}
            />
            <Benefits known={runHere?.benefits} benefits={scholarship.benefits} />
            <PapersBlock papers={papers} />
            {isWrittenProcess(scholarship) && <Process told={scholarship.applicationProcess} />}
            {runHere ? <RunHereBlocks view={runHere} /> : <DatesBlock deadline={scholarship.deadline} />}
            <Provenance scholarship={scholarship} />
          </div>
          <aside className="stick first">
            <ApplyPanel scholarship={scholarship} judgement={judgement} questionCount={questions.length} />
          </aside>
        </div>
        <Similar scholarships={similar} />
      </div>
      <ApplyDock scholarship={scholarship} judgement={judgement} />
      <SaveWords />
    </ReaderProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  // Anything else is the site's own matter.
  if (!isRouteErrorResponse(error) || error.status !== 404 || !error.data?.open) throw error;
  return <NotFoundHelp view={error.data} />;
}
