import { formatDate, formatTime, now } from "#app/core/clock.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { sessionTitle } from "#app/features/helpdesk/bookings/session-title.ts";
import { countHeldPlaces } from "#app/features/helpdesk/server/counsellors/count-held-places.server.ts";
import { findWorkshopDetail } from "#app/features/helpdesk/server/sessions/find-workshop-detail.server.ts";
import type { Workshop } from "../../data/career.ts";
import { careerMessages } from "../../messages/career.messages.server.ts";
import type { WorkshopCard } from "../../workshops/workshop-card.ts";
import { workshopTime } from "../../workshops/workshop-time.ts";
import { getCareer } from "../get-career.server.ts";
import { takenBefore } from "../mock-tests/taken-before.server.ts";
import { workshops } from "../workshops.server.ts";

/** The workshops that are still to come, with the places that are taken by now. */
export async function listWorkshops(language: Language = defaultLanguage): Promise<WorkshopCard[]> {
  const { categories, online } = careerMessages[language].workshop;
  const held = await countHeldPlaces(workshops.map(({ id }) => `workshop:${id}`));
  const details = await Promise.all(
    workshops.map(async ({ id }) => [id, (await findWorkshopDetail(id)).place] as const),
  );
  const places = new Map(details);
  const about = new Map(getCareer(language).workshops.map(({ id, description }) => [id, description]));
  return workshops.map((workshop) => ({
    id: workshop.id,
    title: sessionTitle(workshop.title, language),
    day: formatDate(workshop.date, language),
    time: timeOf(workshop, language),
    speaker: workshop.speaker,
    category: categories[workshop.category],
    description: about.get(workshop.id) ?? workshop.description,
    where: places.get(workshop.id) ?? online,
    participants: workshop.participants,
    registered: takenBefore(workshop) + (held.get(`workshop:${workshop.id}`) ?? 0),
    isOver: workshopTime(workshop).startsAt <= now(),
  }));
}

/** As the specification writes it; in another language with its parts of the day. */
function timeOf(workshop: Workshop, language: Language): string {
  if (language === defaultLanguage) return workshop.time;
  const { startsAt, minutes } = workshopTime(workshop);
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  return `${formatTime(startsAt, language)} – ${formatTime(endsAt, language)}`;
}
