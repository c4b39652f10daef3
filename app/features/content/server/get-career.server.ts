import type { Language } from "#app/core/words/i18n.ts";
import { sessionTitle } from "#app/features/helpdesk/bookings/session-title.ts";
import { careerInterestOptions } from "../data/career.ts";
import { careerContent } from "./career-content.server.ts";
import { careerPaths } from "./career-paths.server.ts";
import { workshops } from "./workshops.server.ts";

/** What the career pages say, in the reader's language. */
export function getCareer(language: Language) {
  const words = careerContent.translated[language];
  return {
    profiles: careerContent.counsellors.map((one) => ({ ...one, ...words?.people[one.id] })),
    sessions: careerContent.sessions.map((one) => ({
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
