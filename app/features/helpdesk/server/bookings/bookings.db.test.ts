import { desc, eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addHours, formatDateTime, setClock, useRealClock } from "#app/core/clock.ts";
import { parsePublicNumber } from "#app/core/id.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { booking, bookingHold, counsellor } from "#app/db/schema/helpdesk-bookings.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { openPart } from "#app/features/notifications/server/outbox/message-envelope.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { insertAccounts } from "#tests/support/rows/organisation-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { bookingList } from "../../bookings/booking-list.ts";
import type { BookingRequest } from "../../bookings/booking-request.ts";
import { listCounsellorFigures } from "../counsellors/list-counsellor-figures.server.ts";
import { listSlotOffers } from "../counsellors/list-slot-offers.server.ts";
import { syncCounsellors } from "../counsellors/sync-counsellors.server.ts";
import { bookSession } from "../sessions/book-session.server.ts";
import { bookingOwnData } from "./booking-own-data.server.ts";
import { cancelBooking } from "./changing/cancel-booking.server.ts";
import { closeBooking } from "./changing/close-booking.server.ts";
import { confirmBooking } from "./changing/confirm-booking.server.ts";
import { rateBooking } from "./changing/rate-booking.server.ts";
import { rescheduleBooking } from "./changing/reschedule-booking.server.ts";
import { listBookings } from "./list-bookings.server.ts";
import { listOwnBookings } from "./list-own-bookings.server.ts";
import { reachBooking } from "./reach-booking.server.ts";
import { remindBookers } from "./remind-bookers.server.ts";

useTestDatabase({ jobs: notificationJobs });

/** A Monday morning, before the office opens. */
const mondayMorning = new Date("2026-11-16T06:00:00+05:30");
const admin: Actor = {
  role: "admin",
  staffRoles: ["super_admin"],
  userId: "0190a000-0000-7000-8000-000000000003",
  language: "en",
};
const student: Actor = { role: "student", userId: "0190a000-0000-7000-8000-000000000001", language: "en" };

beforeAll(() => insertAccounts(student));

const asha = {
  slug: "asha",
  name: "Asha Rao",
  serves: ["counseling"],
  baseSessions: 5000,
  baseRatings: 10,
  baseRatingSum: 49,
  // Three hours a day: three sessions of an hour, and no more.
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 9 * 60, toMinute: 12 * 60 })),
};

let people = 0;
function request(changes: Partial<BookingRequest> = {}): BookingRequest {
  people += 1;
  return {
    kind: "counseling",
    service: "career",
    title: "Career Counseling",
    minutes: 60,
    name: "Lakshmi Devi",
    email: `lakshmi${people}@example.org`,
    phone: String(9_000_000_000 + people),
    preferredTime: "morning",
    answers: { Age: "17" },
    ...changes,
  };
}
const english = { language: "en" as const };
const reachOf = ({ number, key }: { number: string; key: string }) => ({ number, key });

beforeEach(async () => {
  setClock(mondayMorning);
  await syncCounsellors([asha]);
  await database().delete(bookingHold).where(eq(bookingHold.resource, bookingHold.resource));
});
afterEach(useRealClock);

