import { and, eq, inArray, isNull } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addHours, now, setClock, useRealClock } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { payout } from "#app/db/schema/payouts.ts";
import { registration } from "#app/db/schema/registration.ts";
import { buildApplicationsDemo } from "#app/features/applications/demo/applications-demo.server.ts";
import { buildIdentityDemo } from "#app/features/identity/demo/identity-demo.server.ts";
import { buildScholarshipsDemo } from "#app/features/scholarships/demo/scholarships-demo.server.ts";
import { applicationWorldJobs } from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { countToday } from "./count-today.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
afterEach(useRealClock);

test("the figures beside the claims are the rows of this site, counted anew after an hour", async () => {
  expect(await countToday()).toMatchObject({
    paid: 0,
    lastPaid: null,
    students: { all: 0, lately: 0 },
    decided: 0,
    selected: 0,
  });
  await buildIdentityDemo();
  await buildScholarshipsDemo();
  await buildApplicationsDemo();
  expect((await countToday()).students.all, "within the hour nothing is counted again").toBe(0);
  const later = addHours(now(), 2);
  setClock(later);
  const today = await countToday();
  const registered = await database()
    .select()
    .from(registration)
    .where(and(eq(registration.status, "registered"), isNull(registration.erasedAt)));
  expect(today.students.all).toBe(registered.length);
  const decided = await database()
    .select()
    .from(application)
    .where(inArray(application.status, ["approved", "paid", "rejected"]));
  expect(today.decided).toBe(decided.length);
  expect(today.selected).toBe(decided.filter(({ status }) => status !== "rejected").length);
  const paid = await database().select().from(payout).where(eq(payout.status, "paid"));
  expect(today.paid).toBe(paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0));
  expect(today.lastPaid?.getTime() ?? null).toBe(
    paid.length === 0 ? null : Math.max(...paid.map(({ settledAt }) => settledAt?.getTime() ?? 0)),
  );
  expect(today.decided).toBeGreaterThan(0);
}, 180_000);
