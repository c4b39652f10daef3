import { now } from "#app/core/clock.ts";
import { conflict } from "#app/core/errors.ts";
import { countHeldPlaces } from "#app/features/helpdesk/server/count-held-places.server.ts";
import { findWorkshopDetail } from "#app/features/helpdesk/server/find-workshop-detail.server.ts";
import type { FixedPlace } from "#app/features/helpdesk/server/hold-time.server.ts";
import { type Workshop, workshops } from "../data/career.ts";
import { workshopTime } from "../workshop-time.ts";
import { takenBefore } from "./taken-before.server.ts";

export interface WorkshopPlace {
  readonly workshop: Workshop;
  readonly minutes: number;
  readonly place: FixedPlace;
}

/** The places of one workshop; without an id, of the next one that has any. Null when there is none. */
export async function findWorkshopPlace(id?: string): Promise<WorkshopPlace | null> {
  const wanted = workshops.filter((workshop) => id === undefined || workshop.id === id);
  const held = await countHeldPlaces(wanted.map((workshop) => `workshop:${workshop.id}`));
  for (const workshop of wanted) {
    const resource = `workshop:${workshop.id}`;
    const { startsAt, minutes } = workshopTime(workshop);
    const free = workshop.participants - takenBefore(workshop);
    if (startsAt <= now()) {
      if (id !== undefined) throw conflict("This workshop is over. Please choose another one.", "over");
      continue;
    }
    if (id === undefined && (held.get(resource) ?? 0) >= free) continue;
    const places = Array.from({ length: free }, (_, index) => takenBefore(workshop) + index + 1);
    const { place: where } = await findWorkshopDetail(workshop.id);
    return { workshop, minutes, place: { resource, startsAt, where, places } };
  }
  return null;
}
