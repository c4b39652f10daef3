import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addHours, now } from "#app/core/clock.ts";
import { newFormKey } from "#app/core/forms/form-key.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { StaffRole } from "#app/core/portals/staff-roles.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { assignment } from "#app/db/schema/assignments.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { notification } from "#app/db/schema/messages.ts";
import { payoutBatch } from "#app/db/schema/payouts.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { adminWorkActions } from "#app/features/identity/work/admin-work-actions.server.ts";
import { sendWorkDigests } from "#app/features/identity/work/digests/send-work-digests.server.ts";
import { escalateWork } from "#app/features/identity/work/escalate-work.server.ts";
import { instituteWorkActions } from "#app/features/identity/work/institute-work-actions.server.ts";
import { listWork } from "#app/features/identity/work/list-work.server.ts";
import { readWork } from "#app/features/identity/work/read-work.server.ts";
import { readWorkPage } from "#app/features/identity/work/read-work-page.server.ts";
import { prepareBulk } from "#app/features/reviews/server/bulk/prepare-bulk.server.ts";
import { settleBulk } from "#app/features/reviews/server/bulk/settle-bulk.server.ts";
import { jobs } from "#server/job-list.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { sentMessages, useIdentityWorld } from "#tests/support/identity-world.ts";
import { insertApplications, makeInstitute } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

useTestDatabase({ jobs });
useApplicationWorld();
useIdentityWorld({ hoursBetweenTests: 0 });

type Person = Actor & { userId: string };

async function deskOf(name: string, ...roles: StaffRole[]): Promise<Person> {
  const person = await makePortalPerson("admin", name);
  await database().update(userRole).set({ staffRoles: roles }).where(eq(userRole.userId, person.userId));
  return { ...person, staffRoles: roles };
}

const holderOf = async (kind: string, id: string) =>
  (
    await database()
      .select()
      .from(assignment)
      .where(and(eq(assignment.kind, kind), eq(assignment.subjectId, id)))
  )[0]?.userId ?? null;
const newsOf = (userId: string) =>
  database().select().from(notification).where(eq(notification.userId, userId));
const eventsOf = async (kind: string, id: string) =>
  (
    await database()
      .select({ event: auditEntry.event })
      .from(auditEntry)
      .where(eq(auditEntry.chain, `${kind}:${id}`))
      .orderBy(auditEntry.seq)
  ).map(({ event }) => event);

let meera: Person;
let ravi: Person;
let kinds: Record<string, string>;
beforeAll(async () => {
  meera = await deskOf("Meera", "verification");
  ravi = await deskOf("Ravi", "verification");
});
/** An application that the institute has let lie: it waits at the desk. */
async function late(): Promise<string> {
  const { scholarship } = await makeInstitute();
  const [made] = await insertApplications(scholarship.id, 1);
  const id = made?.id ?? "";
  await database()
    .update(application)
    .set({ dueAt: addHours(now(), -2), escalatedAt: now() })
    .where(eq(application.id, id));
  return id;
}