describe("booking a session", () => {
  test("gives a number with a check digit, the wished time of day, and a held hour in India", async () => {
    const booked = await bookSession(visitor, request(), english);
    expect(parsePublicNumber(booked.number)).toMatchObject({ prefix: "BK", year: 2026 });
    expect(booked.status).toBe("requested");
    expect(booked.counsellor).toBe("Asha Rao");
    expect(formatDateTime(booked.startsAt as Date)).toBe("16 Nov 2026, 9:00 am");
    expect((booked.endsAt as Date).getTime() - (booked.startsAt as Date).getTime()).toBe(60 * 60_000);
  });

  test("nothing personal stands in the row", async () => {
    const asked = request({ name: "Canary Person", answers: { Question: "canary words" } });
    const booked = await bookSession(visitor, asked, english);
    const [row] = await database().select().from(booking).where(eq(booking.id, booked.id));
    expect(JSON.stringify(row)).not.toMatch(/Canary|canary|lakshmi|9000000/);
  });

  test("T39: many at once for the same hours: nobody shares one, and each gets the next", async () => {
    const booked = await Promise.all(
      Array.from({ length: 9 }, () => bookSession(visitor, request(), english)),
    );
    const starts = booked.map(({ startsAt }) => formatDateTime(startsAt as Date)).sort();
    expect(new Set(starts).size).toBe(9);
    expect(starts.filter((start) => start.startsWith("16 Nov"))).toHaveLength(3);
  });

  test("T38: sent twice, or by an impatient finger twenty times at once, it is one booking", async () => {
    const asked = request();
    const booked = await Promise.all(Array.from({ length: 20 }, () => bookSession(visitor, asked, english)));
    expect(new Set(booked.map(({ number }) => number)).size).toBe(1);
    const again = await bookSession(visitor, asked, english);
    expect(again.number).toBe(booked[0]?.number);
    const holds = await database().select().from(bookingHold).where(eq(bookingHold.bookingId, again.id));
    // Four quarters of an hour of the counsellor, and of who booked.
    expect(holds).toHaveLength(8);
  });

  test("after a cancellation the same request is a new booking", async () => {
    const asked = request();
    const first = await bookSession(visitor, asked, english);
    await cancelBooking(visitor, reachOf(first));
    expect((await bookSession(visitor, asked, english)).number).not.toBe(first.number);
  });

  test("I6e: one person is never given two times at once; a brother on the same phone may be", async () => {
    await syncCounsellors([asha, { ...asha, slug: "bina", name: "Bina Das" }]);
    const me = request();
    const first = await bookSession(visitor, me, english);
    const second = await bookSession(visitor, { ...me, answers: { Age: "18" } }, english);
    expect((second.startsAt as Date) >= (first.endsAt as Date)).toBe(true);
    const brother = await bookSession(visitor, { ...me, name: "Ravi Devi" }, english);
    expect(brother.startsAt).toEqual(first.startsAt);
    await expect(rescheduleBooking(visitor, reachOf(second), first.startsAt as Date)).rejects.toMatchObject({
      status: 422,
    });
  });

  test("I6d: who knows the subject is chosen, not whoever is free first", async () => {
    const bina = { ...asha, slug: "bina", name: "Bina Das", serves: ["counseling", "subject:medical"] };
    const later = bina.hours.map((span) => ({ ...span, fromMinute: 11 * 60 }));
    await syncCounsellors([asha, { ...bina, hours: later }]);
    expect((await bookSession(visitor, request({ subject: "medical" }), english)).counsellor).toBe(
      "Bina Das",
    );
    expect((await bookSession(visitor, request(), english)).counsellor).toBe("Asha Rao");
  });

  test("nobody free: it waits for the desk without a time", async () => {
    const booked = await bookSession(visitor, request({ preferredTime: "evening" }), english);
    expect(booked).toMatchObject({ status: "requested", startsAt: null, counsellor: null });
  });

  test("one phone holds at most five at once", async () => {
    const phone = "9111111111";
    for (let session = 0; session < 5; session += 1) {
      await bookSession(visitor, request({ phone, answers: { Question: String(session) } }), english);
    }
    await expect(bookSession(visitor, request({ phone }), english)).rejects.toThrow(
      /already 5 open sessions/,
    );
  });

  test("T17: what no form would send is refused in words", async () => {
    await expect(bookSession(visitor, request({ phone: "12345" }), english)).rejects.toMatchObject({
      status: 422,
    });
    await expect(bookSession(visitor, request({ minutes: 1 }), english)).rejects.toMatchObject({
      status: 422,
    });
  });

  test("T41: it is told by SMS and by e-mail, with the link in the e-mail alone", async () => {
    const booked = await bookSession(visitor, request(), english);
    const sent = await database()
      .select()
      .from(outboundMessage)
      .where(eq(outboundMessage.subjectId, booked.id));
    expect(sent.map(({ channel, template }) => `${channel} ${template}`).sort()).toEqual([
      "email booking-requested",
      "sms booking-requested",
    ]);
    const bodies = sent.map(
      (row) => [row.channel, openPart(row.id, "body", row.bodyEncrypted ?? "")] as const,
    );
    const bodyOf = new Map(bodies);
    expect(bodyOf.get("email")).toContain(`/bookings/${booked.number}?key=`);
    expect(bodyOf.get("sms")).not.toContain("http");
    expect(bodyOf.get("sms")).toContain("16 Nov 2026, 9:00 am");
  });
});

describe("a place in a workshop", () => {
  test("T39: places are never exceeded, and a cancelled one can be taken again", async () => {
    const place = {
      resource: "workshop:w1",
      startsAt: addHours(mondayMorning, 48),
      where: null,
      places: [8, 9, 10],
    };
    const ask = () =>
      bookSession(visitor, request({ kind: "workshop", service: "w1", title: "W", minutes: 120 }), {
        ...english,
        place,
      });
    const answers = await Promise.allSettled(Array.from({ length: 6 }, ask));
    const taken = answers.filter((answer) => answer.status === "fulfilled").map(({ value }) => value);
    expect(taken).toHaveLength(3);
    expect(taken.every(({ status }) => status === "confirmed")).toBe(true);
    await expect(ask()).rejects.toThrow("All places are taken");
    await cancelBooking(visitor, reachOf(taken[0] as { number: string; key: string }));
    expect((await ask()).startsAt).toEqual(place.startsAt);
  });
});

