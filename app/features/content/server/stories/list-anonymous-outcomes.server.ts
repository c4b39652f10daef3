import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { istDate, monthName } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { notificationPreference } from "#app/db/schema/messages.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";

export interface AnonymousOutcome {
  readonly id: string;
  readonly scholarship: string;
  readonly amount: string;
  readonly month: string;
}

/** The newest ones are enough to see that it happens. */
const MOST = 12;

/**
 * P7: what came of applications whose students ticked "share anonymous success stories": scholarship, amount and
 * month of the payment. Nothing of the person leaves the table, not even the class or the state.
 */
export async function listAnonymousOutcomes(language: Language): Promise<AnonymousOutcome[]> {
  const rows = await database()
    .select({
      awardPaise: application.awardPaise,
      paidAt: application.paidAt,
      title: scholarship.title,
    })
    .from(application)
    .innerJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .innerJoin(notificationPreference, eq(notificationPreference.userId, application.userId))
    .where(
      and(
        eq(application.status, "paid"),
        eq(notificationPreference.shareAnonymousStories, true),
        isNotNull(application.awardPaise),
        isNotNull(application.paidAt),
        isNull(application.erasedAt),
      ),
    )
    .orderBy(desc(application.paidAt), desc(application.id))
    .limit(MOST);
  return rows.map(({ awardPaise, paidAt, title }, index) => ({
    // A place in the list, not the application's id: that would be a thread to the person.
    id: String(index),
    scholarship: title,
    amount: formatMoney(paise(awardPaise ?? 0)),
    month: monthAndYear(istDate(paidAt ?? new Date(0)), language),
  }));
}

function monthAndYear(day: string, language: Language): string {
  return `${monthName(Number(day.slice(5, 7)), language)} ${day.slice(0, 4)}`;
}
