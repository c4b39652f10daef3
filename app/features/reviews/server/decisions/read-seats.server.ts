import { and, eq, isNull } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import { database } from "#app/db/opening/client.server.ts";
import { waitingPlace } from "#app/db/schema/reviews.ts";
import type { ScholarshipTerms } from "#app/features/scholarships/scholarship-terms.ts";
import type { SeatsView } from "../../review-view.ts";
import { countAwards } from "./count-awards.server.ts";

/** Seats and money of a scholarship, given and left. */
export async function readSeats(scholarshipId: string, terms: ScholarshipTerms): Promise<SeatsView> {
  const given = await countAwards(scholarshipId);
  const waits = and(eq(waitingPlace.scholarshipId, scholarshipId), isNull(waitingPlace.endedAt));
  const isBroke = terms.budgetPaise !== null && given.paise + (terms.awardPaise ?? 1) > terms.budgetPaise;
  return {
    seats: terms.seats,
    taken: given.seats,
    budget: terms.budgetPaise === null ? null : formatMoney(paise(terms.budgetPaise)),
    spent: formatMoney(paise(given.paise)),
    waiting: await database().$count(waitingPlace, waits),
    isFull: (terms.seats !== null && given.seats >= terms.seats) || isBroke,
  };
}
