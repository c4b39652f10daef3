import { methodNotAllowed } from "#app/core/errors.ts";
import { readFormData } from "#app/core/form.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { getActor, languageContext } from "#app/core/request-context.ts";
import { countOutcomes } from "../eligibility.ts";
import { isEmptyProfile } from "../eligibility-answers.ts";
import { scholarshipList } from "../scholarship-list.ts";
import { cardIn } from "../server/card-in.server.ts";
import { findStudentProfile } from "../server/find-student-profile.server.ts";
import { listCards } from "../server/list-cards.server.ts";
import { listScholarships } from "../server/list-scholarships.server.ts";
import { readAnswers } from "../server/read-answers.server.ts";
import type { JudgedCard } from "../server/read-cards.server.ts";
import { verdictsInWords } from "../server/verdicts-in-words.server.ts";
import { type Standing, standingOf } from "../standing.ts";
import type { Route } from "./+types/fitting-page";

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