describe("a booking's link", () => {
  test("T13: without it nobody but the owner and the desk learns that the booking exists", async () => {
    const booked = await bookSession(student, request(), english);
    const other: Actor = { ...student, userId: "0190a000-0000-7000-8000-00000000ffff" };
    for (const actor of [visitor, other]) {
      for (const key of [undefined, null, "", "0".repeat(40), `${booked.key}0`]) {
        await expect(
          reachBooking(actor, "booking.see", { number: booked.number, key }),
        ).rejects.toMatchObject({
          status: 404,
        });
      }
    }
    expect((await reachBooking(visitor, "booking.see", reachOf(booked))).number).toBe(booked.number);
    expect((await reachBooking(student, "booking.see", { number: booked.number })).name).toBe("Lakshmi Devi");
    expect((await reachBooking(admin, "booking.see", { number: booked.number })).name).toBe("Lakshmi Devi");
    expect((await listOwnBookings(student)).map(({ number }) => number)).toContain(booked.number);
    expect(await listOwnBookings(other)).toEqual([]);
  });

  test("confirms the held time, once", async () => {
    const booked = await bookSession(visitor, request(), english);
    await Promise.all([confirmBooking(visitor, reachOf(booked)), confirmBooking(visitor, reachOf(booked))]);
    const entries = await database()
      .select({ event: auditEntry.event, to: auditEntry.toState })
      .from(auditEntry)
      .where(eq(auditEntry.chain, `booking:${booked.id}`))
      .orderBy(desc(auditEntry.seq));
    expect(entries).toEqual([
      { event: "booking.confirm", to: "confirmed" },
      { event: "booking.made", to: "requested" },
    ]);
  });

  test("moves it to a free time and gives the old one back", async () => {
    const first = await bookSession(visitor, request(), english);
    const second = await bookSession(visitor, request(), english);
    const wish = { kind: "counseling", service: "career", minutes: 60, wished: null } as const;
    const [free] = await listSlotOffers(wish);
    const moved = await rescheduleBooking(visitor, reachOf(first), (free as { startsAt: Date }).startsAt);
    expect(moved).toMatchObject({ status: "confirmed", startsAt: free?.startsAt });
    const [now] = await listSlotOffers(wish);
    expect(now?.startsAt).toEqual(first.startsAt);
    await expect(rescheduleBooking(visitor, reachOf(first), second.startsAt as Date)).rejects.toMatchObject({
      fieldErrors: { startsAt: ["That time is no longer free. Choose another one."] },
    });
    // A refused wish keeps the time that was held.
    expect((await reachBooking(visitor, "booking.see", reachOf(first))).startsAt).toEqual(free?.startsAt);
  });

  test("T20: a past time, and one outside the hours, are refused", async () => {
    const booked = await bookSession(visitor, request(), english);
    await expect(
      rescheduleBooking(visitor, reachOf(booked), addHours(mondayMorning, -24)),
    ).rejects.toMatchObject({
      status: 422,
    });
    await expect(
      rescheduleBooking(visitor, reachOf(booked), addHours(mondayMorning, 15)),
    ).rejects.toMatchObject({
      status: 422,
    });
  });

  test("a held time that passed before anybody confirmed it can still be exchanged", async () => {
    const booked = await bookSession(visitor, request(), english);
    setClock(addHours(booked.startsAt as Date, 2));
    await expect(confirmBooking(visitor, reachOf(booked))).rejects.toThrow(/no time to confirm/);
    const wish = { kind: "counseling", service: "career", minutes: 60, wished: null } as const;
    const [free] = await listSlotOffers(wish);
    const moved = await rescheduleBooking(visitor, reachOf(booked), (free as { startsAt: Date }).startsAt);
    expect(moved.status).toBe("confirmed");
    setClock(addHours(moved.startsAt as Date, 1));
    const [later] = await listSlotOffers(wish);
    await expect(
      rescheduleBooking(visitor, reachOf(booked), (later as { startsAt: Date }).startsAt),
    ).rejects.toThrow(/begun/);
  });

  test("cancels it before it begins, and no later", async () => {
    const booked = await bookSession(visitor, request(), english);
    await confirmBooking(visitor, reachOf(booked));
    setClock(addHours(booked.startsAt as Date, 0.1));
    await expect(cancelBooking(visitor, reachOf(booked))).rejects.toThrow(/begun/);
    setClock(mondayMorning);
    expect((await cancelBooking(visitor, reachOf(booked))).status).toBe("cancelled");
    expect((await cancelBooking(visitor, reachOf(booked))).status).toBe("cancelled");
    await expect(confirmBooking(visitor, reachOf(booked))).rejects.toThrow(/no longer possible/);
  });
});

