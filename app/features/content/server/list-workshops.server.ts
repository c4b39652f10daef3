import { formatDate, now } from "#app/core/clock.ts";
import { countHeldPlaces } from "#app/features/helpdesk/server/count-held-places.server.ts";
import { findWorkshopDetail } from "#app/features/helpdesk/server/find-workshop-detail.server.ts";
import { type Workshop, workshops } from "../data/career.ts";
import type { WorkshopCard } from "../workshop-card.ts";
import { workshopTime } from "../workshop-time.ts";
import { takenBefore } from "./taken-before.server.ts";

const categoryNames: Record<Workshop["category"], string> = {
  career: "Career choice",
  skills: "Skills",
  resume: "Resume",
  interview: "Interview",
  "higher-education": "Higher education",
};

const online = "Online; the link comes with your booking";

/** The workshops that are still to come, with the places that are taken by now. */
export async function listWorkshops(): Promise<WorkshopCard[]> {
  const held = await countHeldPlaces(workshops.map(({ id }) => `workshop:${id}`));
  const details = await Promise.all(
    workshops.map(async ({ id }) => [id, (await findWorkshopDetail(id)).place] as const),
  );
  const places = new Map(details);
  return workshops.map((workshop) => ({
    id: workshop.id,
    title: workshop.title,
    day: formatDate(workshop.date),
    time: workshop.time,
    speaker: workshop.speaker,
    category: categoryNames[workshop.category],
    description: workshop.description,
    where: places.get(workshop.id) ?? online,
    participants: workshop.participants,
    registered: takenBefore(workshop) + (held.get(`workshop:${workshop.id}`) ?? 0),
    isOver: workshopTime(workshop).startsAt <= now(),
  }));
}
