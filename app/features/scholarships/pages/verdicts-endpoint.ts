import { readFormData } from "#app/core/forms/form.ts";
import { methodNotAllowed } from "#app/core/requests/errors.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import { isEmptyProfile } from "../eligibility/eligibility-answers.ts";
import { findStudentProfile } from "../server/facts/find-student-profile.server.ts";
import { listCards } from "../server/lists/list-cards.server.ts";
import { readAnswers } from "../server/matching/read-answers.server.ts";
import { verdictsInWords } from "../server/matching/verdicts-in-words.server.ts";
import { listSavedSlugs } from "../server/saved/list-saved-slugs.server.ts";
import { cardIn } from "../server/words/card-in.server.ts";
import type { Route } from "./+types/verdicts-endpoint";

const MOST_SLUGS = 60;
const MOST_BYTES = 32 * 1024;

export function loader() {
  throw methodNotAllowed(["POST"]);
}

/**
 * How the cards in sight fit the one who looks: a student's profile, and the answers of this tab over it. A
 * post, because answers do not belong in an address; it changes nothing and keeps nothing.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const language = context.get(languageContext);
  const actor = await getActor(context);
  const form = await readFormData(request, MOST_BYTES);
  const slugs = String(form.get("slugs") ?? "")
    .split(",")
    .filter(Boolean)
    .slice(0, MOST_SLUGS);
  const [{ profile: answered }, known] = await Promise.all([
    readAnswers(form, language),
    findStudentProfile(actor),
  ]);
  const profile = { ...known, ...answered };
  const isKnown = !isEmptyProfile(profile);
  const wantsCards = form.has("cards");
  const judged = isKnown || wantsCards ? await listCards(slugs, isKnown ? profile : undefined) : [];
  return Response.json({
    verdicts: verdictsInWords(judged, language),
    basis: !isKnown ? null : known ? "profile" : "answers",
    saved: actor.role === "student" ? await listSavedSlugs(actor) : null,
    student: actor.studentId ?? null,
    ...(wantsCards && { scholarships: judged.map(({ card }) => cardIn(card, language)) }),
  });
}
