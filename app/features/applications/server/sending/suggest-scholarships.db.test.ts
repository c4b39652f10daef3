import { beforeAll, expect, it } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { buildScholarshipsDemo } from "#app/features/scholarships/demo/scholarships-demo.server.ts";
import { saveStudentFacts } from "#app/features/scholarships/server/facts/save-student-facts.server.ts";
import { listCards } from "#app/features/scholarships/server/lists/list-cards.server.ts";
import { applicationWorldJobs, makeStudent, useApplicationWorld } from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { startApplication } from "./start-application.server.ts";
import { suggestScholarships } from "./suggest-scholarships.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();
beforeAll(async () => void (await buildScholarshipsDemo()), 120_000);

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: null, language: "en" };

it("P32: what fits the student stands first at the desk, by the rules; of whom nothing is known nothing is guessed", async () => {
  const told = await makeStudent("Told Writer");
  const silent = await makeStudent("Silent Writer");
  const asked = await startApplication(told, { slug: null });
  const other = await startApplication(silent, { slug: null });
  const profile = { state: "bihar", level: "ug", gender: "female" } as const;
  await inTransaction((tx) =>
    saveStudentFacts(tx, [{ studentId: told.studentId ?? "", userId: told.userId ?? "", profile }]),
  );
  const fitting = await suggestScholarships(admin, [asked.id, other.id]);
  const slugs = (fitting[asked.id] ?? []).map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(3);
  for (const { card, judgement } of await listCards(slugs, profile)) {
    expect(judgement?.verdict, card.title).not.toBe("notNow");
    expect(card.states.length === 0 || card.states.includes("bihar"), card.title).toBe(true);
  }
  expect(fitting[other.id]).toEqual([]);
  await expect(suggestScholarships(told, [asked.id])).rejects.toMatchObject({ status: 403 });
});
