import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { now, setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { listMail, listMailReader } from "#app/db/schema/list-mails.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { deleteListView } from "#app/features/identity/lists/delete-list-view.server.ts";
import { keepListView } from "#app/features/identity/lists/keep-list-view.server.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { outgoingMessages } from "#app/features/identity/server/contacts/outgoing-messages.server.ts";
import { identityOwnData } from "#app/features/identity/server/own-data/identity-own-data.server.ts";
import { openBody } from "#app/features/notifications/server/outbox/message-envelope.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { sentMessages } from "#tests/support/identity-world.ts";
import { makeMember, makePartner } from "#tests/support/institute-world.ts";
import { reviewWorldJobs } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { endListMail } from "./end-list-mail.server.ts";
import { listMailActions } from "./list-mail-actions.server.ts";
import { readListMails } from "./read-list-mails.server.ts";
import { sendListMails } from "./send-list-mails.server.ts";
import { sendListView } from "./send-list-view.server.ts";

useTestDatabase({ jobs: reviewWorldJobs });

type Person = Actor & { userId: string };
let asha: Person;
let ravi: Person;
let giver: Person;
const claims = "/admin/claim-management";
const look = { query: "status=processing&sort=amount_down&hide=type", share: false, first: false };

async function withAddress(person: Person): Promise<Person> {
  const value = `${person.userId}@scholarsetu.example`;
  await inTransaction((tx) =>
    tx.insert(userContact).values(contactRow.make({ userId: person.userId, kind: "email", value })),
  );
  return person;
}

beforeAll(async () => {
  // A Monday.
  setClock(() => new Date("2026-11-16T01:30:00Z"));
  // The codes with which an institute's people sign in.
  outgoingMessages.connect(async (_tx, message) => {
    sentMessages.push(message);
  });
  asha = await withAddress(await makePortalPerson("admin", "Asha of the desk"));
  ravi = await withAddress(await makePortalPerson("admin", "Ravi of the desk"));
  giver = await withAddress(await makePortalPerson("donor", "A giver"));
});
afterAll(() => {
  outgoingMessages.connect(null);
  useRealClock();
});

const mailsOf = (id: string) =>
  database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, id));
const onDay = (day: string) => setClock(() => new Date(`${day}T01:30:00Z`));
const view = async (who: Actor, name: string, more: object = {}) =>
  (await keepListView(who, { list: claims, name, ...look, ...more })).id;

describe("the buttons of the lists by mail", () => {
  everyButton(listMailActions, {
    async send(press) {
      const viewId = await view(asha, "To decide");
      await expect(press(asha, { viewId, schedule: "hourly" })).resolves.toMatchObject({
        status: 422,
        answer: { errors: { schedule: ["Choose how often."] } },
      });
      const stranger = { viewId, schedule: "weekly", readers: [giver.userId] };
      await expect(press(asha, stranger)).resolves.toMatchObject({ status: 422 });
      const to = "/settings/list-mails?done=sent";
      await expect(press(asha, { viewId, schedule: "weekly" })).resolves.toEqual({ to });
      // Pressed again it is the same mail.
      await expect(
        press(asha, { viewId, schedule: "daily", readers: [asha.userId, ravi.userId] }),
      ).resolves.toEqual({ to });
      const { mails } = await readListMails.ofActor(asha);
      expect(mails).toMatchObject([
        { name: "To decide", list: "Claim Management", schedule: "daily", isOwn: true, isToMe: true },
      ]);
      expect(mails[0]?.readers).toHaveLength(2);
      const events = await database()
        .select({ event: auditEntry.event, actorId: auditEntry.actorId })
        .from(auditEntry)
        .where(eq(auditEntry.chain, `list_mail:${mails[0]?.id}`));
      expect(events).toEqual([
        { event: "list_mail.set", actorId: asha.userId },
        { event: "list_mail.changed", actorId: asha.userId },
      ]);
      // Who only reads has it sent to themselves alone.
      const auditor: Person = { ...asha, staffRoles: ["auditor"] };
      await expect(
        press(auditor, { viewId, schedule: "daily", readers: [ravi.userId] }),
      ).resolves.toMatchObject({
        status: 403,
      });
      await expect(press(auditor, { viewId, schedule: "daily" })).resolves.toEqual({ to });
      // Another's own view is not there to be sent.
      await expect(press(ravi, { viewId, schedule: "daily" })).rejects.toMatchObject({ status: 404 });
    },
    async end(press) {
      const viewId = await view(asha, "Ends");
      const mailId = await sendListView(asha, {
        viewId,
        schedule: "daily",
        readers: [asha.userId, ravi.userId],
      });
      const to = "/settings/list-mails?done=ended";
      await expect(press(ravi, { mailId })).resolves.toEqual({ to });
      // A reader's end is theirs alone, and stands when the sender chooses them again.
      await sendListView(asha, { viewId, schedule: "daily", readers: [asha.userId, ravi.userId] });
      const [ended] = await database()
        .select()
        .from(listMailReader)
        .where(and(eq(listMailReader.mailId, mailId), eq(listMailReader.userId, ravi.userId)));
      expect(ended?.endedAt).toBeInstanceOf(Date);
      await expect(press(ravi, { mailId })).rejects.toMatchObject({ status: 404 });
      await expect(press(giver, { mailId })).rejects.toMatchObject({ status: 404 });
      await expect(press(asha, { mailId })).resolves.toEqual({ to });
      await expect(readListMails.open(asha, mailId)).rejects.toMatchObject({ status: 404 });
    },
  });
});

