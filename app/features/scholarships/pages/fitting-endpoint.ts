import { readFormData } from "#app/core/forms/form.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { methodNotAllowed } from "#app/core/requests/errors.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { countOutcomes } from "../eligibility/eligibility.ts";
import { isEmptyProfile } from "../eligibility/eligibility-answers.ts";
import { scholarshipList } from "../lists/scholarship-list.ts";
import { findStudentProfile } from "../server/facts/find-student-profile.server.ts";
import { listCards } from "../server/lists/list-cards.server.ts";
import { listScholarships } from "../server/lists/list-scholarships.server.ts";
import type { JudgedCard } from "../server/lists/read-cards.server.ts";
import { readAnswers } from "../server/matching/read-answers.server.ts";
import { verdictsInWords } from "../server/matching/verdicts-in-words.server.ts";
import { cardIn } from "../server/words/card-in.server.ts";
import { type Standing, standingOf } from "../views/standing.ts";
import type { Route } from "./+types/fitting-endpoint";

const MOST_BYTES = 32 * 1024;

export function loader() {
  throw methodNotAllowed(["POST"]);
}

/** The list of an address in the order of the reader; with "mine" only what she can get. */
export async function action({ request, context }: Route.ActionArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  const form = await readFormData(request, MOST_BYTES);
  const [{ profile: answered }, known] = await Promise.all([
    readAnswers(form, language),
    findStudentProfile(actor),
  ]);
  const profile = { ...known, ...answered };
  if (isEmptyProfile(profile)) {
    return Response.json({
      scholarships: [],
      total: 0,
      fits: 0,
      next: null,
      verdicts: {},
      standings: {},
      basis: null,
    });
  }
  const address = new URLSearchParams(String(form.get("list") ?? "").slice(0, 2000));
  const cursor = form.get("cursor");
  if (typeof cursor === "string") address.set("cursor", cursor);
  const query = parseListQuery(scholarshipList, `/scholarships?${address}`);
  const page = await listScholarships(query, { profile, onlyFitting: address.get("mine") === "yes" });
  const judged = await listCards(
    page.scholarships.map(({ slug }) => slug),
    profile,
  );
  return Response.json({
    scholarships: page.scholarships.map((card) => cardIn(card, language)),
    total: page.total,
    fits: page.fits,
    next: page.next,
    verdicts: verdictsInWords(judged, language),
    standings: standingsOf(judged),
    basis: known ? "profile" : "answers",
  });
}

function standingsOf(judged: readonly JudgedCard[]): Record<string, Standing> {
  const rows = judged.flatMap(({ card, judgement }) =>
    judgement ? [[card.slug, standingOf(countOutcomes(judgement.criteria), card.deadline)] as const] : [],
  );
  return Object.fromEntries(rows);
}
