import { methodNotAllowed } from "#app/core/errors.ts";
import { readFormData } from "#app/core/form.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { getActor, languageContext } from "#app/core/request-context.ts";
import { isEmptyProfile } from "../eligibility-answers.ts";
import { scholarshipList } from "../scholarship-list.ts";
import { findStudentProfile } from "../server/find-student-profile.server.ts";
import { listCards } from "../server/list-cards.server.ts";
import { listScholarships } from "../server/list-scholarships.server.ts";
import { readAnswers } from "../server/read-answers.server.ts";
import { verdictsInWords } from "../server/verdicts-in-words.server.ts";
import type { Route } from "./+types/fitting-page";

const MOST_BYTES = 32 * 1024;

export function loader() {
  throw methodNotAllowed(["POST"]);
}

/** "Only those I can get": the list of an address, narrowed to what nothing known of the reader speaks against. */
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
    return Response.json({ scholarships: [], total: 0, next: null, verdicts: {}, basis: null });
  }
  const address = new URLSearchParams(String(form.get("list") ?? "").slice(0, 2000));
  const cursor = form.get("cursor");
  if (typeof cursor === "string") address.set("cursor", cursor);
  const query = parseListQuery(scholarshipList, `/scholarships?${address}`);
  const page = await listScholarships(query, { profile, only: "possible" });
  const slugs = page.scholarships.map(({ slug }) => slug);
  return Response.json({
    scholarships: page.scholarships.map((card) => ({ ...card, benefits: card.benefits.slice(0, 3) })),
    total: page.total,
    next: page.next,
    verdicts: verdictsInWords(await listCards(slugs, profile), language),
    basis: known ? "profile" : "answers",
  });
}