describe("what comes by mail", () => {
  test("a link once each on its day, to those still at that desk; nothing of what stands in the list", async () => {
    const third = await withAddress(await makePortalPerson("admin", "Third of the desk"));
    await database().update(appUser).set({ language: "te" }).where(eq(appUser.id, third.userId));
    const viewId = await view(asha, "Large ones");
    const readers = [asha.userId, ravi.userId, third.userId];
    const mailId = await sendListView(asha, { viewId, schedule: "weekly", readers });
    onDay("2026-11-17");
    await sendListMails();
    expect(await mailsOf(mailId)).toHaveLength(0);
    onDay("2026-11-23");
    await Promise.all([sendListMails(), sendListMails()]);
    const sent = await mailsOf(mailId);
    expect(sent).toHaveLength(3);
    const words = sent.map(({ id, bodyEncrypted }) => JSON.stringify(openBody(id, bodyEncrypted ?? "")));
    for (const body of words) {
      expect(body).toContain(`/settings/list-mails/${mailId}`);
      expect(body).not.toContain("status=processing");
      expect(body).not.toContain("Asha");
    }
    expect(words.filter((body) => body.includes("సిద్ధంగా"))).toHaveLength(1);
    // One has ended it, one has left the desk.
    await endListMail(third, mailId);
    await database().update(userRole).set({ revokedAt: now() }).where(eq(userRole.userId, ravi.userId));
    onDay("2026-11-30");
    await sendListMails();
    expect(await mailsOf(mailId)).toHaveLength(4);
    await database().update(userRole).set({ revokedAt: null }).where(eq(userRole.userId, ravi.userId));
    // Whoever sent it has left: it goes to nobody.
    await database().update(appUser).set({ disabledAt: now() }).where(eq(appUser.id, asha.userId));
    onDay("2026-12-07");
    await sendListMails();
    expect(await mailsOf(mailId)).toHaveLength(4);
    await database().update(appUser).set({ disabledAt: null }).where(eq(appUser.id, asha.userId));
  });

  test("T13: the link opens for its readers, with filters and file; for anybody else it is not there", async () => {
    const viewId = await view(asha, "For Ravi");
    const mailId = await sendListView(asha, { viewId, schedule: "monthly", readers: [ravi.userId] });
    const query = "hide=type&sort=amount_down&status=processing";
    expect(await readListMails.open(ravi, mailId)).toMatchObject({
      href: `${claims}?${query}`,
      fileHref: `/admin/exports/claim-management?${query}`,
      sender: "Asha of the desk",
      isOwn: false,
      readers: [],
    });
    const third = await makePortalPerson("admin", "Nobody asked");
    for (const other of [third, giver, { ...giver, organisationId: newId() }]) {
      await expect(readListMails.open(other, mailId)).rejects.toMatchObject({ status: 404 });
    }
    // The same person at another desk: what belongs to the one is not seen at the other.
    const elsewhere: Actor = { ...ravi, role: "donor", organisationId: newId(), teamRole: "owner" };
    await expect(readListMails.open(elsewhere, mailId)).rejects.toMatchObject({ status: 404 });
    const student: Actor = { role: "student", userId: newId(), language: "en" };
    await expect(readListMails.open(student, mailId)).rejects.toMatchObject({ status: 404 });
    // With the view goes its mail.
    await deleteListView(asha, viewId);
    await expect(readListMails.open(ravi, mailId)).rejects.toMatchObject({ status: 404 });
    expect(await database().$count(listMail, eq(listMail.id, mailId))).toBe(0);
  });

  test("an institute's colleagues get theirs, under the bell where they want no mail; another institute's never", async () => {
    const { actor: head } = await makePartner();
    const verifier = (await makeMember(head, "verifier")) as Person;
    const { actor: stranger } = await makePartner();
    const list = "/institute/dashboard?tab=applications";
    const viewId = await view(head, "Late", { list, query: "due=late" });
    const asked = { viewId, schedule: "daily" as const };
    await expect(sendListView(head, { ...asked, readers: [stranger.userId ?? ""] })).rejects.toMatchObject({
      status: 422,
    });
    const mailId = await sendListView(head, { ...asked, readers: [verifier.userId] });
    onDay("2026-12-08");
    await sendListMails();
    const [told] = await database()
      .select()
      .from(notification)
      .where(eq(notification.userId, verifier.userId));
    expect(told).toMatchObject({ title: "Applications: Late", link: `/settings/list-mails/${mailId}` });
    expect((await readListMails.open(verifier, mailId)).href).toBe(
      "/institute/dashboard?tab=applications&due=late",
    );
    await expect(readListMails.open(stranger, mailId)).rejects.toMatchObject({ status: 404 });
  });

  test("T36: with the person go the mails they send and those that come to them", async () => {
    const viewId = await view(ravi, "Of Ravi");
    const mailId = await sendListView(ravi, { viewId, schedule: "daily", readers: [] });
    const copy = (await identityOwnData.collect({ userId: ravi.userId, studentIds: [] } as never)) as {
      listMails: unknown[];
    };
    expect(copy.listMails).toHaveLength(1);
    await inTransaction((tx) => identityOwnData.erase(tx, { userId: ravi.userId, studentIds: [] } as never));
    expect(await database().$count(listMail, eq(listMail.id, mailId))).toBe(0);
    expect(await database().$count(listMailReader, eq(listMailReader.userId, ravi.userId))).toBe(0);
  });
});
