import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addHours, setClock, useRealClock } from "#app/core/clock.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { booking, bookingGuardian, bookingHold } from "#app/db/schema/helpdesk-bookings.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import type { BookingRequest } from "../../bookings/booking-request.ts";
import { bookingOwnData } from "../bookings/booking-own-data.server.ts";
import { cancelBooking } from "../bookings/changing/cancel-booking.server.ts";
import { confirmBooking } from "../bookings/changing/confirm-booking.server.ts";
import { endUnanswered } from "../bookings/changing/end-unanswered.server.ts";
import { syncCounsellors } from "../counsellors/sync-counsellors.server.ts";
import { getMatter } from "../matters/get-matter.server.ts";
import { bookSession } from "../sessions/book-session.server.ts";
import { agreeToBooking } from "./agree-to-booking.server.ts";
import { type GuardianCodes, guardianCodes } from "./guardian-codes.server.ts";
import { sendGuardianCode } from "./send-guardian-code.server.ts";

useTestDatabase({ jobs: notificationJobs });

const monday = new Date("2026-11-16T06:00:00+05:30");
const address = "10.0.0.1";
const desk: Actor = {
  role: "admin",
  staffRoles: ["super_admin"],
  userId: "0190a000-0000-7000-8000-000000000003",
  language: "en",
};

const sent: Parameters<GuardianCodes["send"]>[0][] = [];
let isOnItsWay = false;

let people = 0;
beforeEach(async () => {
  setClock(monday);
  sent.length = 0;
  isOnItsWay = false;
  guardianCodes.plug({
    async send(ask) {
      if (!isOnItsWay) sent.push(ask);
      return !isOnItsWay;
    },
    spend: async ({ code }) => code === "123456",
  });
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
});
afterEach(useRealClock);

/** A 17-year-old books; the session is on Tuesday, so that a day is left to answer. */
async function minor(changes: Partial<BookingRequest> = {}, guardianPhone = String(8_000_000_000 + people)) {
  people += 1;
  const request: BookingRequest = {
    kind: "counseling",
    service: "career",
    title: "Career Counseling",
    minutes: 60,
    name: "Bhavana",
    email: `bhavana${people}@example.org`,
    phone: String(9_200_000_000 + people),
    preferredTime: "flexible",
    answers: { Age: "17" },
    ...changes,
  };
  const booked = await bookSession(visitor, request, {
    language: "en",
    guardian: { phone: guardianPhone, language: "te" },
  });
  const { id, number, key } = booked;
  return {
    booked,
    request,
    guardianPhone,
    reach: { number, key },
    row: async () => (await database().select().from(booking).where(eq(booking.id, id)))[0],
    asked: async () =>
      (await database().select().from(bookingGuardian).where(eq(bookingGuardian.bookingId, id)))[0],
    holds: () => database().$count(bookingHold, eq(bookingHold.bookingId, id)),
    told: async () =>
      (await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, id)))
        .map(({ template, channel }) => `${template} ${channel}`)
        .sort(),
  };
}

