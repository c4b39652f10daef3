import type { Translated } from "#app/core/i18n.ts";

/**
 * Pages of which fewer than 95 of a hundred words are in the reader's language, each with the share that it may not
 * fall under. What the test prints is usually more: then the number here rises, and a page at 95 leaves the list.
 */
export const pagesNotYet: Record<string, Record<Translated, number>> = {
  "/": { te: 85, hi: 88 },
  "/about": { te: 0, hi: 0 },
  "/applications/:number": { te: 89, hi: 90 },
  "/bookings/:number": { te: 68, hi: 73 },
  "/contact": { te: 6, hi: 2 },
  "/exam-preparation/:exam/plan": { te: 3, hi: 3 },
  "/exam-preparation/mock-tests": { te: 84, hi: 87 },
  "/exam-preparation/resources/:resource": { te: 0, hi: 0 },
  "/how-it-works": { te: 1, hi: 1 },
  "/institute/apply": { te: 1, hi: 1 },
  "/join": { te: 5, hi: 6 },
  "/settings/privacy": { te: 91, hi: 94 },
  "/student/dashboard": { te: 75, hi: 78 },
  "/success": { te: 1, hi: 2 },
  "/test": { te: 13, hi: 15 },
  "/verify-decision": { te: 86, hi: 90 },
};

/**
 * Of a hundred words of a page, how many may be marked as English: names of givers, original titles, sources. What
 * falls back to English is marked too, so that the share above would not see a lost translation.
 */
export const mostMarked: Record<string, number> = {
  "/scholarships": 12,
  "/scholarships/:slug": 8,
};
