import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addHours, setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { verifyAudit } from "#app/db/audit/verify-audit.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { savedReport, savedReportReader } from "#app/db/schema/saved-reports.ts";
import { userRole } from "#app/db/schema/users.ts";
import { matterList } from "#app/features/helpdesk/matter-list.ts";
import { submitEnquiry } from "#app/features/helpdesk/server/enquiries/submit-enquiry.server.ts";
import { assignMatter } from "#app/features/helpdesk/server/matters/assign-matter.server.ts";
import { countMatters } from "#app/features/helpdesk/server/matters/count-matters.server.ts";
import { getMatter } from "#app/features/helpdesk/server/matters/get-matter.server.ts";
import { listMatters } from "#app/features/helpdesk/server/matters/list-matters.server.ts";
import { matterActions } from "#app/features/helpdesk/server/matters/matter-actions.server.ts";
import { askAuditCheck } from "#app/features/identity/audit-check/ask-audit-check.server.ts";
import { auditCheckJob } from "#app/features/identity/audit-check/audit-check-job.server.ts";
import { listAudit } from "#app/features/identity/server/audit/list-audit.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { readKeyStatus } from "#app/features/identity/server/keys/read-key-status.server.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";
import { disableUser } from "#app/features/identity/server/staff/disable-user.server.ts";
import { enableUser } from "#app/features/identity/server/staff/enable-user.server.ts";
import { listStaff } from "#app/features/identity/server/staff/list-staff.server.ts";
import { auditList } from "#app/features/identity/staff/audit-list.ts";
import { staffList } from "#app/features/identity/staff/staff-list.ts";
import { openBody } from "#app/features/notifications/server/outbox/message-envelope.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { reportSchema } from "#app/features/reports/forms/report-schema.ts";
import { reportList } from "#app/features/reports/report-list.ts";
import { getReport } from "#app/features/reports/server/get-report.server.ts";
import { listReports } from "#app/features/reports/server/list-reports.server.ts";
import { runReport } from "#app/features/reports/server/run-report.server.ts";
import { saveReport } from "#app/features/reports/server/save-report.server.ts";
import { sendReports } from "#app/features/reports/server/send-reports.server.ts";
import { pressOf } from "#tests/support/every-button.ts";
import { insuranceRows as rows } from "#tests/support/rows/insurance-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { listPermissions } from "./list-permissions.server.ts";
import { listStaffDuties } from "./list-staff-duties.server.ts";

useTestDatabase({ jobs: [...notificationJobs, auditCheckJob] });

// A Monday.
const monday = new Date("2026-06-15T10:00:00+05:30");
const system: Actor = { role: "system", userId: null, language: "en" };
const donor: Actor = { role: "donor", userId: newId(), language: "en" };
let admin: Actor;
let second: string;

beforeAll(async () => {
  // Whoever is suspended is told.
  outgoingMessages.connect(async () => {});
  setClock(monday);
  const person = {
    password: "many quiet words in a row",
    role: "admin" as const,
    staffRoles: ["super_admin"] as const,
  };
  const first = await createPortalUser(system, { ...person, name: "Asha Desk", email: "asha@desk.example" });
  second = await createPortalUser(system, { ...person, name: "Ravi Desk", email: "ravi@desk.example" });
  admin = { role: "admin", staffRoles: ["super_admin"], userId: first, language: "en" };
});
afterAll(() => {
  outgoingMessages.connect(null);
  useRealClock();
});

