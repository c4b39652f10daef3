import { conflict } from "#app/core/errors.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { countAwards } from "./count-awards.server.ts";
import type { FoundReview } from "./review-row.server.ts";

/** A seat and the money for one more award; the terms are locked by the caller. */
export async function assertRoom(
  { row, terms }: Pick<FoundReview, "row" | "terms">,
  awardPaise: number,
): Promise<void> {
  if (!row.scholarshipId) return;
  const given = await countAwards(row.scholarshipId);
  if (terms.seats !== null && given.seats >= terms.seats) {
    throw conflict(
      `All ${terms.seats} seats are given. Put the application on the waiting list, or raise the seats.`,
      "seats_full",
    );
  }
  if (terms.budgetPaise !== null && given.paise + awardPaise > terms.budgetPaise) {
    const left = formatMoney(paise(Math.max(0, terms.budgetPaise - given.paise)));
    throw conflict(`Only ${left} of the budget is left.`, "budget_spent");
  }
}
