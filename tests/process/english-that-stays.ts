/** What is written as it stands, in every language: a command, a file's name, the letters of a formula. */
const typed: readonly RegExp[] = [
  /\bnpm run verify-decision\b/,
  /^[\w: -]*decision-AP-….json/,
  /^[a-z]{1,2}(?: [a-z]{1,2})*: [^=]*=/,
];

/** A text that may stand in English without being marked. */
export const isNoSentence = (text: string) => typed.some((one) => one.test(text));

/**
 * Pages that the crawl cannot reach: by a letter's secret, with a payment under way, at the hour of a meeting. That they
 * bring their words, and have none of their own, is read from their source (tests/architecture/words/page-language.test.ts).
 */
export const openedByALink = new Set([
  "/bookings/:number/room",
  "/claim-rating/:token",
  "/institute/apply/:key",
  "/login/resume",
  "/login/second-factor",
  "/notice/:token",
  "/payment",
  "/recover/:key",
  "/recover/stop/:key",
]);

/** The desk's own: a PDF page by page, as staff see it. */
export const ofTheDesk = new Set(["/documents/:id/pages"]);

/**
 * Of a hundred words of a page, how many may be marked as English: names of givers, original titles, sources. What
 * falls back to English is marked too, so that the share would not see a lost translation.
 */
export const mostMarked: Record<string, number> = {
  "/": 25,
  "/exam-preparation": 5,
  "/exam-preparation/:exam/plan": 9,
  "/exam-preparation/resources/:resource": 25,
  "/scholarships": 12,
  "/scholarships/:slug": 8,
  "/student/dashboard": 9,
};
