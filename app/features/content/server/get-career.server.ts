import type { Language } from "#app/core/words/i18n.ts";
import { sessionTitle } from "#app/features/helpdesk/bookings/session-title.ts";
import {
  type CareerWords,
  careerCounsellors,
  careerInterestOptions,
  careerSessions,
  workshops,
} from "../data/career.ts";
import { type CareerPathWords, careerPaths } from "../data/career-paths.ts";
import { careerWordsHi } from "../data/hi/career.ts";
import { careerPathsHi } from "../data/hi/career-paths.ts";
import { careerWordsTe } from "../data/te/career.ts";
import { careerPathsTe } from "../data/te/career-paths.ts";

const translated: Partial<Record<Language, { words: CareerWords; paths: CareerPathWords }>> = {
  te: { words: careerWordsTe, paths: careerPathsTe },
  hi: { words: careerWordsHi, paths: careerPathsHi },
};

/** What the career pages say, in the reader's language. */
export function getCareer(language: Language) {
  const own = translated[language];
  return {
    profiles: careerCounsellors.map((one) => ({ ...one, ...own?.words.people[one.id] })),
    sessions: careerSessions.map((one) => ({
      ...one,
      ...own?.words.sessions[one.id],
      title: sessionTitle(one.title, language),
    })),
    interests: careerInterestOptions.map(({ value, label }) => ({
      value,
      label: own?.words.interests[value] ?? label,
    })),
    workshops: workshops.map(({ id, description }) => ({
      id,
      description: own?.words.workshops[id] ?? description,
    })),
    paths: careerPaths.map((path) => ({ ...path, ...own?.paths[path.id] })),
  };
}