describe("the desk", () => {
  let id: string;
  beforeEach(async () => {
    id = await late();
    kinds = { kind: "application", id, seen: "" };
  });

  everyButton(adminWorkActions, {
    async take(press) {
      await press(meera, kinds);
      expect(await holderOf("application", id)).toBe(meera.userId);
      // Ravi's page still says that nobody has it: he is told who does, and nothing changes.
      await expect(press(ravi, kinds)).resolves.toMatchObject({
        status: 409,
        answer: { errors: { "": ["Meera has taken this meanwhile."] } },
      });
      expect(await holderOf("application", id)).toBe(meera.userId);
      const before = (await newsOf(meera.userId)).length;
      await press(ravi, { ...kinds, seen: meera.userId });
      expect(await holderOf("application", id)).toBe(ravi.userId);
      expect(await newsOf(meera.userId)).toHaveLength(before + 1);
      expect(await eventsOf("application", id)).toEqual(["work.taken", "work.taken_over"]);
      // Whoever does not work the queue finds nothing there.
      const claims = await deskOf("Claims clerk", "claims");
      await expect(press(claims, { ...kinds, seen: ravi.userId })).rejects.toMatchObject({ status: 404 });
      const auditor = await deskOf("Auditor", "auditor");
      await expect(press(auditor, { ...kinds, seen: ravi.userId })).rejects.toMatchObject({ status: 404 });
    },
    async give(press) {
      const stranger = await deskOf("Finance clerk", "finance");
      await expect(press(meera, { ...kinds, to: stranger.userId })).resolves.toMatchObject({
        status: 422,
        answer: { errors: { to: ["Choose somebody who works with this."] } },
      });
      await press(meera, { ...kinds, to: ravi.userId });
      expect(await holderOf("application", id)).toBe(ravi.userId);
      expect((await newsOf(ravi.userId)).at(-1)?.message).toBe("Meera gave this to you.");
    },
    async put_back(press) {
      await adminWorkActions.press({ ...pressOf(meera), param: String }, formOf("take", kinds));
      await expect(press(ravi, { ...kinds, seen: meera.userId })).resolves.toMatchObject({ status: 409 });
      await press(meera, { ...kinds, seen: meera.userId });
      expect(await holderOf("application", id)).toBeNull();
    },
    async take_many(press) {
      const other = await late();
      const gone = newId();
      await adminWorkActions.press({ ...pressOf(ravi), param: String }, formOf("take", kinds));
      // Ravi has the first, the third waits no more: what is free is taken, and that it is not all is said.
      const work = [`application:${id}:`, `application:${other}:`, `application:${gone}:`];
      await expect(press(meera, { ids: work })).resolves.toMatchObject({
        answer: {
          shown: {
            did: {
              done: [{ id: other, name: expect.stringMatching(/^AP-/) }],
              refused: [
                { id, why: "Ravi has taken this meanwhile." },
                { id: gone, why: "This does not wait at your desk any more." },
              ],
              undo: { intent: "put_back_many", ids: [`application:${other}:${meera.userId}`] },
            },
          },
        },
      });
      expect(await holderOf("application", id)).toBe(ravi.userId);
      expect(await holderOf("application", other)).toBe(meera.userId);
      // Nothing is taken over unasked, and where nothing can be done, nothing is said to be.
      await expect(press(ravi, { ids: `application:${other}:${meera.userId}` })).resolves.toMatchObject({
        answer: { shown: { did: { done: [], refused: [{ id: other }] } } },
      });
      expect(await holderOf("application", other)).toBe(meera.userId);
      await expect(press(meera, { ids: "application:x:" })).resolves.toMatchObject({ status: 422 });
    },
    async put_back_many(press) {
      const other = await late();
      const take = [`application:${id}:`, `application:${other}:`];
      await adminWorkActions.press({ ...pressOf(meera), param: String }, formOf("take", kinds));
      await expect(press(ravi, { ids: `application:${id}:${meera.userId}` })).resolves.toMatchObject({
        answer: { shown: { did: { done: [], refused: [{ id }] } } },
      });
      expect(await holderOf("application", id)).toBe(meera.userId);
      await expect(
        press(meera, { ids: [`application:${id}:${meera.userId}`, take[1] ?? ""] }),
      ).resolves.toMatchObject({
        answer: {
          shown: {
            did: {
              refused: [],
              // Undo takes them again, as nobody's.
              undo: { intent: "take_many", ids: [`application:${id}:`] },
            },
          },
        },
      });
      expect(await holderOf("application", id)).toBeNull();
    },
    async give_many(press) {
      const other = await late();
      const work = [`application:${id}:`, `application:${other}:`];
      const stranger = await deskOf("Finance clerk", "finance");
      await expect(press(meera, { ids: work, to: stranger.userId })).resolves.toMatchObject({
        answer: { shown: { did: { done: [] } } },
      });
      expect(await holderOf("application", other)).toBeNull();
      await expect(press(meera, { ids: work, to: ravi.userId })).resolves.toMatchObject({
        answer: { shown: { did: { refused: [] } } },
      });
      expect(await holderOf("application", id)).toBe(ravi.userId);
      expect(await holderOf("application", other)).toBe(ravi.userId);
      expect(await eventsOf("application", other)).toEqual(["work.given"]);
    },
    async mail(press) {
      await press(meera, { mail: "no" });
      const wish = async () =>
        (await database().select().from(appUser).where(eq(appUser.id, meera.userId)))[0]?.workDigest;
      expect(await wish()).toBe(false);
      await press(meera, { mail: "yes" });
      expect(await wish()).toBe(true);
    },
  });

  test("D32: its home counts mine, my team's and nobody's, with age and the machine's own limit", async () => {
    const other = await late();
    await database()
      .insert(assignment)
      .values([
        { kind: "application", subjectId: id, userId: meera.userId, since: now() },
        { kind: "application", subjectId: other, userId: ravi.userId, since: now() },
      ])
      .onConflictDoNothing();
    const mine = (await readWork(meera))?.queues.find(({ kind }) => kind === "application");
    const his = (await readWork(ravi))?.queues.find(({ kind }) => kind === "application");
    expect(mine).toMatchObject({ limit: "48 h", isLate: true });
    expect(mine?.mine).toBe((await listWork(meera, { kind: "application", whose: "mine" })).total);
    expect(mine?.mine).toBeGreaterThan(0);
    expect(his?.team).toBeGreaterThan(0);
    const all = (line: typeof mine) => (line?.mine ?? 0) + (line?.team ?? 0) + (line?.nobody ?? 0);
    expect(all(mine)).toBe(all(his));
    expect((await listWork(meera, { kind: null, whose: "mine" })).lines).toContainEqual(
      expect.objectContaining({ id, isMine: true, isLate: true }),
    );
  });

  test("D32: behind the last row stands the last page; page by page each comes once and none is lost", async () => {
    await late();
    await late();
    const where = { kind: "application", whose: null } as const;
    const all = await listWork(meera, { ...where, size: 500 });
    expect(all.total).toBeGreaterThan(2);
    expect(all.lines).toHaveLength(all.total);
    const paged: string[] = [];
    for (let from = 1; from <= all.total; from += 2) {
      const page = await listWork(meera, { ...where, from, size: 2 });
      expect(page).toMatchObject({ total: all.total, from });
      paged.push(...page.lines.map(({ id: one }) => one));
    }
    expect(paged).toEqual(all.lines.map(({ id: one }) => one));
    const behind = await listWork(meera, { ...where, from: all.total + 400, size: 2 });
    expect(behind.total).toBe(all.total);
    expect(behind.from).toBe((Math.ceil(all.total / 2) - 1) * 2 + 1);
    expect(behind.lines.at(-1)?.id).toBe(all.lines.at(-1)?.id);
    // The page says so too: it leads back, and not on.
    const page = await readWorkPage(
      meera,
      new URL(`http://x/admin/work?kind=application&row=${all.total + 400}`),
    );
    expect(page.lines.length).toBeGreaterThan(0);
    expect(page.nextHref).toBeNull();
    // Nothing at all stays nothing.
    await expect(listWork(meera, { kind: "no-such", whose: null, from: 51 })).resolves.toMatchObject({
      lines: [],
      total: 0,
    });
  });

  test("an enquiry has one holder, whichever desk gives it", async () => {
    const support = await deskOf("Support", "support");
    const enquiryId = newId();
    await database()
      .insert(enquiry)
      .values({
        id: enquiryId,
        kind: "enquiry",
        subject: "general-query",
        status: "open",
        name: "Linda Devi",
        language: "en",
        createdAt: now(),
        replyBy: addHours(now(), 2),
      });
    await adminWorkActions.press(
      { ...pressOf(support), param: String },
      formOf("take", { kind: "enquiry", id: enquiryId, seen: "" }),
    );
    const [row] = await database().select().from(enquiry).where(eq(enquiry.id, enquiryId));
    expect(row?.assignedTo).toBe(support.userId);
  });

  test("D21: a batch waits for the second person and not for who prepared it; late, everybody who may is told once", async () => {
    const clerk = await deskOf("Clerk", "finance");
    const chief = await deskOf("Chief", "finance");
    const batchId = newId();
    await database()
      .insert(payoutBatch)
      .values({
        id: batchId,
        status: "prepared",
        preparedBy: clerk.userId,
        preparedAt: addHours(now(), -72),
      });
    const payouts = async (person: Person) =>
      (await listWork(person, { kind: "payout-batch", whose: null })).lines.map(({ id: one }) => one);
    expect(await payouts(clerk)).toEqual([]);
    expect(await payouts(chief)).toEqual([batchId]);
    await escalateWork();
    await escalateWork();
    const told = (await newsOf(chief.userId)).filter(({ title }) => title === "Payouts to approve: late");
    expect(told).toHaveLength(1);
  });

  test("D21: one mail in the morning, only to whom something waits, and not to who wants none", async () => {
    for (const person of [meera, ravi]) {
      await database()
        .insert(userContact)
        .values(
          contactRow.make({ userId: person.userId, kind: "email", value: `${person.userId}@desk.example` }),
        );
    }
    await database().update(appUser).set({ workDigest: false }).where(eq(appUser.id, ravi.userId));
    const idle = await deskOf("Content", "content");
    await database()
      .insert(userContact)
      .values(contactRow.make({ userId: idle.userId, kind: "email", value: `${idle.userId}@desk.example` }));
    sentMessages.length = 0;
    await sendWorkDigests();
    const digests = sentMessages.filter(({ template }) => template === "work-digest");
    const to = digests.map((message) => ("email" in message.to ? message.to.email : ""));
    expect(to).toContain(`${meera.userId}@desk.example`);
    expect(to).not.toContain(`${ravi.userId}@desk.example`);
    expect(to).not.toContain(`${idle.userId}@desk.example`);
    const hers = digests.find(
      (message) => "email" in message.to && message.to.email.startsWith(meera.userId),
    );
    expect(hers?.values.list).toContain("Applications of the desk:");
    expect(hers?.values.link).toMatch(/\/admin\/work$/);
  });
});

