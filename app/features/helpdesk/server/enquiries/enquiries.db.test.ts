import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addHours, setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { verifyAudit } from "#app/db/audit/verify-audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { notification, outboundMessage } from "#app/db/schema/messages.ts";
import { userRole } from "#app/db/schema/users.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { insertAccounts } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { enquiryList } from "../../enquiry-list.ts";
import type { EnquiryInput } from "../../forms/enquiry-form.ts";
import { answerEnquiry } from "./answer-enquiry.server.ts";
import { enquiryOwnData } from "./enquiry-own-data.server.ts";
import { getEnquiry } from "./get-enquiry.server.ts";
import { getEnquiryStatus } from "./get-enquiry-status.server.ts";
import { listEnquiries } from "./list-enquiries.server.ts";
import { moveEnquiry } from "./move-enquiry.server.ts";
import { streamEnquiries } from "./stream-enquiries.server.ts";
import { submitEnquiry } from "./submit-enquiry.server.ts";
import { sweepEnquiries } from "./sweep-enquiries.server.ts";

useTestDatabase({ jobs: notificationJobs });

// A Monday, 10:00 in India.
const monday = new Date("2026-11-16T10:00:00+05:30");
const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const student: Actor = { role: "student", userId: newId(), language: "te" };

let count = 0;
function written(more: Partial<EnquiryInput> = {}): EnquiryInput {
  count += 1;
  return {
    name: "Lakshmi Devi",
    email: `lakshmi${count}@example.org`,
    phone: "9876500011",
    subject: "general-query",
    message: "నా దరఖాస్తు ఎక్కడ ఉంది? \u0C15\u0C4D\u200C\u0C37",
    ...more,
  };
}

const list = (address: string) => listEnquiries(admin, enquiryList.read(address));
const messagesAbout = (id: string) =>
  database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, id));

beforeAll(() => insertAccounts(admin, student));
beforeEach(() => setClock(monday));
afterEach(useRealClock);

describe("an enquiry comes in", () => {
  test("T37: it has a number, a reply-by time of two office hours, and an acknowledgement in the outbox", async () => {
    const { enquiryId } = await submitEnquiry(visitor, written());
    const status = await getEnquiryStatus(visitor, enquiryId);
    expect(status.number).toMatch(/^ENQ-2026-\d{7}-\d$/);
    expect(status).toMatchObject({
      status: "open",
      replyBy: "16 Nov 2026, 12:00 pm",
      settleBy: null,
      isLate: false,
    });
    const sent = await messagesAbout(enquiryId);
    expect(sent.map(({ channel, template, status: state }) => [channel, template, state])).toEqual([
      ["email", "enquiry-acknowledged", "unproven"],
    ]);
  });

  test("after closing time on Saturday the two hours begin on Monday", async () => {
    setClock(new Date("2026-11-14T17:00:00+05:30"));
    const { enquiryId } = await submitEnquiry(visitor, written());
    expect((await getEnquiryStatus(visitor, enquiryId)).replyBy).toBe("16 Nov 2026, 11:00 am");
  });

  test("T37: a complaint is a grievance with a second clock of fifteen days", async () => {
    const { enquiryId } = await submitEnquiry(visitor, written({ subject: "complaint" }));
    const status = await getEnquiryStatus(visitor, enquiryId);
    expect(status.number).toMatch(/^GRV-2026-/);
    expect(status.settleBy).toBe("1 Dec 2026");
  });

  test("T19: Telugu with its joiners comes out as it went in, and is sealed in between", async () => {
    const input = written();
    const { enquiryId } = await submitEnquiry(visitor, input);
    expect((await getEnquiry(admin, enquiryId)).message).toBe(input.message);
    const [row] = await database().select().from(enquiry).where(eq(enquiry.id, enquiryId));
    expect(JSON.stringify(row)).not.toContain(input.email);
    expect(row?.messageEncrypted).not.toContain("దరఖాస్తు");
  });

  test("T38: twenty parallel sends of the same message are one enquiry and one e-mail", async () => {
    const input = written();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submitEnquiry(visitor, input)));
    expect(new Set(answers.map(({ enquiryId }) => enquiryId)).size).toBe(1);
    expect(await messagesAbout(answers[0]?.enquiryId ?? "")).toHaveLength(1);
    const other = await submitEnquiry(visitor, { ...input, message: "Something else" });
    expect(other.enquiryId).not.toBe(answers[0]?.enquiryId);
  });

  test("the page behind the link says where it stands and nothing of who wrote", async () => {
    const input = written({ name: "Canary Person", message: "canary message" });
    const { enquiryId } = await submitEnquiry(visitor, input);
    const shown = JSON.stringify(await getEnquiryStatus(visitor, enquiryId));
    for (const secret of ["Canary", "canary", input.email, input.phone]) expect(shown).not.toContain(secret);
    await expect(getEnquiryStatus(visitor, newId())).rejects.toMatchObject({ status: 404 });
    await expect(getEnquiryStatus(visitor, "1 or 1=1")).rejects.toMatchObject({ status: 404 });
  });
});

