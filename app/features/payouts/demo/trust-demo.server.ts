import { eq } from "drizzle-orm";
import { addHours, addIstDays, now, setClock, useRealClock } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { rupees } from "#app/core/money.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { demoCollegeAward, demoSchoolAward } from "#app/features/giving/demo/demo-giving.ts";
import type { NewProgramme } from "#app/features/giving/forms/new-programme.ts";
import { createDonorProgramme } from "#app/features/giving/server/programmes/create-donor-programme.server.ts";
import { saveDonorSettings } from "#app/features/giving/server/save-donor-settings.server.ts";
import { addDemoOrganisation } from "#app/features/identity/demo/add-demo-organisation.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { giveDemoMoney, openDemoScholarship } from "./demo-money.server.ts";

const { giver } = demoSchoolAward;
const trust: Actor = {
  role: "donor",
  userId: giver.userId,
  organisationId: giver.organisationId,
  teamRole: "owner",
  name: giver.name,
  language: "en",
};

/**
 * A giver that nobody signs in as, so that the demo donor's own figures stay as they are: an award that the demo
 * student has won, and one that a girl of class 10, and her brother after her, can apply for on the site today
 * (S29), each with the money for every seat.
 */
export async function buildTrustDemo(): Promise<void> {
  const [known] = await database()
    .select({ id: programme.id })
    .from(programme)
    .where(eq(programme.organisationId, giver.organisationId));
  if (known) return;
  setClock(addHours(now(), -24 * demoCollegeAward.daysAgo));
  await openTrust().finally(useRealClock);
  await open(demoSchoolAward, {
    levelFrom: "class-6-8",
    levelTo: "class-9-10",
    incomeMax: rupees(250_000),
    closesOn: addIstDays(now(), 60),
  });
}

async function openTrust(): Promise<void> {
  await inTransaction((tx) => addDemoOrganisation(tx, "donor", giver));
  await createPortalUser(systemActor, { ...giver, role: "donor" });
  await saveDonorSettings(trust, {
    name: giver.name,
    type: "Trust/NGO",
    contactEmail: giver.email,
    address: "12 Example Gardens, Hyderabad 500001",
    pan: "AAATI5678F",
    focusAreas: ["Rural Education"],
    notify: [],
  });
  await open(demoCollegeAward, {
    levelFrom: "undergraduate",
    levelTo: "undergraduate",
    incomeMax: rupees(250_000),
    closesOn: addIstDays(now(), 30),
  });
}

async function open(
  wish: { readonly title: string; description: string; awardRupees: number; seats: number },
  rules: Pick<NewProgramme, "levelFrom" | "levelTo" | "incomeMax" | "closesOn">,
): Promise<void> {
  const { id } = await createDonorProgramme(trust, {
    formKey: newFormKey(),
    title: wish.title,
    description: wish.description,
    category: "need",
    states: [],
    gender: "any",
    ...rules,
    award: rupees(wish.awardRupees),
    seats: wish.seats,
    isOpen: false,
  });
  await giveDemoMoney(trust, id, wish.awardRupees * wish.seats);
  await openDemoScholarship(id);
}
