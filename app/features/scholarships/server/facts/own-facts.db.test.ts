import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import { studentFacts } from "#app/db/schema/student-facts.ts";
import { student } from "#app/db/schema/students.ts";
import { applicationWorldJobs, makeStudent, useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { criteriaSchema } from "../../eligibility/criteria.ts";
import { judge } from "../../eligibility/eligibility.ts";
import { factsActions } from "./facts-actions.server.ts";
import { findStudentProfile } from "./find-student-profile.server.ts";
import { readOwnFacts } from "./read-own-facts.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

let asha: Actor & { userId: string; studentId: string };
beforeAll(async () => {
  asha = await makeStudent();
});
const kept = async () =>
  (await database().select().from(studentFacts).where(eq(studentFacts.studentId, asha.studentId)))[0]
    ?.profile;

describe("P1: what decides schemes is asked once and matched", () => {
  everyButton(factsActions, {
    async save(press) {
      await database().delete(consent).where(eq(consent.studentId, asha.studentId));
      await expect(press(asha, { disabilityPercent: "much" })).resolves.toMatchObject({
        status: 422,
        answer: { errors: { disabilityPercent: ["wrongMarks"] } },
      });
      await expect(
        press(asha, {
          socialGroup: "st",
          minority: "none",
          disabilityPercent: "55",
          disabilityType: "hearing",
          fields: "law",
          "fact.first-generation": "yes",
          "fact.orphan": "no",
        }),
      ).resolves.toEqual({ to: "/student/facts?done=saved" });
      expect(await kept()).toMatchObject({
        socialGroup: "st",
        minority: "none",
        disabilityPercent: 55,
        disabilityType: "hearing",
        fields: ["law"],
        facts: { "first-generation": true, orphan: false },
      });
      const given = await database().select().from(consent).where(eq(consent.studentId, asha.studentId));
      expect(given.filter(({ purpose }) => purpose === "profile_matching")).toHaveLength(1);
      const { given: shown } = await readOwnFacts(asha);
      expect(shown).toMatchObject({
        socialGroup: "st",
        "fact.first-generation": "yes",
        disabilityPercent: "55",
      });
      const forFirst = criteriaSchema.parse({ socialGroups: ["st"], facts: ["fact.first-generation"] });
      const profile = (await findStudentProfile(asha)) ?? {};
      expect(judge(forFirst, profile, "2026-11-16").verdict).toBe("eligible");
    },
    async keep(press) {
      await press(asha, { socialGroup: "obc", marksPercent: "81" });
      expect(await kept()).toMatchObject({ socialGroup: "obc", marksPercent: 81, disabilityPercent: 55 });
    },
  });

  test("under 18, a guardian agrees first", async () => {
    const child = await makeStudent();
    await database().update(student).set({ birthDay: "2014-03-12" }).where(eq(student.id, child.studentId));
    const form = new FormData();
    form.set("intent", "save");
    form.set("socialGroup", "sc");
    await expect(factsActions.press(pressOf(child), form)).resolves.toMatchObject({
      status: 422,
      answer: { errors: { "": ["guardian"] } },
    });
  });
});
