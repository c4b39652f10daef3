import { eq } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import { addHours, now, setClock, useRealClock } from "#app/core/clock.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { openBody } from "#app/features/notifications/server/outbox/message-envelope.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { bookingsActions } from "./bookings/bookings-actions.server.ts";
import { bookingActions } from "./bookings/changing/booking-actions.server.ts";
import { cancelBooking } from "./bookings/changing/cancel-booking.server.ts";
import { closeBooking } from "./bookings/changing/close-booking.server.ts";
import { confirmBooking } from "./bookings/changing/confirm-booking.server.ts";
import { listReassignments } from "./bookings/list-reassignments.server.ts";
import { reachBooking } from "./bookings/reach-booking.server.ts";
import { syncCounsellors } from "./counsellors/sync-counsellors.server.ts";
import { enquiriesActions } from "./enquiries/enquiries-actions.server.ts";
import { enquiryActions } from "./enquiries/enquiry-actions.server.ts";
import { findNextEnquiry } from "./enquiries/find-next-enquiry.server.ts";
import { getEnquiry } from "./enquiries/get-enquiry.server.ts";
import { moveEnquiry } from "./enquiries/move-enquiry.server.ts";
import { submitEnquiry } from "./enquiries/submit-enquiry.server.ts";
import { matterActions } from "./matters/matter-actions.server.ts";
import { bookSession } from "./sessions/book-session.server.ts";

useTestDatabase({ jobs: notificationJobs });

const monday = new Date("2026-11-16T06:00:00+05:30");
let desk: Actor & { userId: string };
beforeAll(async () => {
  setClock(monday);
  desk = await makePortalPerson("admin", "Help Desk");
  await syncCounsellors([
    {
      slug: "asha",
      name: "Asha Rao",
      serves: ["counseling"],
      baseSessions: 0,
      baseRatings: 0,
      baseRatingSum: 0,
      hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 9 * 60, toMinute: 17 * 60 })),
    },
  ]);
  return useRealClock;
});

let people = 0;
async function asked(language: "en" | "te" = "en") {
  people += 1;
  const { enquiryId } = await submitEnquiry(
    { ...visitor, language },
    {
      name: "Lakshmi Devi",
      email: `lakshmi${people}@example.org`,
      phone: String(9_100_000_000 + people),
      subject: "general-query",
      message: "Where is my application?",
    },
  );
  const row = async () => (await database().select().from(enquiry).where(eq(enquiry.id, enquiryId)))[0];
  const first = await row();
  return {
    row,
    params: { enquiryId },
    revision: String(first?.revision),
    matter: { kind: "enquiry", matterId: enquiryId, revision: String(first?.revision) },
    answers: async () =>
      (
        await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, enquiryId))
      ).filter(({ template }) => template !== "enquiry-acknowledged"),
  };
}
async function closed() {
  const made = await asked();
  const { enquiryId } = made.params;
  await moveEnquiry(desk, { enquiryId, revision: Number(made.revision) }, "close");
  const revision = String((await made.row())?.revision);
  return { ...made, revision, matter: { ...made.matter, revision } };
}
async function booked(isConfirmed = false) {
  people += 1;
  const made = await bookSession(
    visitor,
    {
      kind: "counseling",
      service: "career",
      title: "Career Counseling",
      minutes: 60,
      name: "Lakshmi Devi",
      email: `lakshmi${people}@example.org`,
      phone: String(9_100_000_000 + people),
      preferredTime: "morning",
      answers: {},
    },
    { language: "en" },
  );
  if (isConfirmed) {
    await confirmBooking(desk, { number: made.number, key: null });
    setClock(addHours(made.endsAt ?? now(), 1));
  }
  return {
    matter: { kind: "booking", matterId: made.id, number: made.number },
    params: { number: made.number },
    place: { search: `?key=${made.key}` },
    path: `/bookings/${made.number}?key=${encodeURIComponent(made.key ?? "")}`,
    /** How often a summary went out. */
    mails: async () =>
      (await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, made.id))).filter(
        ({ template }) => template === "booking-summary",
      ).length,
    row: async () => (await database().select().from(booking).where(eq(booking.id, made.id)))[0],
  };
}

