import { eq } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { findDonorSettings } from "#app/features/giving/server/find-donor-settings.server.ts";
import { createDonorProgramme } from "#app/features/giving/server/programmes/create-donor-programme.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { applicationWorldJobs, useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { give, makePortalPerson } from "#tests/support/funding-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { donorActions } from "./donor-actions.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

let donor: Actor & { userId: string };
let other: Actor;
beforeAll(async () => {
  donor = await makePortalPerson("donor", "Deccan Learning Foundation");
  other = await makePortalPerson("donor", "Another Trust");
});

const wanted = () => ({
  formKey: newFormKey(),
  title: "Girls in Engineering",
  description: "For young women in the first years of engineering.",
  category: "women" as const,
  levelFrom: "undergraduate" as const,
  levelTo: "undergraduate" as const,
  states: [],
  gender: "female" as const,
  award: 20_000_00,
  seats: 10,
  closesOn: "2026-12-31",
  isOpen: false,
});

const settings = {
  name: "Deccan Trust",
  type: "Trust/NGO",
  contactEmail: "office@deccan.example",
  focusAreas: ["STEM", "Rural Education"],
  notify: [] as string[],
};

describe("the buttons of the donor portal", () => {
  everyButton(donorActions, {
    async settings(press) {
      const refused = await press(donor, { ...settings, contactEmail: "nowhere", pan: "AAATD1234E" });
      expect(refused).toMatchObject({ status: 422, answer: { form: "settings" } });
      expect(JSON.stringify(refused)).not.toContain("AAATD1234E");
      const pressed = await press(donor, settings);
      expect(pressed).toEqual({ to: "/donor?tab=settings&done=settings" });
      expect((await findDonorSettings(donor)).contactEmail).toBe("office@deccan.example");
    },
    async complete(press) {
      const { id } = await createDonorProgramme(donor, wanted());
      // Money that nobody was given yet keeps a programme open.
      const full = await createDonorProgramme(donor, wanted());
      await give(donor, full.id, 20_000_00);
      await expect(press(donor, { programme: full.id })).resolves.toMatchObject({ status: 409 });
      const [kept] = await database().select().from(programme).where(eq(programme.id, full.id));
      expect(kept?.status).not.toBe("completed");
      await expect(press(other, { programme: id })).rejects.toMatchObject({ status: 404 });
      await press(donor, { programme: id });
      const [row] = await database().select().from(programme).where(eq(programme.id, id));
      expect(row?.status).toBe("completed");
    },
    async read(press) {
      await inTransaction((tx) =>
        notify(tx, donor.userId, { type: "info", title: "A", message: "B", link: "/donor", dedupeKey: "a" }),
      );
      await press(donor);
      const rows = await database().select().from(notification).where(eq(notification.userId, donor.userId));
      expect(rows.every(({ readAt }) => readAt !== null)).toBe(true);
    },
  });
});
