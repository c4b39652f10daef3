import { istDate, startOfIstDay } from "#app/core/clock.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { RunHereView } from "../../views/run-here-view.ts";
import type { ScholarshipDetail } from "../../views/scholarship-view.ts";
import { listGiven } from "../catalogue/list-given.server.ts";
import { getScholarshipTerms } from "../lifecycle/get-scholarship-terms.server.ts";
import { applicationsHere } from "./applications-here.server.ts";
import { makeRunHereView } from "./make-run-here-view.server.ts";

/** Amount, seats, who pays and what comes after: the rows know it, so no owner has to write it. Null: run elsewhere. */
export async function readRunHere(
  scholarship: ScholarshipDetail,
  language: Language,
): Promise<RunHereView | null> {
  if (!scholarship.runHere) return null;
  const [terms, given, applied] = await Promise.all([
    getScholarshipTerms(scholarship.uuid),
    listGiven(scholarship.uuid),
    applicationsHere.get().countSent(scholarship.uuid, startOfIstDay(istDate())),
  ]);
  return makeRunHereView(scholarship, terms, { given, applied }, language);
}
