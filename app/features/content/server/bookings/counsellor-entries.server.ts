import type { WeeklyHours } from "#app/features/helpdesk/bookings/booking-slots.ts";
import { careerContent } from "../career-content.server.ts";
import { counsellingContent } from "../counselling-content.server.ts";

/** What each counsellor is the right one for, and when they give sessions (Indian time). */

const weekdays = [1, 2, 3, 4, 5];
const saturday = [6];

function hours(days: readonly number[], from: number, to: number): WeeklyHours[] {
  return days.map((weekday) => ({ weekday, fromMinute: from * 60, toMinute: to * 60 }));
}

/** Away for lunch from one to two. */
const morningToEvening = [...hours(weekdays, 9, 13), ...hours(weekdays, 14, 18), ...hours(saturday, 10, 16)];
const noonToNight = [...hours(weekdays, 11, 15), ...hours(weekdays, 16, 20), ...hours(saturday, 10, 16)];

/** The career interests that somebody knows. */
const about = (...subjects: string[]) => subjects.map((subject) => `subject:${subject}`);

const duties: Record<string, { serves: readonly string[]; hours: readonly WeeklyHours[] }> = {
  "sunitha-reddy": {
    serves: ["counseling", "counseling:career", "counseling:education", "help"],
    hours: morningToEvening,
  },
  "imran-qureshi": {
    serves: ["counseling", "counseling:scholarship", "help"],
    hours: noonToNight,
  },
  "anjali-nair": {
    serves: ["counseling", "counseling:study-abroad", "study_abroad", "study_abroad:guidance"],
    hours: noonToNight,
  },
  "vikram-chauhan": {
    serves: ["counseling", "counseling:exam-prep", "counseling:personal", "exam"],
    hours: morningToEvening,
  },
  "meenakshi-rao": {
    serves: ["career", "exam", ...about("engineering", "science-research")],
    hours: noonToNight,
  },
  "arvind-kulkarni": {
    serves: ["career", ...about("medical", "agriculture")],
    hours: morningToEvening,
  },
  "farah-siddiqui": {
    serves: ["career", "career:resume-prep", "study_abroad", ...about("commerce", "management", "law")],
    hours: morningToEvening,
  },
  "joseph-lyngdoh": {
    serves: [
      "career",
      "career:assessment",
      "help",
      ...about("civil-services", "teaching", "arts-design", "skilled-trades"),
    ],
    hours: noonToNight,
  },
};

/** Two in five leave a rating; with it the averages come out as the pages give them. */
const ratingShare = 0.4;

const everyone = [...counsellingContent.counsellors, ...careerContent.counsellors];

const entries = everyone.map(({ id, name, sessions, rating, languages }) => {
  const baseRatings = Math.round(sessions * ratingShare);
  const duty = duties[id];
  if (!duty) throw new Error(`${id} has no duties`);
  return {
    slug: id,
    name,
    languages,
    baseSessions: sessions,
    baseRatings,
    baseRatingSum: Math.round(baseRatings * rating),
    ...duty,
  };
});

/** I21: the figures of before are the demo's; a real site counts the sessions it gives. */
export function counsellorEntries({ isDemo }: { isDemo: boolean }) {
  const none = { baseSessions: 0, baseRatings: 0, baseRatingSum: 0 };
  return entries.map((entry) =>
    isDemo ? { ...entry, email: `${entry.slug}@counsellors.example` } : { ...entry, ...none },
  );
}
