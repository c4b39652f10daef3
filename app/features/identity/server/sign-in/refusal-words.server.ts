import { formatDateTime, now } from "#app/core/clock.ts";
import type { FieldErrors, ProblemError } from "#app/core/requests/errors.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { refusalsEn } from "../../messages/refusals.en.ts";
import { refusalsHi } from "../../messages/refusals.hi.ts";
import { refusalsTe } from "../../messages/refusals.te.ts";

type Name = keyof typeof refusalsEn;

const catalogues = { en: refusalsEn, te: refusalsTe, hi: refusalsHi };
const names = new Map(Object.entries(refusalsEn).map(([name, text]) => [text, name as Name]));

/** A sentence that is in no catalogue stays as it is: better English than nothing. */
function sentence(text: string, language: Language): string {
  const name = names.get(text);
  return name ? catalogues[language][name] : text;
}

function fields(errors: FieldErrors, language: Language): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [name, texts.map((text) => sentence(text, language))]),
  );
}

/** When to come back is told as a time of day: no language needs a plural for it. */
function problem(error: ProblemError, language: Language): string {
  if (error.status !== 429) return sentence(error.message, language);
  const until = new Date(now().getTime() + Number(error.headers["Retry-After"] ?? 60) * 1000);
  // The minute after, since seconds are not told.
  const time = formatDateTime(new Date(Math.ceil(until.getTime() / 60_000) * 60_000), language);
  return catalogues[language].tooMany.replace("{time}", time);
}

/** What a verb or a schema refused, in the language of the page that shows it. */
export const refusalWords = { sentence, fields, problem };