describe("the desk works on it", () => {
  test("T12: nobody but the desk lists, reads, answers or exports", async () => {
    const { enquiryId } = await submitEnquiry(visitor, written());
    for (const actor of [visitor, student]) {
      const query = enquiryList.read("/admin/enquiries");
      await expect(listEnquiries(actor, query)).rejects.toThrow();
      await expect(getEnquiry(actor, enquiryId)).rejects.toThrow();
      await expect(answerEnquiry(actor, { enquiryId, revision: 1, answer: "x" })).rejects.toThrow();
      await expect(moveEnquiry(actor, { enquiryId, revision: 1 }, "close")).rejects.toThrow();
      await expect(streamEnquiries(actor, query).next()).rejects.toThrow();
    }
  });

  test("T37: the answer is kept, leaves by e-mail, and moves it to Answered", async () => {
    const { enquiryId } = await submitEnquiry(visitor, written());
    await answerEnquiry(admin, { enquiryId, revision: 1, answer: "It is under review.\nYou hear tomorrow." });
    const seen = await getEnquiry(admin, enquiryId);
    expect(seen.status).toBe("answered");
    expect(seen.answers.map(({ text }) => text)).toEqual(["It is under review.\nYou hear tomorrow."]);
    expect((await messagesAbout(enquiryId)).map(({ template }) => template).sort()).toEqual([
      "enquiry-acknowledged",
      "generic",
    ]);
    expect((await getEnquiryStatus(visitor, enquiryId)).answeredAt).toBe("16 Nov 2026, 10:00 am");
    expect((await verifyAudit()).problems).toEqual([]);
  });

  test("T39: of two people who answer at once one wins and the other is told; one e-mail leaves", async () => {
    const { enquiryId } = await submitEnquiry(visitor, written());
    const tries = await Promise.allSettled(
      ["first", "second"].map((answer) => answerEnquiry(admin, { enquiryId, revision: 1, answer })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = tries.find((result) => result.status === "rejected");
    expect(lost?.reason).toMatchObject({ status: 409 });
    expect((await getEnquiry(admin, enquiryId)).answers).toHaveLength(1);
  });

  test("closed, it takes no answer; opened again it has a new promise", async () => {
    const { enquiryId } = await submitEnquiry(visitor, written());
    await moveEnquiry(admin, { enquiryId, revision: 1 }, "close");
    await expect(answerEnquiry(admin, { enquiryId, revision: 2, answer: "late" })).rejects.toMatchObject({
      status: 409,
    });
    setClock(addHours(monday, 24));
    await moveEnquiry(admin, { enquiryId, revision: 2 }, "reopen");
    expect(await getEnquiry(admin, enquiryId)).toMatchObject({
      status: "open",
      replyBy: "17 Nov 2026, 12:00 pm",
    });
  });

  test("it is found by number, name, e-mail and phone, and the filters combine", async () => {
    const input = written({ name: "Rare Name 100%", subject: "technical-support", phone: "9000000077" });
    const { enquiryId } = await submitEnquiry(visitor, { ...input, name: "Zubeida Khatoon" });
    const { number } = await getEnquiry(admin, enquiryId);
    for (const search of [number.toLowerCase(), "zubeida", input.email.toUpperCase(), "+91 90000 00077"]) {
      const found = await list(`/admin/enquiries?q=${encodeURIComponent(search)}`);
      expect(
        found.rows.map(({ id }) => id),
        search,
      ).toEqual([enquiryId]);
    }
    expect((await list("/admin/enquiries?q=zubeida&subject=complaint")).rows).toEqual([]);
    expect((await list("/admin/enquiries?q=zub%25da")).rows).toEqual([]);
    const exported = [];
    for await (const line of streamEnquiries(admin, enquiryList.read("/admin/enquiries?q=zubeida")))
      exported.push(line.number);
    expect(exported).toEqual([number]);
  });

  test("the list is paged without repeating or missing a row", async () => {
    for (let index = 0; index < 25; index += 1)
      await submitEnquiry(visitor, written({ name: "Paged Person" }));
    const first = await list("/admin/enquiries?q=paged");
    const second = await list(`/admin/enquiries?q=paged&cursor=${first.next}`);
    expect(first.total).toBe(25);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(25);
    expect(second.next).toBeNull();
  });
});

describe("the clock runs by itself", () => {
  test("a missed promise is brought to every admin once; an old answer is closed", async () => {
    await database()
      .insert(userRole)
      .values({ userId: admin.userId ?? "", role: "admin", staffRoles: ["super_admin"], grantedAt: monday });
    const late = await submitEnquiry(visitor, written());
    const answered = await submitEnquiry(visitor, written());
    await answerEnquiry(admin, { enquiryId: answered.enquiryId, revision: 1, answer: "Done." });
    setClock(addHours(monday, 24 * 9));
    await sweepEnquiries();
    await sweepEnquiries();
    const told = await database()
      .select()
      .from(notification)
      .where(eq(notification.link, `/admin/enquiries/${late.enquiryId}`));
    expect(told).toHaveLength(1);
    expect((await getEnquiry(admin, late.enquiryId)).isLate).toBe(true);
    expect((await getEnquiry(admin, answered.enquiryId)).status).toBe("closed");
    expect((await list("/admin/enquiries?clock=late")).rows.every(({ isLate }) => isLate)).toBe(true);
    await expect(sweepEnquiries(student)).rejects.toThrow();
  });
});

test("T36: what somebody wrote is collected and erased by their phone or e-mail", async () => {
  const input = written({ phone: "9000000099", message: "please forget me" });
  const { enquiryId } = await submitEnquiry(visitor, input);
  await answerEnquiry(admin, { enquiryId, revision: 1, answer: "We shall." });
  const subject = { phones: ["9000000099"], emails: [] };
  expect(JSON.stringify(await enquiryOwnData.collect(subject))).toContain("please forget me");
  await inTransaction((tx) => enquiryOwnData.erase(tx, subject));
  expect(await enquiryOwnData.collect(subject)).toEqual([]);
  expect(await getEnquiry(admin, enquiryId)).toMatchObject({
    email: null,
    message: null,
    answers: [],
    events: [],
  });
});