describe("the buttons of one enquiry", () => {
  everyButton(enquiriesActions, {
    async answer_many(press) {
      const [one, telugu] = [await asked(), await asked("te")];
      const ids = [one, telugu].map(({ params, revision }) => `${params.enquiryId}:${revision}`);
      await expect(press(desk, { ids })).resolves.toMatchObject({
        status: 422,
        answer: { errors: { answer: [expect.any(String)] } },
      });
      const visitorPress = press({ ...desk, staffRoles: ["claims"] }, { ids, sentence: "otp_missing" });
      await expect(visitorPress).resolves.toMatchObject({ status: 403 });
      // It cannot be called back, so it is asked first, by name; nothing goes out yet.
      await expect(press(desk, { ids, sentence: "otp_missing" })).resolves.toMatchObject({
        answer: { shown: { asks: { rows: [{ name: expect.stringContaining("Lakshmi Devi") }, {}] } } },
      });
      expect(await one.answers()).toHaveLength(0);
      const sure = { ids, sentence: "otp_missing", sure: "yes" };
      await expect(press(desk, sure)).resolves.toMatchObject({
        status: 200,
        answer: { shown: { did: { said: "2 enquiries answered.", refused: [] } } },
      });
      // S20: each in the language of whoever wrote.
      const bodies = await Promise.all(
        [one, telugu].map(async ({ answers }) => {
          const [mail] = await answers();
          return mail?.bodyEncrypted ? openBody(mail.id, mail.bodyEncrypted).text : "";
        }),
      );
      expect(bodies[0]).toContain("Wait one minute");
      expect(bodies[1]).toContain("OTP మళ్లీ అడగండి");
      // Sent a second time by a page that stood: nobody gets it twice, and it is said.
      await expect(press(desk, sure)).resolves.toMatchObject({
        answer: { shown: { did: { done: [], refused: [{ why: expect.any(String) }, {}] } } },
      });
      expect(await one.answers()).toHaveLength(1);
    },
    async close_many(press) {
      const [one, other] = [await asked(), await asked()];
      await moveEnquiry(desk, { ...one.params, revision: Number(one.revision) }, "close");
      const ids = [one, other].map(({ params, revision }) => `${params.enquiryId}:${revision}`);
      const pressed = await press(desk, { ids });
      expect(pressed).toMatchObject({
        answer: {
          shown: {
            did: {
              said: "1 enquiry closed.",
              done: [{ id: other.params.enquiryId }],
              refused: [{ id: one.params.enquiryId, name: expect.stringContaining("Lakshmi Devi") }],
              undo: {
                intent: "reopen_many",
                ids: [`${other.params.enquiryId}:${Number(other.revision) + 1}`],
              },
            },
          },
        },
      });
      expect((await other.row())?.status).toBe("closed");
      await expect(press(desk, {})).resolves.toMatchObject({ status: 422 });
    },
    async reopen_many(press) {
      const one = await closed();
      const ids = [`${one.params.enquiryId}:${one.revision}`];
      await expect(press({ ...desk, staffRoles: ["claims"] }, { ids })).resolves.toMatchObject({
        status: 403,
      });
      await press(desk, { ids });
      expect((await one.row())?.status).toBe("open");
      // Undo of what moved on since is refused.
      await expect(press(desk, { ids })).resolves.toMatchObject({
        answer: { shown: { did: { done: [], refused: [{ id: one.params.enquiryId }] } } },
      });
    },
  });

  everyButton(enquiryActions, {
    async answer(press) {
      const { params, revision, row, answers } = await asked();
      await expect(press(desk, { revision, answer: "" }, params)).resolves.toMatchObject({
        status: 422,
        answer: { form: "answer", errors: { answer: [expect.any(String)] } },
      });
      await press(desk, { revision, answer: "It is with the institute." }, params);
      expect((await row())?.status).not.toBe("open");
      expect(await answers()).toHaveLength(1);
      // A colleague was faster: what was typed stays.
      await expect(press(desk, { revision, answer: "It waits." }, params)).resolves.toMatchObject({
        status: 409,
        answer: { typed: { answer: ["It waits."] } },
      });
      // S20: a saved answer goes out in the language of whoever wrote; typed words are named as another's.
      const telugu = await asked("te");
      const typed = { sentence: "otp_missing", answer: "Call 1800." };
      await press(desk, { revision: telugu.revision, ...typed }, telugu.params);
      const [mail] = await telugu.answers();
      const body = mail?.bodyEncrypted ? openBody(mail.id, mail.bodyEncrypted).text : "";
      expect(body).toContain("OTP మళ్లీ అడగండి");
      expect(body).toContain("“Call 1800.” (ఇంగ్లీషులో రాసినది)");
      const shown = await getEnquiry(desk, telugu.params.enquiryId);
      expect(shown).toMatchObject({ language: "te", answers: [{ text: "Call 1800." }] });
      expect(shown.answers[0]?.sentence).toContain("Wait one minute");
      const unknown = { revision: telugu.revision, sentence: "none_such" };
      await expect(press(desk, unknown, telugu.params)).resolves.toMatchObject({ status: 422 });
    },
    async answer_next(press) {
      const { params, revision, answers } = await asked();
      const other = await asked();
      const led = await press(desk, { revision, answer: "It is with the institute." }, params);
      expect(await answers()).toHaveLength(1);
      // D36: the next one that waits, by its limit, and never the one just answered.
      const next = await findNextEnquiry(desk, params.enquiryId);
      expect(next).not.toBeNull();
      expect(next).not.toBe(params.enquiryId);
      expect(led).toMatchObject({ to: `/admin/enquiries/${next}?done=answer_next` });
      expect((await other.row())?.status).toBe("open");
    },
    async close(press) {
      const { params, revision, row } = await asked();
      await press(desk, { revision }, params);
      expect(await row()).toMatchObject({ status: "closed" });
    },
    async reopen(press) {
      const { params, revision, row } = await closed();
      await press(desk, { revision }, params);
      expect((await row())?.status).not.toBe("closed");
    },
  });
});

