import type { Language } from "#app/core/words/i18n.ts";
import { sessionTitle } from "#app/features/helpdesk/bookings/session-title.ts";
import {
  type CareerWords,
  careerCounsellors,
  careerInterestOptions,
  careerSessions,
  workshops,
} from "../data/career.ts";
import { careerWordsHi } from "../data/hi/career.ts";
import { careerWordsTe } from "../data/te/career.ts";
import { careerPaths } from "./career-paths.server.ts";

const translated: Partial<Record<Language, CareerWords>> = { te: careerWordsTe, hi: careerWordsHi };

/** What the career pages say, in the reader's language. */
export function getCareer(language: Language) {
  const words = translated[language];
  return {
    profiles: careerCounsellors.map((one) => ({ ...one, ...words?.people[one.id] })),
    sessions: careerSessions.map((one) => ({
      ...one,
      ...words?.sessions[one.id],
      title: sessionTitle(one.title, language),
    })),
    interests: careerInterestOptions.map(({ value, label }) => ({
      value,
      label: words?.interests[value] ?? label,
    })),
    workshops: workshops.map(({ id, description }) => ({
      id,
      description: words?.workshops[id] ?? description,
    })),
    paths: careerPaths.all.map((path) => ({ ...path, ...careerPaths.translated[language]?.[path.id] })),
  };
}
