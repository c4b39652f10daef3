import type { ProblemError } from "#app/core/requests/errors.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { bookingEn } from "../../../messages/booking.en.ts";
import { bookingMessages } from "../../../messages/booking.messages.server.ts";

type Name = keyof typeof bookingEn.errors;

const names = new Map(Object.entries(bookingEn.errors).map(([name, text]) => [text, name as Name]));

/** What a verb refused with, in the reader's language. The machine's own sentence is English: it gets a general one. */
export function bookingRefusal(error: ProblemError, language: Language): string {
  const said = Object.values(error.fieldErrors ?? {}).flat()[0] ?? error.message;
  const isSaid = (Object.values(bookingMessages[language].errors) as string[]).includes(said);
  if (language === defaultLanguage || isSaid) return said;
  return bookingMessages[language].errors[names.get(said) ?? "changed"];
}
