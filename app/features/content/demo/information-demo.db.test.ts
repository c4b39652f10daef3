import { count } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/db/opening/client.server.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { bookingMachine } from "#app/features/helpdesk/bookings/booking-status.ts";
import { buildHelpdeskDemo } from "#app/features/helpdesk/demo/helpdesk-demo.server.ts";
import { listCounsellorFigures } from "#app/features/helpdesk/server/counsellors/list-counsellor-figures.server.ts";
import { syncCounsellors } from "#app/features/helpdesk/server/counsellors/sync-counsellors.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { insertAccounts } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listArticleCounts } from "../server/articles/list-article-counts.server.ts";
import { counsellorEntries } from "../server/bookings/counsellor-entries.server.ts";
import { careerContent } from "../server/career-content.server.ts";
import { counsellingContent } from "../server/counselling-content.server.ts";
import { buildContentDemo } from "./content-demo.server.ts";

useTestDatabase({ jobs: notificationJobs });

const desk = {
  studentUserId: "0190a000-0000-7000-8000-000000000001",
  adminUserId: "0190a000-0000-7000-8000-000000000003",
};

test("the demo has bookings in every state, and the counsellors' figures come out as the pages give them", async () => {
  await insertAccounts({ userId: desk.studentUserId }, { userId: desk.adminUserId });
  await syncCounsellors(counsellorEntries({ isDemo: true }));
  await buildHelpdeskDemo(desk);
  await buildHelpdeskDemo(desk);
  await syncCounsellors(counsellorEntries({ isDemo: true }));
  const states = await database()
    .select({ status: booking.status, many: count() })
    .from(booking)
    .groupBy(booking.status);
  expect(states.map(({ status }) => status).sort()).toEqual([...bookingMachine.stateNames].sort());
  expect(states.reduce((sum, { many }) => sum + many, 0)).toBe(10);
  const figures = new Map((await listCounsellorFigures()).map((one) => [one.slug, one]));
  for (const { id, sessions, rating } of [...counsellingContent.counsellors, ...careerContent.counsellors]) {
    expect(figures.get(id), id).toMatchObject({ sessions, rating: rating.toFixed(1) });
  }
});

test("every article of the demo was read, and liked by fewer than read it", async () => {
  await buildContentDemo();
  await buildContentDemo();
  for (const { views, likes } of Object.values(await listArticleCounts())) {
    expect(views).toBeGreaterThan(100);
    expect(likes).toBeGreaterThan(0);
    expect(likes).toBeLessThan(views);
  }
});
