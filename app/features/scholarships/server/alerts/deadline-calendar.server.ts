import ical, { ICalAlarmType, ICalCalendarMethod } from "ical-generator";
import { addIstDays, now } from "#app/core/clock.ts";
import { env } from "#app/core/settings/env.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { optionMessages } from "../../messages/options.messages.server.ts";
import type { ScholarshipDetail } from "../../views/scholarship-view.ts";
import { termsInWords } from "../words/terms-in-words.server.ts";

const TWO_DAYS = 2 * 24 * 3600;

/**
 * The last day as an all-day entry with an alarm two days before; null while no day is known. The same entry
 * has the same name each time, so that a new file replaces the old one in the calendar.
 */
export function deadlineCalendar(scholarship: ScholarshipDetail, language: Language): string | null {
  const { closesOn } = scholarship.deadline;
  if (closesOn === null) return null;
  const words = optionMessages[language].calendar;
  const { provider, slug } = scholarship;
  const { title, amount } = termsInWords(scholarship, language);
  const url = `${env().PUBLIC_URL}/scholarships/${slug}`;
  const calendar = ical({
    name: "ScholarSetu",
    prodId: { company: "ScholarSetu", product: "deadlines", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${slug}-${closesOn}@scholarsetu`,
    start: new Date(`${closesOn}T00:00:00Z`),
    end: new Date(`${addIstDays(closesOn, 1)}T00:00:00Z`),
    allDay: true,
    stamp: now(),
    summary: fillMessage(words.title, { title }),
    description: `${fillMessage(words.text, { provider, amount })}\n${url}`,
    url,
  });
  event.createAlarm({
    type: ICalAlarmType.display,
    trigger: TWO_DAYS,
    description: fillMessage(words.alarm, { title }),
  });
  return calendar.toString();
}
