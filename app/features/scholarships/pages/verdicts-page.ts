import { methodNotAllowed } from "#app/core/errors.ts";
import { readFormData } from "#app/core/form.ts";
import { getActor, languageContext } from "#app/core/request-context.ts";
import { isEmptyProfile } from "../eligibility-answers.ts";
import { cardIn } from "../server/card-in.server.ts";
import { findStudentProfile } from "../server/find-student-profile.server.ts";
import { listCards } from "../server/list-cards.server.ts";
import { listSavedSlugs } from "../server/list-saved-slugs.server.ts";
import { readAnswers } from "../server/read-answers.server.ts";
import { verdictsInWords } from "../server/verdicts-in-words.server.ts";
import type { Route } from "./+types/verdicts-page";

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