describe("an institute", () => {
  test("D21: a decision about many waits for who can confirm it, and for nobody else", async () => {
    const { owner, verifier, reviewer, scholarship } = await makeInstitute();
    const ids = (await insertApplications(scholarship.id, 2)).map(({ id }) => id);
    const wish = { formKey: newFormKey(), verdict: "reject" as const, ids, reasons: ["seats_full" as const] };
    const bulkId = await prepareBulk(verifier, wish);
    const waits = async (actor: Actor) =>
      (await listWork(actor, { kind: "bulk-decision", whose: null })).lines;
    expect(await waits(owner)).toMatchObject([{ id: bulkId, title: "Reject: 2 applications" }]);
    const otherVerifier = { ...verifier, userId: newId() };
    const stranger = (await makeInstitute()).owner;
    for (const one of [verifier, otherVerifier, reviewer, stranger, meera])
      expect(await waits(one)).toEqual([]);
    await settleBulk(verifier, bulkId, "cancel");
    expect(await waits(owner)).toEqual([]);

    const desk = await prepareBulk(meera, { ...wish, formKey: newFormKey(), ids: [await late()] });
    expect(await waits(ravi)).toMatchObject([{ id: desk, title: "Reject: 1 application" }]);
    for (const one of [meera, owner]) expect(await waits(one)).toEqual([]);
    expect((await readWork(reviewer))?.queues.map(({ kind }) => kind)).toEqual(["application"]);
  });

  everyButton(instituteWorkActions, {
    async take(press) {
      const { owner, verifier, scholarship } = await makeInstitute();
      const [made] = await insertApplications(scholarship.id, 1);
      const fields = { kind: "application", id: made?.id ?? "", seen: "" };
      const stranger = (await makeInstitute()).owner;
      await expect(press(stranger, fields)).rejects.toMatchObject({ status: 404 });
      await press(verifier, fields);
      expect(await holderOf("application", fields.id)).toBe(verifier.userId);
      expect((await listWork(owner, { kind: null, whose: "team" })).total).toBe(1);
      expect((await listWork(stranger, { kind: null, whose: null })).total).toBe(0);
    },
    async give(press) {
      const { owner, scholarship } = await makeInstitute();
      const [made] = await insertApplications(scholarship.id, 1);
      const fields = { kind: "application", id: made?.id ?? "", seen: "", to: newId() };
      await expect(press(owner, fields)).resolves.toMatchObject({ status: 422 });
    },
    async put_back(press) {
      const { owner, scholarship } = await makeInstitute();
      const [made] = await insertApplications(scholarship.id, 1);
      const fields = { kind: "application", id: made?.id ?? "", seen: owner.userId };
      await database()
        .insert(assignment)
        .values({ kind: "application", subjectId: fields.id, userId: owner.userId, since: now() });
      await press(owner, fields);
      expect(await holderOf("application", fields.id)).toBeNull();
    },
    // T13: another institute's, among one's own, stays as it is.
    async take_many(press) {
      const [own, other] = [await makeInstitute(), await makeInstitute()];
      const [mine] = await insertApplications(own.scholarship.id, 1);
      const [theirs] = await insertApplications(other.scholarship.id, 1);
      const work = [mine, theirs].map((made) => `application:${made?.id}:`);
      await expect(press(own.verifier, { ids: work })).resolves.toMatchObject({
        // Another institute's is not even named.
        answer: { shown: { did: { done: [{}], refused: [{ name: "What was ticked" }] } } },
      });
      expect(await holderOf("application", mine?.id ?? "")).toBe(own.verifier.userId);
      expect(await holderOf("application", theirs?.id ?? "")).toBeNull();
    },
    async give_many(press) {
      const { owner, scholarship } = await makeInstitute();
      const [made] = await insertApplications(scholarship.id, 1);
      const work = `application:${made?.id}:`;
      await expect(press(owner, { ids: work, to: newId() })).resolves.toMatchObject({
        answer: { shown: { did: { done: [] } } },
      });
      expect(await holderOf("application", made?.id ?? "")).toBeNull();
    },
    async put_back_many(press) {
      const { owner, verifier, scholarship } = await makeInstitute();
      const [made] = await insertApplications(scholarship.id, 1);
      const id = made?.id ?? "";
      await database()
        .insert(assignment)
        .values({ kind: "application", subjectId: id, userId: owner.userId, since: now() });
      const work = `application:${id}:${owner.userId}`;
      await expect(press(verifier, { ids: work })).resolves.toMatchObject({
        answer: { shown: { did: { done: [] } } },
      });
      expect(await holderOf("application", id)).toBe(owner.userId);
      await press(owner, { ids: work });
      expect(await holderOf("application", id)).toBeNull();
    },
  });
});

function formOf(name: string, fields: Record<string, string>): FormData {
  const form = new FormData();
  form.set("intent", name);
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  return form;
}
