import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";

/**
 * A seat and the money for one award of this amount; the caller holds the terms. With `instead`, for an
 * application that has one already.
 */
export async function assertAwardRoom(
  scholarshipId: string,
  amountPaise: number,
  { instead }: { readonly instead?: string } = {},
): Promise<void> {
  const [terms, [given]] = [
    await getScholarshipTerms(scholarshipId),
    await database()
      .select({
        seats: sql<number>`count(*)`.mapWith(Number),
        paise: sql<number>`coalesce(sum(${application.awardPaise}), 0)`.mapWith(Number),
      })
      .from(application)
      .where(
        and(
          eq(application.scholarshipId, scholarshipId),
          inArray(application.status, ["approved", "paid"]),
          instead ? ne(application.id, instead) : undefined,
        ),
      ),
  ];
  const { seats, budgetPaise, awardPaise } = terms;
  if (seats !== null && (given?.seats ?? 0) >= seats) {
    throw conflict(
      `All ${seats} seats are given. Put the application on the waiting list, or raise the seats.`,
      "seats_full",
    );
  }
  // Who pays by itself has promised seats × award and no more.
  const promised =
    terms.moneySource === "institute_pays" && seats !== null && awardPaise !== null
      ? seats * awardPaise
      : null;
  const limits = [budgetPaise, promised].filter((limit) => limit !== null);
  const most = limits.length > 0 ? Math.min(...limits) : null;
  if (most !== null && (given?.paise ?? 0) + amountPaise > most) {
    const left = formatMoney(paise(Math.max(0, most - (given?.paise ?? 0))));
    throw conflict(`Only ${left} of the budget is left.`, "budget_spent");
  }
}
