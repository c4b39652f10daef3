import { and, arrayOverlaps, eq } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { counsellor } from "#app/db/schema/helpdesk-bookings.ts";
import type { BookingChoices } from "../../bookings/booking-choices.ts";
import type { BookingKind } from "../../bookings/booking-words.ts";
import { dayLabel } from "../../bookings/slot-days.ts";
import { talkLanguageName } from "../../bookings/talk-language-name.ts";
import { talkLanguages } from "../../counsellors/counsellor-duties.ts";
import { languageWords } from "../../matter.ts";
import { sessionFormMessages } from "../../messages/session-form.messages.server.ts";
import { listSlotOffers } from "../counsellors/list-slot-offers.server.ts";

const mostDays = 8;

/** I24: the next days on which somebody who gives such sessions has an hour free, and the languages they speak. */
export async function listBookingChoices(
  kind: BookingKind,
  language: Language,
  /** Of the page's words, where they are not in the reader's language. */
  written: Language = language,
): Promise<BookingChoices> {
  const offers = await listSlotOffers({ kind, service: "", minutes: 60, wished: null, days: 14 });
  const days = new Set(offers.map(({ startsAt }) => istDate(startsAt)));
  const people = await database()
    .select({ languages: counsellor.languages })
    .from(counsellor)
    .where(and(eq(counsellor.active, true), arrayOverlaps(counsellor.serves, [kind])));
  const spoken = new Set(people.flatMap((person) => person.languages));
  const own = languageWords[language] ?? "";
  return {
    days: [...days]
      .sort()
      .slice(0, mostDays)
      .map((value) => ({ value, label: dayLabel(value, written) })),
    languages: talkLanguages
      .filter((one) => spoken.has(one))
      .map((value) => ({ value, label: talkLanguageName(value, written) })),
    language: spoken.has(own) ? own : "",
    note:
      spoken.size > 0 && !spoken.has(own)
        ? fillMessage(sessionFormMessages[written].talk.nobody, { language: talkLanguageName(own, written) })
        : null,
  };
}
