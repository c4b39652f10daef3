import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addHours, now, setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { savedReportReader } from "#app/db/schema/saved-reports.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { insertApplications, makeInstitute, reviewWorldJobs } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import type { ReportInput } from "../forms/report-schema.ts";
import { reportSubjects } from "../report-words.ts";
import { endReportMail } from "./end-report-mail.server.ts";
import { runReport } from "./run-report.server.ts";
import { saveReport } from "./save-report.server.ts";
import { sendReports } from "./send-reports.server.ts";

useTestDatabase({ jobs: reviewWorldJobs });

let desk: Actor & { userId: string };
let own: Awaited<ReturnType<typeof makeInstitute>>;
let other: Awaited<ReturnType<typeof makeInstitute>>;
const range = { from: "2026-11-01", to: "2026-11-30" };

beforeAll(async () => {
  setClock(() => new Date("2026-11-16T05:00:00Z"));
  desk = await makePortalPerson("admin", "Reports Desk");
  own = await makeInstitute();
  other = await makeInstitute();
  const made = await insertApplications(own.scholarship.id, 8);
  await insertApplications(other.scholarship.id, 3);
  // Six decided, after 10, 20, 30, 40, 50 and 60 hours.
  for (const [at, { id }] of made.slice(0, 6).entries()) {
    await database()
      .update(application)
      .set({ status: at < 4 ? "approved" : "rejected", decidedAt: addHours(now(), (at + 1) * 10) })
      .where(eq(application.id, id));
  }
  // Three of them read Telugu.
  for (const { userId } of made.slice(0, 3)) {
    await database().update(appUser).set({ language: "te" }).where(eq(appUser.id, userId));
  }
  return () => useRealClock();
});

describe("what the product is for, counted from the rows", () => {
  it("every report runs on both engines", async () => {
    for (const subject of reportSubjects) {
      const { heads, totals } = await runReport(desk, { subject, range });
      expect(totals).toHaveLength(heads.length);
    }
  });

  it("applications and the time to decision; an institute sees its own, whatever it asks for", async () => {
    const all = await runReport(desk, { subject: "applications", range });
    expect(all.file.rows.at(-1)).toEqual(["Total", 11, 4, 2, 5, 0]);
    const asked = { subject: "applications", range, instituteId: other.instituteId } as const;
    expect((await runReport(desk, asked)).file.rows.at(-1)).toEqual(["Total", 3, 0, 0, 3, 0]);
    expect((await runReport(own.owner, asked)).file.rows.at(-1)).toEqual(["Total", 8, 4, 2, 2, 0]);
    const foreign = { subject: "applications", range, scholarshipId: other.scholarship.id } as const;
    expect((await runReport(own.owner, foreign)).file.rows.at(-1)).toEqual(["Total", 0, 0, 0, 0, 0]);
    const time = await runReport(own.owner, { subject: "decision_time", range });
    expect(time.file.rows[0]?.slice(1)).toEqual([6, 35, 66.7]);
    // Medians have no sum.
    expect(time.totals).toEqual(["Total", "6", "–", "–"]);
  });

  it("what is not theirs is not there; a stranger's organisation counts nothing", async () => {
    await expect(runReport(own.owner, { subject: "donations", range })).rejects.toMatchObject({
      status: 404,
    });
    await expect(runReport(own.owner, { subject: "registration_stops", range })).rejects.toMatchObject({
      status: 404,
    });
    const donor: Actor = {
      role: "donor",
      userId: newId(),
      organisationId: newId(),
      teamRole: "owner",
      language: "en",
    };
    expect((await runReport(donor, { subject: "applications", range })).rows).toEqual([]);
    const student: Actor = { role: "student", userId: newId(), language: "en" };
    await expect(runReport(student, { subject: "applications", range })).rejects.toMatchObject({
      status: 403,
    });
  });

  it("small groups are left out two by two, and the total counts them", async () => {
    const languages = await runReport(own.owner, { subject: "languages", range });
    // Three read Telugu, five English: alone, the three could be had by subtracting.
    expect(languages.rows).toEqual([]);
    expect(languages.hidden).toBe(2);
    expect(languages.totals[1]).toBe("8");
  });
});

describe("a report goes to chosen people", () => {
  const base: ReportInput = {
    name: "Weekly",
    subject: "applications",
    period: "this_month",
    fromDay: null,
    toDay: null,
    schedule: "weekly",
    scholarshipId: null,
    instituteId: null,
    readers: [],
  };
  const mails = (id: string) =>
    database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, id));
  async function colleague(name: string) {
    const one = await makePortalPerson("admin", name);
    const value = `${one.userId}@scholarsetu.example`;
    const has = await database().$count(userContact, eq(userContact.userId, one.userId));
    if (has === 0)
      await inTransaction((tx) =>
        tx.insert(userContact).values(contactRow.make({ userId: one.userId, kind: "email", value })),
      );
    return one;
  }

  it("once each on its day, to those who may still read it and have not ended it", async () => {
    const [first, second, third] = [await colleague("One"), await colleague("Two"), await colleague("Three")];
    const readers = [first.userId, second.userId, third.userId];
    await expect(saveReport(desk, { ...base, readers: [newId()] })).rejects.toMatchObject({ status: 422 });
    const id = await saveReport(desk, { ...base, readers });
    // A Monday.
    setClock(() => new Date("2026-11-23T02:00:00Z"));
    await sendReports();
    await sendReports();
    expect(await mails(id)).toHaveLength(3);
    await endReportMail(first, id);
    await expect(endReportMail(first, id)).rejects.toMatchObject({ status: 404 });
    await database().update(userRole).set({ revokedAt: now() }).where(eq(userRole.userId, second.userId));
    setClock(() => new Date("2026-11-30T02:00:00Z"));
    await sendReports();
    // Only the third is left.
    expect(await mails(id)).toHaveLength(4);
    expect(await database().$count(savedReportReader, eq(savedReportReader.reportId, id))).toBe(3);
  });
});