describe("Security & Roles", () => {
  test("staff: masked, found by name and whole address; disabled and enabled; never oneself", async () => {
    const list = (query: string) => listStaff(admin, staffList.read(`/?${query}`));
    expect((await list("")).rows.map(({ email }) => email)).toEqual([
      "r•••@desk.example",
      "a•••@desk.example",
    ]);
    expect((await list("q=ravi@desk.example")).rows.map(({ id }) => id)).toEqual([second]);
    await disableUser(admin, { userId: second, reason: "Left the desk" });
    expect((await list("state=disabled")).rows.map(({ id }) => id)).toEqual([second]);
    await enableUser(admin, { userId: second, reason: "Back at work" });
    expect((await list("state=disabled")).total).toBe(0);
    await expect(enableUser(admin, { userId: admin.userId ?? "", reason: "Me" })).rejects.toMatchObject({
      status: 403,
    });
    await expect(listStaff(donor, staffList.read("/"))).rejects.toMatchObject({ status: 403 });
  });

  test("audit: found by event and object, verified, and that is in it too", async () => {
    const chain = `account:${second}`;
    const page = await listAudit(admin, auditList.read(`/?q=${encodeURIComponent(chain)}`));
    expect(page.rows.map(({ event }) => event)).toContain("account.disabled");
    await askAuditCheck(admin);
    const verified = await listAudit(admin, auditList.read("/?q=audit.check_asked&role=admin"));
    expect(verified.rows[0]?.who).toBe("Asha Desk (admin)");
    expect((await listAudit(admin, auditList.read("/?to=2020-01-01"))).rows).toEqual([]);
  });

  test("the matrix shows every room's table; keys say how much is old", async () => {
    const names = listPermissions().groups.map(({ name }) => name);
    for (const name of ["account", "application", "booking", "scholarship"]) {
      expect(names).toContain(name);
    }
    // D20: the desk's own rights are told by its roles, in words.
    const duties = listStaffDuties();
    expect(duties.find(({ role }) => role === "auditor")?.changes).toEqual([]);
    expect(duties.find(({ role }) => role === "claims")?.changes).toContain("Decide claims");
    const status = await readKeyStatus(admin);
    expect(status.old).toBe(0);
    expect(status.columns.find(({ name }) => name === "user_contact.value_encrypted")?.values).toBe(2);
    await expect(readKeyStatus(donor)).rejects.toMatchObject({ status: 403 });
  });
});

describe("Reports & Analytics", () => {
  test("figures equal the rows; sent once a day to whoever saved it; two days must be in order", async () => {
    const agent = await rows.agent();
    await rows.policy(agent.number, { validFrom: "2026-05-10", premiumPaise: 50_000 });
    await rows.policy(agent.number, { validFrom: "2026-06-02", premiumPaise: 70_000 });
    await rows.policy(agent.number, { validFrom: "2025-06-02" });
    const input = { name: "Policies", subject: "policies", period: "this_year", schedule: "weekly" } as const;
    const id = await saveReport(admin, { ...input, fromDay: null, toDay: null });
    const view = await runReport(admin, await getReport(admin, id));
    expect(view.rows).toEqual([
      ["May 2026", "1", "₹500"],
      ["Jun 2026", "1", "₹700"],
    ]);
    expect(view.totals).toEqual(["Total", "2", "₹1,200"]);
    for (const subject of ["revenue", "claims", "agents", "enquiries"] as const) {
      await runReport(admin, { subject, range: { from: "2026-01-01", to: "2026-06-15" } });
    }
    expect([await sendReports(), await sendReports()]).toEqual([1, 0]);
    setClock(addHours(monday, 24));
    expect(await sendReports()).toBe(0);
    setClock(monday);
    const mails = await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, id));
    expect(mails).toHaveLength(1);
    const body = openBody(mails[0]?.id ?? "", mails[0]?.bodyEncrypted ?? "");
    const [csv, pdf] = (body.channel === "email" && body.attachments) || [];
    expect([csv?.name, pdf?.name]).toEqual([
      "report-2026-01-01-2026-06-15.csv",
      "report-2026-01-01-2026-06-15.pdf",
    ]);
    expect(Buffer.from(csv?.base64 ?? "", "base64").toString()).toBe(
      "\ufeffMonth,Policies,Premium (INR)\r\n2026-05,1,500\r\n2026-06,1,700\r\nTotal,2,1200\r\n",
    );
    expect(
      Buffer.from(pdf?.base64 ?? "", "base64")
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const [listed] = (await listReports(admin, parseListQuery(reportList, "/"))).rows;
    expect(listed).toMatchObject({ sentOn: "15 Jun 2026", nextAt: "22 Jun 2026, 7:00 am" });
    // Who has left the desk gets no figures any more.
    await database().update(savedReport).set({ sentOn: null });
    await database().update(savedReportReader).set({ userId: second });
    const role = eq(userRole.userId, second);
    await database().update(userRole).set({ revokedAt: monday }).where(role);
    expect(await sendReports()).toBe(0);
    await database().update(userRole).set({ revokedAt: null }).where(role);
    await database()
      .update(savedReportReader)
      .set({ userId: admin.userId ?? "" });
    await database().update(savedReport).set({ sentOn: "2026-06-15" });
    expect((await database().select().from(savedReport))[0]?.sentOn).toBe("2026-06-15");
    const wrong = { ...input, period: "custom", fromDay: "2026-06-02", toDay: "2026-06-01" };
    expect(reportSchema.safeParse(wrong).error?.issues[0]?.path).toEqual(["toDay"]);
    await expect(getReport(donor, id)).rejects.toMatchObject({ status: 403 });
    await expect(getReport(admin, newId())).rejects.toMatchObject({ status: 404 });
  });
});