describe("the buttons of the list of bookings", () => {
  everyButton(bookingsActions, {
    async confirm_many(press) {
      const [one, gone] = [await booked(), await booked()];
      await cancelBooking(desk, { number: gone.matter.number, key: null });
      const ids = [one, gone].map(({ matter }) => matter.matterId);
      const claims = { ...desk, staffRoles: ["claims" as const] };
      await expect(press(claims, { ids, sure: "yes" })).resolves.toMatchObject({ status: 403 });
      await expect(press(desk, { ids })).resolves.toMatchObject({
        answer: { shown: { asks: { rows: [{ name: expect.stringContaining("Lakshmi Devi, BK-") }, {}] } } },
      });
      expect(await one.row()).toMatchObject({ status: "requested" });
      await expect(press(desk, { ids, sure: "yes" })).resolves.toMatchObject({
        answer: {
          shown: {
            did: {
              said: "1 session confirmed.",
              done: [{ id: ids[0] }],
              refused: [{ id: ids[1], name: expect.stringContaining(gone.matter.number) }],
            },
          },
        },
      });
      expect(await one.row()).toMatchObject({ status: "confirmed" });
    },
    async miss_many(press) {
      const early = await booked();
      await confirmBooking(desk, { number: early.matter.number, key: null });
      await expect(press(desk, { ids: early.matter.matterId, sure: "yes" })).resolves.toMatchObject({
        answer: { shown: { did: { done: [], refused: [{ why: "This session has not begun yet." }] } } },
      });
      const { matter, row } = await booked(true);
      await press(desk, { ids: matter.matterId, sure: "yes" });
      expect(await row()).toMatchObject({ status: "no_show" });
      setClock(monday);
    },
    async cancel_many(press) {
      const { matter, row } = await booked();
      await press(desk, { ids: matter.matterId, sure: "yes" });
      expect(await row()).toMatchObject({ status: "cancelled" });
    },
  });
});

