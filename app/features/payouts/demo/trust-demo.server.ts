import { eq } from "drizzle-orm";
import { addIstDays, now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/form-key.ts";
import { rupees } from "#app/core/money.ts";
import { type Actor, systemActor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { demoSchoolAward } from "#app/features/giving/demo/demo-giving.ts";
import { createDonorProgramme } from "#app/features/giving/server/create-donor-programme.server.ts";
import { saveDonorSettings } from "#app/features/giving/server/save-donor-settings.server.ts";
import { createPortalUser } from "#app/features/identity/server/create-portal-user.server.ts";
import { giveDemoMoney, openDemoScholarship } from "./demo-money.server.ts";

/**
 * S29: something that a girl of class 10, and her brother after her, can apply for on the site today, with the money
 * for every seat. Its giver is nobody the newcomer signs in as, so the demo donor's own figures stay as they are.
 */
export async function buildSchoolAwardDemo(): Promise<void> {
  const { giver, title, description, awardRupees, seats } = demoSchoolAward;
  const [known] = await database()
    .select({ id: programme.id })
    .from(programme)
    .where(eq(programme.organisationId, giver.organisationId));
  if (known) return;
  await createPortalUser(systemActor, { ...giver, role: "donor" });
  const donor: Actor = {
    role: "donor",
    userId: giver.userId,
    organisationId: giver.organisationId,
    name: giver.name,
    language: "en",
  };
  await saveDonorSettings(donor, {
    name: giver.name,
    type: "Trust/NGO",
    contactEmail: giver.email,
    address: "12 Example Gardens, Hyderabad 500001",
    pan: "AAATI5678F",
    focusAreas: ["Rural Education"],
    notify: [],
  });
  const { id } = await createDonorProgramme(donor, {
    formKey: newFormKey(),
    title,
    description,
    category: "need",
    levelFrom: "class-6-8",
    levelTo: "class-9-10",
    states: [],
    gender: "any",
    incomeMax: rupees(250_000),
    award: rupees(awardRupees),
    seats,
    closesOn: addIstDays(now(), 60),
    isOpen: false,
  });
  await giveDemoMoney(donor, id, awardRupees * seats);
  await openDemoScholarship(id);
}
