import { eq } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { notification } from "#app/db/schema/messages.ts";
import { savedReport, savedReportReader } from "#app/db/schema/saved-reports.ts";
import { inboxActions } from "#app/features/notifications/server/bell/inbox-actions.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { reportsActions } from "./reports-actions.server.ts";
import { saveReport } from "./save-report.server.ts";

useTestDatabase();

let desk: Actor & { userId: string };
beforeAll(async () => {
  desk = await makePortalPerson("admin", "Reports Desk");
});

const fields = { name: "Claims of the year", subject: "claims", period: "this_year", schedule: "never" };
const report = async () =>
  (await database().select().from(savedReport).where(eq(savedReport.name, fields.name)))[0];

describe("the buttons of the reports", () => {
  everyButton(reportsActions, {
    async save(press) {
      await expect(press(desk, { ...fields, period: "custom" })).resolves.toMatchObject({
        status: 422,
        answer: { form: "save", errors: { fromDay: [expect.any(String)] }, typed: { name: [fields.name] } },
      });
      await press(desk, fields);
      expect(await report()).toMatchObject({ subject: "claims", deletedAt: null });
    },
    async delete(press) {
      const reportId = (await report())?.id ?? "";
      await expect(press(desk, { reportId })).resolves.toEqual({
        to: `/admin/reports-analytics?deleted=${reportId}`,
      });
      expect((await report())?.deletedAt).toBeInstanceOf(Date);
    },
    async end_mail(press) {
      const reportId = await saveReport(desk, {
        name: "By mail",
        subject: "claims",
        period: "this_year",
        fromDay: null,
        toDay: null,
        schedule: "weekly",
        scholarshipId: null,
        instituteId: null,
        readers: [],
      });
      await expect(press(desk, { reportId })).resolves.toEqual({
        to: `/admin/reports-analytics/${reportId}?ended`,
      });
      const [reader] = await database()
        .select()
        .from(savedReportReader)
        .where(eq(savedReportReader.reportId, reportId));
      expect(reader).toMatchObject({ userId: desk.userId, endedAt: expect.any(Date) });
    },
    async restore(press) {
      await press(desk, { reportId: (await report())?.id ?? "" });
      expect((await report())?.deletedAt).toBeNull();
    },
  });
});

describe("the buttons of the desk's bell", () => {
  const mine = () => database().select().from(notification).where(eq(notification.userId, desk.userId));
  const unread = async () => (await mine()).filter(({ readAt }) => readAt === null);
  beforeAll(() =>
    inTransaction(async (tx) => {
      for (const title of ["one", "two", "three"])
        await notify(tx, desk.userId, {
          type: "info",
          title,
          message: "B",
          link: "/admin",
          dedupeKey: title,
        });
    }),
  );
  everyButton(inboxActions, {
    async read(press) {
      const [first] = await unread();
      await press(desk, { id: first?.id ?? "" });
      expect(await unread()).toHaveLength(2);
    },
    async "read-all"(press) {
      await press(desk);
      expect(await unread()).toEqual([]);
    },
  });
});
