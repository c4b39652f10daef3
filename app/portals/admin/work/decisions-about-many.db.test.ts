import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newFormKey } from "#app/core/forms/form-key.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { notification } from "#app/db/schema/messages.ts";
import { escalateWork } from "#app/features/identity/work/escalate-work.server.ts";
import { listWork } from "#app/features/identity/work/list-work.server.ts";
import { readWork } from "#app/features/identity/work/read-work.server.ts";
import { prepareBulk } from "#app/features/reviews/server/bulk/prepare-bulk.server.ts";
import { settleBulk } from "#app/features/reviews/server/bulk/settle-bulk.server.ts";
import { remindSecondPeople } from "#app/features/reviews/server/remind-second-people.server.ts";
import { jobs } from "#server/job-list.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { useIdentityWorld } from "#tests/support/identity-world.ts";
import { giveAccount, insertApplications, makeInstitute } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

useTestDatabase({ jobs });
const clock = useIdentityWorld({ hoursBetweenTests: 0 });
const hours = (count: number) => clock.move(count * 3600);

const newsOf = (userId: string) =>
  database().select().from(notification).where(eq(notification.userId, userId));
const bulkOf = async (actor: Actor) =>
  (await readWork(actor))?.queues.find(({ kind }) => kind === "bulk-decision");

let meera: Actor & { userId: string };
let ravi: Actor & { userId: string };
beforeAll(async () => {
  meera = { ...(await makePortalPerson("admin", "Meera")), staffRoles: ["super_admin"] };
  ravi = { ...(await makePortalPerson("admin", "Ravi")), staffRoles: ["super_admin"] };
});

const wish = (ids: string[]) => ({
  formKey: newFormKey(),
  verdict: "reject" as const,
  ids,
  reasons: ["seats_full" as const],
});

describe("D21: a decision about many has hours of its own", () => {
  test("at the desk: age and limit in the queue, late after 48 hours, told like every late queue", async () => {
    const { scholarship } = await makeInstitute();
    const [made] = await insertApplications(scholarship.id, 1);
    await database()
      .update(application)
      .set({ escalatedAt: new Date("2026-11-15T06:00:00Z") })
      .where(eq(application.id, made?.id ?? ""));
    await prepareBulk(meera, wish([made?.id ?? ""]));
    hours(47);
    expect(await bulkOf(ravi)).toMatchObject({ nobody: 1, oldest: "47 h", limit: "48 h", isLate: false });
    hours(2);
    expect(await bulkOf(ravi)).toMatchObject({ late: 1, limit: "48 h", isLate: true });
    expect((await listWork(ravi, { kind: "bulk-decision", whose: null })).lines).toMatchObject([
      { isLate: true, due: expect.any(String) },
    ]);
    await escalateWork();
    expect((await newsOf(ravi.userId)).map(({ title }) => title)).toContain(
      "Decisions about many to confirm: late",
    );
  });

  test("at an institute: whoever may confirm is told each day, who prepared it once, and nobody else", async () => {
    const own = await makeInstitute();
    for (const member of [own.owner, own.verifier, own.reviewer]) await giveAccount(member);
    const stranger = (await makeInstitute()).owner;
    await giveAccount(stranger);
    const ids = (await insertApplications(own.scholarship.id, 2)).map(({ id }) => id);
    const bulkId = await prepareBulk(own.verifier, wish(ids));
    const lateOf = async ({ userId }: { userId: string }) =>
      (await newsOf(userId)).filter(({ title }) => title === "A decision about many is late").length;
    hours(47);
    expect(await remindSecondPeople()).toBe(0);
    hours(2);
    expect(await remindSecondPeople()).toBe(1);
    expect(await remindSecondPeople()).toBe(1);
    expect(await bulkOf(own.owner)).toMatchObject({ limit: "48 h", isLate: true });
    expect(await lateOf(own.owner)).toBe(1);
    for (const one of [own.verifier, own.reviewer, stranger]) expect(await lateOf(one)).toBe(0);
    const prepared = async () =>
      (await newsOf(own.verifier.userId)).filter(({ title }) => title === "Nobody has confirmed it yet");
    expect(await prepared()).toHaveLength(1);
    hours(24);
    await remindSecondPeople();
    expect(await lateOf(own.owner)).toBe(2);
    expect(await prepared()).toHaveLength(1);
    await settleBulk(own.verifier, bulkId, "cancel");
    expect(await remindSecondPeople()).toBe(0);
  });
});
