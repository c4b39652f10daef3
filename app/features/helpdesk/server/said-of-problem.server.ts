import type { ProblemError } from "#app/core/requests/errors.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import type { SessionErrors } from "../bookings/booking-request.ts";
import { sessionFormMessages } from "../messages/session-form.messages.server.ts";

const byCode: Readonly<Record<string, keyof SessionErrors>> = {
  too_many_bookings: "tooManyOpen",
  no_place: "noPlace",
  no_place_yet: "noPlaceYet",
};
const byStatus: Readonly<Record<number, keyof SessionErrors>> = { 409: "changed", 429: "tooOften" };

/** A refusal of the whole form in its reader's language: a verb's own sentence is English. */
export function saidOfProblem({ code, status, message }: ProblemError, language: Language): string {
  if (language === defaultLanguage) return message;
  return sessionFormMessages[language].errors[byCode[code] ?? byStatus[status] ?? "away"];
}
