import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { ownStatuses } from "#app/features/scholarships/views/own-state.ts";
import {
  applicationWorldJobs,
  makeFullDraft,
  makeScholarship,
  makeStudent,
  submit,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { startApplication } from "../sending/start-application.server.ts";
import { listOwnStates } from "./list-own-states.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const clock = useApplicationWorld();

it("L2: a begun application stands where the Apply button was, for its student alone", async () => {
  const [student, other] = [await makeStudent(), await makeStudent()];
  const { slug } = await makeScholarship();
  await startApplication(student, { slug });
  expect(await listOwnStates(student)).toMatchObject([
    { slug, status: "draft", on: null, href: `/apply?scholarship=${slug}` },
  ]);
  expect(await listOwnStates(other)).toEqual([]);
});

it("picture 16: a draft tells its step and when it was saved, a paid one its sum, account and reference", async () => {
  const student = await makeStudent();
  clock.stand("2026-11-15T14:12:00Z");
  const { slug } = await makeScholarship();
  const { id, number } = await makeFullDraft(student, slug);
  const state = async () => (await listOwnStates(student, "te")).find((own) => own.slug === slug);
  await database().update(application).set({ step: "3" }).where(eq(application.id, id));
  expect(await state()).toMatchObject({
    ...{ reference: number, wanted: null, paid: null, award: null },
    draft: { step: 3, of: 5, savedAt: expect.stringContaining("2026-11-15T") },
  });
  await submit(student, id);
  expect(await state()).toMatchObject({
    draft: null,
    by: expect.stringMatching(/^2026-11-1\d$/),
    paid: null,
  });
  const paidAt = new Date("2026-11-20T19:00:00Z");
  await database()
    .update(application)
    .set({ status: "paid", paidAt, awardPaise: 25_000_00, payoutReference: "UTR1", accountLastFour: "4902" })
    .where(eq(application.id, id));
  expect(await state()).toMatchObject({
    ...{ award: "₹25,000", by: null, draft: null },
    paid: { on: "2026-11-21", accountEnding: "4902", reference: "UTR1" },
  });
});

it("L2: every state of an application that is on its way has its own place and her day, not that of Greenwich", async () => {
  const student = await makeStudent();
  // Twenty past one at night of 16 November in India is still the 15th in Greenwich.
  clock.stand("2026-11-15T19:50:00Z");
  for (const status of ownStatuses) {
    const { slug } = await makeScholarship();
    const { id, number } = await makeFullDraft(student, slug);
    if (status !== "draft") await submit(student, id);
    await database().update(application).set({ status }).where(eq(application.id, id));
    expect((await listOwnStates(student)).find((state) => state.slug === slug)).toMatchObject({
      status,
      on: status === "draft" ? null : "2026-11-16",
      href: status === "draft" ? `/apply?scholarship=${slug}` : `/applications/${number}`,
    });
  }
  for (const status of ["withdrawn", "rejected"] as const) {
    const { slug } = await makeScholarship();
    const { id } = await makeFullDraft(student, slug);
    await database().update(application).set({ status }).where(eq(application.id, id));
    expect((await listOwnStates(student)).some((state) => state.slug === slug)).toBe(false);
  }
});
