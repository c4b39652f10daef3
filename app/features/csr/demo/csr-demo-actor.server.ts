import { addHours, type IstDay, setClock, startOfIstDay } from "#app/core/clock.ts";
import { rupees } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { demoPortals } from "#app/features/identity/demo/demo-people.ts";

/** Who does it all: the owner of the demo's company. */
export const company: Actor = {
  role: "csr",
  userId: demoPortals.csr.userId,
  organisationId: demoPortals.csr.organisationId,
  teamRole: "owner",
  name: demoPortals.csr.name,
  language: "en",
};
export const crore = (count: number) => rupees(Math.round(count * 1e9) / 100);

/** The clock stands at eleven of that day, and never later than the demo begins. */
export function standOn(day: IstDay, start: Date): void {
  const moment = addHours(startOfIstDay(day), 11);
  setClock(moment < start ? moment : start);
}