describe("the buttons of the regional desk", () => {
  everyButton(matterActions, {
    async assign(press) {
      const { matter, row } = await asked();
      await press(desk, { ...matter, assignedTo: desk.userId });
      expect(await row()).toMatchObject({ assignedTo: desk.userId });
    },
    async answer(press) {
      const { matter, answers } = await asked();
      await press(desk, { ...matter, answer: "It is with the institute." });
      expect(await answers()).toHaveLength(1);
    },
    async close(press) {
      const { matter, row } = await asked();
      await expect(press(visitor, matter)).rejects.toMatchObject({ status: 401 });
      await press(desk, matter);
      expect(await row()).toMatchObject({ status: "closed" });
    },
    async reopen(press) {
      const { matter, row } = await closed();
      await press(desk, matter);
      expect((await row())?.status).not.toBe("closed");
    },
    async confirm(press) {
      const { matter, row } = await booked();
      await press(desk, matter);
      expect(await row()).toMatchObject({ status: "confirmed" });
      const other = await asked();
      await expect(press(desk, other.matter)).rejects.toMatchObject({ status: 404 });
    },
    async finish(press) {
      const { matter, row, mails } = await booked(true);
      await expect(press(desk, matter)).resolves.toMatchObject({
        status: 422,
        answer: { errors: { summary: [expect.any(String)] } },
      });
      await press(desk, { ...matter, summary: "Two scholarships fit.\nNext: a new certificate." });
      expect(await row()).toMatchObject({ status: "done" });
      expect((await row())?.summarySealed).not.toContain("scholarships");
      expect(await mails()).toBe(1);
      setClock(monday);
    },
    async reassign(press) {
      const { matter, row } = await booked();
      await expect(press(desk, { ...matter, slot: "" })).resolves.toMatchObject({ status: 422 });
      const [slot] = await listReassignments(
        await reachBooking(desk, "booking.see", { number: matter.number }),
      );
      const before = await row();
      await press(desk, { ...matter, slot: slot?.value ?? "" });
      expect((await row())?.startsAt).not.toEqual(before?.startsAt);
      expect((await row())?.status).toBe("requested");
    },
    async summary(press) {
      const { matter, row, mails } = await booked(true);
      await expect(press(desk, { ...matter, summary: "Too early." })).resolves.toMatchObject({ status: 409 });
      await closeBooking(desk, { number: matter.number }, "finish", "First words.");
      setClock(addHours(now(), 1));
      await press(desk, { ...matter, summary: "First words." });
      expect(await mails()).toBe(1);
      await press(desk, { ...matter, summary: "Better words." });
      expect(await mails()).toBe(2);
      const { number } = matter;
      expect((await reachBooking(desk, "booking.see", { number })).summary).toBe("Better words.");
      expect((await row())?.status).toBe("done");
      setClock(monday);
    },
    async miss(press) {
      const { matter, row } = await booked(true);
      await press(desk, matter);
      expect(await row()).toMatchObject({ status: "no_show" });
      setClock(monday);
    },
    async cancel(press) {
      const { matter, row } = await booked();
      await press(desk, matter);
      expect(await row()).toMatchObject({ status: "cancelled" });
    },
  });
});

describe("a booking's page", () => {
  everyButton(bookingActions, {
    async confirm(press) {
      const { params, row } = await booked();
      await expect(press(visitor, {}, params)).rejects.toMatchObject({ status: 404 });
      expect(await press(desk, {}, params)).toEqual({ to: `/bookings/${params.number}` });
      expect(await row()).toMatchObject({ status: "confirmed" });
    },
    async cancel(press) {
      const { params, row, place, path } = await booked();
      await expect(press(visitor, {}, params)).rejects.toMatchObject({ status: 404 });
      expect(await press(visitor, {}, params, place)).toEqual({ to: path });
      expect(await row()).toMatchObject({ status: "cancelled" });
    },
    async agree(press) {
      const { params, place } = await booked();
      const te = { ...visitor, language: "te" as const };
      expect(await press(te, { otp: "12" }, params, place)).toMatchObject({
        status: 422,
        answer: { errors: { "": [expect.stringMatching(/[\u0c00-\u0c7f]/)] }, typed: {} },
      });
    },
    async ask_guardian(press) {
      const { params, place } = await booked();
      const refused = await press(visitor, {}, params, place).catch((error) => error);
      expect(refused.status).toBeGreaterThanOrEqual(400);
    },
    async finish(press) {
      const { params, row } = await booked(true);
      await press(desk, { summary: "She applies for two." }, params);
      expect(await row()).toMatchObject({ status: "done" });
      setClock(monday);
    },
    async miss(press) {
      const { params, row } = await booked(true);
      await press(desk, {}, params);
      expect(await row()).toMatchObject({ status: "no_show" });
      setClock(monday);
    },
    async reschedule(press) {
      const { params, place } = await booked();
      expect(await press(visitor, {}, params, place)).toMatchObject({
        status: 422,
        answer: { errors: { "": [expect.any(String)] } },
      });
    },
    async rate(press) {
      const { params, place, path, row } = await booked(true);
      await closeBooking(desk, { ...params, key: null }, "finish", "She applies for two.");
      expect(await press(visitor, {}, params, place)).toMatchObject({ status: 422 });
      expect(await press(visitor, { stars: "4", words: "Kind and clear." }, params, place)).toEqual({
        to: path,
      });
      expect(await row()).toMatchObject({ rating: 4 });
    },
  });
});
