import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { verifyAudit } from "#app/db/audit/verify-audit.server.ts";
import type { ListExport } from "#app/db/lists/export-list.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { session } from "#app/db/schema/sessions.ts";
import { appUser } from "#app/db/schema/users.ts";
import { exportDeskApplications } from "#app/features/applications/server/lists/export-desk-applications.server.ts";
import { startApplication } from "#app/features/applications/server/sending/start-application.server.ts";
import { submitEnquiry } from "#app/features/helpdesk/server/enquiries/submit-enquiry.server.ts";
import { exportMatters } from "#app/features/helpdesk/server/matters/export-matters.server.ts";
import { exportErasureRequests } from "#app/features/identity/server/own-data/export-erasure-requests.server.ts";
import { requestErasure } from "#app/features/identity/server/own-data/request-erasure.server.ts";
import { exportSessions } from "#app/features/identity/server/sessions/export-sessions.server.ts";
import { exportStaff } from "#app/features/identity/server/staff/export-staff.server.ts";
import { exportDeskScholarships } from "#app/features/scholarships/server/lifecycle/export-desk-scholarships.server.ts";
import {
  applicationWorldJobs,
  makeScholarship,
  makeStudent,
  useApplicationWorld,
} from "#tests/support/application-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { loader } from "./desk-export-endpoint.ts";

useTestDatabase({ jobs: applicationWorldJobs });
const { stand } = useApplicationWorld("2026-11-15T11:30:00+05:30");

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const others: Actor[] = [
  visitor,
  { role: "student", userId: newId(), language: "te" },
  { role: "institute", userId: newId(), language: "en", instituteId: newId(), memberRole: "owner" },
  { role: "donor", userId: newId(), language: "en" },
  { role: "csr", userId: newId(), language: "en" },
];
const isRefused = { status: expect.toSatisfy((status: number) => [401, 403].includes(status)) };

const files: Readonly<Record<string, ListExport>> = {
  staff: exportStaff,
  sessions: exportSessions,
  "erasure-requests": exportErasureRequests,
  "regional-support": exportMatters,
  scholarships: exportDeskScholarships,
  assisted: exportDeskApplications.assisted,
  escalations: exportDeskApplications.late,
};
const take = async (actor: Actor, name: string, query = "") =>
  (await (files[name] ?? expect.fail(name)).file(actor, new URL(`http://x/${name}?${query}`))).text();
const linesOf = async (name: string, query = "") =>
  (await take(admin, name, query))
    .replace(/^\ufeff/, "")
    .trim()
    .split("\r\n");

let assisted: string;
let slug: string;
beforeAll(async () => {
  await database()
    .insert(appUser)
    .values({ id: admin.userId ?? "", name: "Asha Desk", createdAt: new Date("2026-06-01T10:00:00+05:30") });
  const student = await makeStudent("Meena Rao");
  await database()
    .insert(session)
    .values({
      id: newId(),
      tokenHash: "a hash",
      userId: student.userId,
      role: "student",
      device: "Chrome on Android",
      network: "203.0.113.0/24",
      createdAt: new Date("2026-11-15T09:00:00+05:30"),
      lastSeenAt: new Date("2026-11-15T11:00:00+05:30"),
      expiresAt: new Date("2026-12-15T09:00:00+05:30"),
    });
  await requestErasure(student);
  const { id, number } = await startApplication(await makeStudent("Ravi Late"), { slug: null });
  assisted = number;
  await database()
    .update(application)
    .set({
      status: "under_review",
      submittedAt: new Date("2026-11-13T09:00:00+05:30"),
      dueAt: new Date("2026-11-15T09:00:00+05:30"),
    })
    .where(eq(application.id, id));
  await submitEnquiry(
    { ...visitor, language: "te" },
    {
      name: "Lakshmi Test",
      email: "lakshmi@people.example",
      phone: "9876500012",
      subject: "complaint",
      message: "Nobody called.",
    },
  );
  ({ slug } = await makeScholarship({
    title: "=Award",
    sources: ["https://one.example", "https://two.example"],
    checkedOn: "2026-01-02",
    differs: "One says ₹10,000, another ₹20,000.",
    season: { kind: "yearly", opensMonth: 6, closesMonth: 8, closesDay: 31 },
  }));
});

