import { formatDate, now } from "#app/core/clock.ts";
import { countHeldPlaces } from "#app/features/helpdesk/server/count-held-places.server.ts";
import { type Workshop, workshops } from "../data/career.ts";
import type { WorkshopCard } from "../workshop-card.ts";
import { workshopTime } from "../workshop-time.ts";

const categoryNames: Record<Workshop["category"], string> = {
  career: "Career choice",
  skills: "Skills",
  resume: "Resume",
  interview: "Interview",
  "higher-education": "Higher education",
};

/** The workshops that are still to come, with the places that are taken by now. */
export async function listWorkshops(): Promise<WorkshopCard[]> {
  const held = await countHeldPlaces(workshops.map(({ id }) => `workshop:${id}`));
  return workshops.map((workshop) => ({
    id: workshop.id,
    title: workshop.title,
    day: formatDate(workshop.date),
    time: workshop.time,
    speaker: workshop.speaker,
    category: categoryNames[workshop.category],
    description: workshop.description,
    participants: workshop.participants,
    registered: workshop.baseRegistered + (held.get(`workshop:${workshop.id}`) ?? 0),
    isOver: workshopTime(workshop).startsAt <= now(),
  }));
}
