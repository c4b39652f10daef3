import { now } from "#app/core/clock.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { countHeldPlaces } from "#app/features/helpdesk/server/counsellors/count-held-places.server.ts";
import type { FixedPlace } from "#app/features/helpdesk/server/counsellors/hold-time.server.ts";
import { findWorkshopDetail } from "#app/features/helpdesk/server/sessions/find-workshop-detail.server.ts";
import type { Workshop } from "../../data/career.ts";
import { workshopTime } from "../../workshops/workshop-time.ts";
import { takenBefore } from "../mock-tests/taken-before.server.ts";
import { workshops } from "../workshops.server.ts";

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