describe("D13: what leaves of each list is what its columns say, figure by figure", () => {
  test("sessions", async () => {
    expect(await linesOf("sessions", "role=student")).toEqual([
      "Person,Role,Device,Network,Signed in,Last used",
      "Meena Rao,Student,Chrome on Android,203.0.113.0/24,2026-11-15T09:00:00+05:30,2026-11-15T11:00:00+05:30",
    ]);
    expect(await linesOf("sessions", "role=donor")).toHaveLength(1);
  });

  test("erasure requests", async () => {
    expect(await linesOf("erasure-requests")).toEqual([
      "Person,Asked,Due,Closed,Status,Late",
      "Meena Rao,2026-11-15,2026-11-22,,Requested,No",
    ]);
    stand("2026-11-23T11:30:00+05:30");
    expect((await linesOf("erasure-requests", "status=requested"))[1]).toMatch(/Requested,Yes$/);
    stand("2026-11-15T11:30:00+05:30");
    expect(await linesOf("erasure-requests", "status=done")).toHaveLength(1);
  });

  test("regional support", async () => {
    const [head, line] = await linesOf("regional-support", "kind=grievance");
    expect(head).toBe("Number,Matter,Kind,Language,Region,Came,Due,Late,Status,Held by");
    expect(line?.replace(/^[A-Z]+-[^,]+,/, "#,")).toMatch(
      /^#,[^,]*,Grievance,Telugu,,2026-11-15T11:30:00\+05:30,[^,]+,No,[^,]+,$/,
    );
    expect(await linesOf("regional-support", "state=late")).toHaveLength(1);
  });

  test("scholarships, with what their facts rest on; a hidden column takes what belongs to it along", async () => {
    expect(await linesOf("scholarships", "q=Award")).toEqual([
      "Scholarship,Provider,Address,Facts checked,Old,Confidence,Sources,Sources disagree,Usual season,Status",
      `'=Award,Godavari Institute,/scholarships/${slug},2026-01-02,Yes,high,https://one.example; https://two.example,"One says ₹10,000, another ₹20,000.","Usually opens in June, closes on 31 August",Active`,
    ]);
    expect((await linesOf("scholarships", "q=Award&hide=facts-checked"))[0]).toBe(
      "Scholarship,Provider,Address,Status",
    );
  });

  test("assisted and late applications", async () => {
    const lines = [
      "Number,Student,Scholarship,Sent,Due,Late,Status",
      `${assisted},Ravi Late,,2026-11-13T09:00:00+05:30,2026-11-15T09:00:00+05:30,Yes,Under Review`,
    ];
    expect(await linesOf("assisted")).toEqual(lines);
    expect(await linesOf("escalations")).toEqual(lines);
  });
});

test("T28: a list as its page narrows it, whole beyond one page, formulas tamed, and who took it", async () => {
  const at = "2026-06-02T00:00:00Z";
  await database().execute(sql`
    with made as (
      insert into app_user (id, name, language, created_at)
      select gen_random_uuid(), '=cmd ' || n, 'en', ${at}::timestamptz
      from generate_series(1, 505) as n returning id)
    insert into user_role (user_id, role, granted_at)
    select id, 'donor', ${at}::timestamptz from made`);
  const before = await exported();
  const staff = await linesOf("staff", "role=donor");
  expect(staff).toHaveLength(1 + 505);
  expect(new Set(staff).size).toBe(506);
  expect(staff[1]).toMatch(/^'=cmd \d+,/);
  expect((await linesOf("scholarships", "q=Award"))[1]).toContain("'=Award");
  expect(await linesOf("scholarships", "q=nothing+like+it")).toHaveLength(1);
  const noted = (await exported()).slice(before.length);
  expect(noted.map(({ list, searched }) => [list, searched])).toEqual([
    ["staff", false],
    ["scholarships", true],
    ["scholarships", true],
  ]);
  // What was searched for may be somebody's number: it is not in the log.
  expect(JSON.stringify(noted)).not.toContain("nothing like it");
});

async function exported() {
  const rows = await database()
    .select({ details: auditEntry.details })
    .from(auditEntry)
    .where(and(eq(auditEntry.chain, `account:${admin.userId}`), eq(auditEntry.event, "list.exported")))
    .orderBy(auditEntry.seq);
  return rows.map(({ details }) => details);
}

test("T12: every list is the desk's alone, and a refused try is no export", async () => {
  const before = await database().$count(auditEntry);
  for (const name of Object.keys(files)) {
    await expect(take(admin, name, "cursor=broken&sort=none&role=nobody")).resolves.toMatch(/^\ufeff?\w/);
    for (const actor of others) await expect(take(actor, name)).rejects.toMatchObject(isRefused);
  }
  expect(await database().$count(auditEntry)).toBe(before + Object.keys(files).length);
  expect((await verifyAudit()).problems).toEqual([]);
});

test("where the files lay once leads to them, narrowed as asked, and there were no others", () => {
  const open = (list: string) =>
    loader({ url: new URL("http://x/?q=Rao"), params: { list } } as Parameters<typeof loader>[0]);
  const places = Object.keys(files).map((name) => open(name));
  expect(places.map(({ status }) => status)).toEqual(Object.keys(files).map(() => 308));
  expect(places.map(({ headers }) => headers.get("location"))).toEqual([
    "/admin/security-roles/export?q=Rao",
    "/admin/security-roles/sessions/export?q=Rao",
    "/admin/security-roles/privacy/export?q=Rao",
    "/admin/regional-support/export?q=Rao",
    "/admin/scholarships/export?q=Rao",
    "/admin/assisted/export?q=Rao",
    "/admin/escalations/export?q=Rao",
  ]);
  for (const name of ["", "everything", "constructor", "__proto__", "toString"])
    expect(() => open(name)).toThrow(expect.objectContaining({ status: 404 }));
});