describe("the desk", () => {
  test("T12: only the admin works it", async () => {
    const query = bookingList.read("/desk/bookings");
    for (const actor of [visitor, student]) await expect(listBookings(actor, query)).rejects.toThrow();
  });

  test("finds by number, phone, e-mail and state, and sees what is late", async () => {
    const booked = await bookSession(
      visitor,
      request({ phone: "9222222222", email: "Desk@Example.org" }),
      english,
    );
    setClock(addHours(mondayMorning, 25));
    for (const search of [
      booked.number,
      booked.number.toLowerCase(),
      "+91 92222 22222",
      "desk@example.org",
    ]) {
      const query = bookingList.read(`/desk/bookings?q=${encodeURIComponent(search)}&status=requested`);
      const { rows } = await listBookings(admin, query);
      expect(
        rows.map(({ number, isOverdue }) => ({ number, isOverdue })),
        search,
      ).toEqual([{ number: booked.number, isOverdue: true }]);
    }
  });

  test("a session that took place counts for its counsellor, and so does its rating", async () => {
    const before = (await listCounsellorFigures()).find(({ slug }) => slug === "asha");
    expect(before).toMatchObject({ slug: "asha", sessions: 5000, rating: "4.9" });
    const booked = await bookSession(visitor, request(), english);
    await confirmBooking(admin, { number: booked.number });
    await expect(closeBooking(admin, { number: booked.number }, "finish")).rejects.toThrow(/not begun/);
    setClock(addHours(booked.startsAt as Date, 1));
    await expect(closeBooking(visitor, reachOf(booked), "finish")).rejects.toThrow();
    const wordless = closeBooking(admin, { number: booked.number }, "finish");
    await expect(wordless).rejects.toMatchObject({ fieldErrors: { summary: [expect.any(String)] } });
    await closeBooking(admin, { number: booked.number }, "finish", "Two scholarships fit.");
    await rateBooking(visitor, reachOf(booked), 1);
    const after = (await listCounsellorFigures()).find(({ slug }) => slug === "asha");
    expect(after).toMatchObject({ slug: "asha", sessions: 5001, rating: "4.5" });
    // I6c: the summary is theirs: in what they take along, and gone with them.
    const { email, phone } = booked;
    const own = { phones: [phone], emails: [email] };
    expect(JSON.stringify(await bookingOwnData.collect(own))).toContain("Two scholarships fit.");
    await inTransaction((tx) => bookingOwnData.erase(tx, own));
    expect((await reachBooking(admin, "booking.see", { number: booked.number })).summary).toBeNull();
  });
});

test("T41: the day before, each booker is reminded once", async () => {
  const booked = await bookSession(visitor, request(), english);
  const begins = booked.startsAt as Date;
  const remindersFor = async () =>
    (await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, booked.id))).filter(
      ({ template }) => template === "booking-reminder",
    );
  setClock(addHours(begins, -25));
  await remindBookers();
  expect(await remindersFor()).toHaveLength(0);
  // Booked at six for nine: too fresh to be reminded of.
  setClock(mondayMorning);
  await remindBookers();
  expect(await remindersFor()).toHaveLength(0);
  const later = await bookSession(visitor, request({ preferredTime: "morning" }), english);
  await database()
    .update(booking)
    .set({ startsAt: addHours(mondayMorning, 27) })
    .where(eq(booking.id, later.id));
  setClock(addHours(mondayMorning, 4));
  await remindBookers();
  await remindBookers();
  const sent = await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, later.id));
  expect(sent.filter(({ template }) => template === "booking-reminder")).toHaveLength(2);
});

test("T15: a counsellor who is no longer on the list is offered to nobody", async () => {
  await syncCounsellors([{ ...asha, slug: "bela", name: "Bela" }]);
  const booked = await bookSession(visitor, request(), english);
  expect(booked.counsellor).toBe("Bela");
  // A start with the same list writes nothing: what the desk sees keeps its time.
  const rows = () => database().select().from(counsellor).orderBy(counsellor.slug);
  const before = await rows();
  setClock(addHours(mondayMorning, 1));
  await syncCounsellors([{ ...asha, slug: "bela", name: "Bela" }]);
  expect(await rows()).toEqual(before);
});
