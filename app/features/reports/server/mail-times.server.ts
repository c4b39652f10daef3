import { formatDate, formatDateTime, type IstDay, now } from "#app/core/clock.ts";
import { nextMail, type ReportSchedule } from "../report-words.ts";

/** When a saved report was last mailed and when it is mailed next, in words. */
export function mailTimes({ schedule, sentOn }: { schedule: ReportSchedule; sentOn: IstDay | null }) {
  const next = nextMail(schedule, now());
  return { sentOn: sentOn && formatDate(sentOn), nextAt: next && formatDateTime(next) };
}