describe("Regional Support", () => {
  test("a matter is sorted, given to somebody of the desk, and runs late by its clock", async () => {
    const { enquiryId } = await submitEnquiry(
      { ...visitor, language: "te" },
      {
        name: "Lakshmi Test",
        email: "lakshmi@people.example",
        phone: "9876500012",
        subject: "complaint",
        message: "Nobody called.",
      },
    );
    const list = (query: string) => listMatters(admin, matterList.read(`/?${query}`));
    const [open] = (await list("kind=grievance&language=te&region=none")).rows;
    expect(open).toMatchObject({ suggestedRegion: "South", assignedTo: null, isLate: false });
    const given = { kind: "grievance" as const, matterId: enquiryId, region: "South" as const };
    await assignMatter(admin, { ...given, assignedTo: second });
    await expect(assignMatter(admin, { ...given, assignedTo: newId() })).rejects.toMatchObject({
      status: 422,
    });
    await expect(assignMatter(donor, { ...given, assignedTo: second })).rejects.toMatchObject({
      status: 403,
    });
    expect((await list(`q=${open?.number}`)).rows[0]).toMatchObject({
      region: "South",
      assignedName: "Ravi Desk",
    });
    const at = { kind: "grievance" as const, matterId: enquiryId };
    expect(await getMatter(admin, { kind: "grievance", id: enquiryId })).toMatchObject({
      region: "South",
      message: "Nobody called.",
      clock: { words: expect.stringMatching(/ left$/), tone: "plain" },
      revision: 1,
    });
    setClock(addHours(monday, 48));
    expect((await list("state=late&sort=due")).rows.map(({ clock }) => clock?.words)).toEqual(["46 h late"]);
    const counts = await countMatters(admin);
    expect(counts.byRegion.find(({ name }) => name === "South")).toMatchObject({ grievances: 1, late: 1 });
    expect(counts.byLanguage.find(({ name }) => name === "Telugu")).toMatchObject({ grievances: 1 });
    setClock(monday);
    // Answered where it was found: the room's own verb, once for the version that was seen.
    const step = { ...at, intent: "answer", revision: "1", answer: "We call you today." };
    const press = (actor: Actor, fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return matterActions.press(pressOf(actor), form);
    };
    await expect(press(donor, step)).rejects.toMatchObject({ status: 403 });
    await expect(press(admin, { ...at, intent: "confirm" })).rejects.toMatchObject({ status: 404 });
    await expect(press(admin, step)).resolves.toMatchObject({ to: expect.stringContaining("done=answer") });
    await expect(press(admin, step)).resolves.toMatchObject({ status: 409 });
    const answered = await getMatter(admin, { kind: "grievance", id: enquiryId });
    expect(answered).toMatchObject({ isOpen: false, clock: null, answers: [{ text: "We call you today." }] });
    expect((await list("state=late")).total).toBe(0);
    await press(admin, { ...at, intent: "reopen", revision: "2" });
    expect((await list("state=waiting&held=nobody")).total).toBe(0);
    await expect(getMatter(admin, { kind: "booking", id: enquiryId })).rejects.toMatchObject({ status: 404 });
    await expect(press(admin, { ...step, answer: " " })).resolves.toMatchObject({ status: 422 });
    expect((await verifyAudit()).problems).toEqual([]);
  });
});