describe("T35: under 18 a session waits for the guardian's code", () => {
  test("the time is held, nobody confirms it, and the guardian's number stands nowhere in clear", async () => {
    const one = await minor();
    expect(one.booked.status).toBe("guardian");
    expect(await one.holds()).toBeGreaterThan(0);
    expect(await one.told()).toEqual(["booking-guardian email", "booking-guardian sms"]);
    expect(JSON.stringify(await one.asked())).not.toContain(one.guardianPhone);
    await expect(confirmBooking(visitor, one.reach)).rejects.toMatchObject({ status: 409 });
    await expect(confirmBooking(desk, one.reach)).rejects.toMatchObject({ status: 409 });
    // The same form sent twice is one booking, and waits once.
    const again = await bookSession(visitor, one.request, {
      language: "en",
      guardian: { phone: one.guardianPhone, language: "te" },
    });
    expect(again.number).toBe(one.booked.number);
  });

  test("the SMS names the student and the session in the guardian's language", async () => {
    const one = await minor();
    await sendGuardianCode(visitor, one.reach, { address });
    expect(sent).toEqual([
      {
        phone: one.guardianPhone,
        address,
        language: "te",
        studentName: "Bhavana",
        session: "కెరీర్ కౌన్సెలింగ్",
      },
    ]);
    await sendGuardianCode(visitor, one.reach, { address, isFirst: true });
    expect(sent).toHaveLength(1);
    isOnItsWay = true;
    await expect(sendGuardianCode(visitor, one.reach, { address })).rejects.toMatchObject({ status: 409 });
  });

  test("after the code it is requested, with the words that were shown; said twice it is agreed once", async () => {
    const one = await minor();
    await sendGuardianCode(visitor, one.reach, { address });
    const wrong = agreeToBooking(visitor, one.reach, { code: "000000", address });
    await expect(wrong).rejects.toMatchObject({ fieldErrors: { otp: [expect.stringMatching(/not right/)] } });
    setClock(addHours(monday, 3));
    const agreed = await agreeToBooking(visitor, one.reach, { code: "123456", address });
    expect(agreed).toMatchObject({ status: "requested", agreedAt: addHours(monday, 3) });
    expect((await agreeToBooking(visitor, one.reach, { code: "123456", address })).status).toBe("requested");
    const asked = await one.asked();
    expect(asked?.agreedAt).toEqual(addHours(monday, 3));
    expect(asked?.words).toMatch(/OTP \{code\}[\s\S]*By giving the code they agree/);
    expect(await one.told()).toEqual([
      "booking-guardian email",
      "booking-guardian sms",
      "booking-requested email",
      "booking-requested sms",
    ]);
    const matter = await getMatter(desk, { kind: "booking", id: one.booked.id });
    expect(matter.statusLabel).toBe("Requested");
    expect(matter.facts).toContainEqual({ term: "Guardian", value: "Agreed on 16 Nov 2026, 9:00 am" });
  });

  test("the desk cannot agree in the guardian's place", async () => {
    const one = await minor();
    await sendGuardianCode(visitor, one.reach, { address });
    const tried = agreeToBooking(desk, one.reach, { code: "123456", address });
    await expect(tried).rejects.toMatchObject({ status: 403 });
  });

  test("a code that was sent for one session opens no other of the same phone", async () => {
    const [first, second] = [await minor({}, "8111111111"), await minor({}, "8111111111")];
    await sendGuardianCode(visitor, first.reach, { address });
    setClock(addHours(monday, 0.1));
    await sendGuardianCode(visitor, second.reach, { address });
    const stale = agreeToBooking(visitor, first.reach, { code: "123456", address });
    await expect(stale).rejects.toMatchObject({
      fieldErrors: { otp: [expect.stringMatching(/not for this/)] },
    });
    expect((await agreeToBooking(visitor, second.reach, { code: "123456", address })).status).toBe(
      "requested",
    );
  });

  test("without an answer the hold ends after a day, and the booker is told once; a number that said nothing gets no second SMS (X24)", async () => {
    const one = await minor({ preferredTime: "evening" });
    const silent = await minor({ preferredTime: "evening" });
    await sendGuardianCode(visitor, one.reach, { address });
    setClock(addHours(monday, 8));
    await endUnanswered();
    expect((await one.row())?.status).toBe("guardian");
    setClock(addHours(monday, 25));
    const late = agreeToBooking(visitor, one.reach, { code: "123456", address });
    await expect(late).rejects.toMatchObject({ status: 409 });
    await endUnanswered();
    await endUnanswered();
    expect([(await one.row())?.status, await one.holds()]).toEqual(["cancelled", 0]);
    for (const booked of [one, silent])
      expect((await booked.told()).filter((line) => line.includes("lapsed"))).toEqual([
        "booking-lapsed email",
        "booking-lapsed sms",
      ]);
    // Nobody's number is kept.
    expect(await one.asked()).toMatchObject({ phoneSealed: null, phoneHash: null });
  });

  test("cancelled or erased while it waits, the guardian's number goes", async () => {
    const [gone, erased] = [await minor(), await minor()];
    await cancelBooking(visitor, gone.reach);
    expect(await gone.asked()).toMatchObject({ phoneSealed: null, phoneHash: null });
    await inTransaction((tx) => bookingOwnData.erase(tx, { phones: [erased.request.phone], emails: [] }));
    expect(await erased.asked()).toMatchObject({ phoneSealed: null, phoneHash: null });
    expect((await erased.row())?.status).toBe("cancelled");
  });
});
