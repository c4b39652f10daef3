import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addHours, setClock, useRealClock } from "#app/core/clock.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { env, setEnv } from "#app/core/settings/env.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { bookingHold } from "#app/db/schema/helpdesk-bookings.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { openPart } from "#app/features/notifications/server/outbox/message-envelope.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { type Booking, bookingRoomPath } from "../../bookings/booking.ts";
import { confirmBooking } from "../bookings/changing/confirm-booking.server.ts";
import { rescheduleBooking } from "../bookings/changing/reschedule-booking.server.ts";
import { remindBookers } from "../bookings/remind-bookers.server.ts";
import { syncCounsellors } from "../counsellors/sync-counsellors.server.ts";
import { getMatter } from "../matters/get-matter.server.ts";
import { bookSession } from "./book-session.server.ts";
import { enterRoom } from "./enter-room.server.ts";

useTestDatabase({ jobs: notificationJobs });

const monday = new Date("2026-11-16T06:00:00+05:30");
const admin: Actor = {
  role: "admin",
  staffRoles: ["super_admin"],
  userId: "0190a000-0000-7000-8000-000000000003",
  language: "en",
};
const asha = {
  slug: "asha",
  name: "Asha Rao",
  serves: ["counseling"],
  baseSessions: 0,
  baseRatings: 0,
  baseRatingSum: 0,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 9 * 60, toMinute: 18 * 60 })),
};

let people = 0;
function request(way?: "phone" | "video") {
  people += 1;
  return {
    kind: "counseling" as const,
    service: "career",
    title: "Career Counseling",
    minutes: 60,
    name: "Lakshmi Devi",
    email: `room${people}@example.org`,
    phone: String(9_300_000_000 + people),
    answers: {},
    ...(way && { way }),
  };
}
const english = { language: "en" as const };
const reachOf = ({ number, key }: Booking) => ({ number, key });
const real = env();

beforeEach(async () => {
  setClock(monday);
  await syncCounsellors([asha]);
  await database().delete(bookingHold);
});
afterEach(() => {
  useRealClock();
  setEnv(real);
});

async function mailsTo(booking: Booking): Promise<Map<string, string>> {
  const rows = await database()
    .select()
    .from(outboundMessage)
    .where(eq(outboundMessage.subjectId, booking.id));
  return new Map(
    rows.map((row) => [
      `${row.channel} ${row.template}`,
      openPart(row.id, "body", row.bodyEncrypted ?? "") ?? "",
    ]),
  );
}

describe("I6b: a session by video", () => {
  test("its link is in the confirmation and the reminder, and never in an SMS", async () => {
    const booked = await bookSession(visitor, request("video"), english);
    await confirmBooking(visitor, reachOf(booked));
    // On the next day, so that there is a day before it on which to be reminded.
    const asked = await bookSession(visitor, request("video"), english);
    const later = await rescheduleBooking(visitor, reachOf(asked), addHours(asked.startsAt as Date, 24));
    await confirmBooking(visitor, reachOf(later));
    setClock(addHours(later.startsAt as Date, -20));
    await remindBookers();
    const [first, second] = [await mailsTo(booked), await mailsTo(later)];
    expect(first.get("email booking-confirmed")).toContain(`/bookings/${booked.number}/room?key=`);
    expect(first.get("sms booking-confirmed")).toContain("by video: link in your e-mail");
    expect(first.get("sms booking-confirmed")).not.toContain("http");
    expect(first.get("email booking-confirmed")).not.toContain("We call you");
    const link = `${env().PUBLIC_URL}${bookingRoomPath(later)}`;
    expect(second.get("email booking-reminder")).toContain(link);
    expect(second.get("email booking-reminder")).not.toContain(`/bookings/${booked.number}/`);
    expect(second.get("sms booking-reminder")).not.toContain("http");
    // What was sent opens the room, and nobody else's.
    const sent = new URL(
      /https?:\/\/\S+\/room\?key=[\w-]+/.exec(second.get("email booking-reminder") ?? "")?.[0] ?? "",
    );
    setClock(later.startsAt as Date);
    const key = sent.searchParams.get("key") ?? "";
    expect((await enterRoom(visitor, { number: later.number, key })).state).toBe("open");
    await expect(enterRoom(visitor, { number: booked.number, key })).rejects.toMatchObject({ status: 404 });
  });

  test("the room opens ten minutes before, to who booked and to the desk, and closes at the end", async () => {
    setEnv({ ...real, isDemo: false, isProduction: true, MEETING_URL: "https://meet.example.org" });
    const booked = await bookSession(visitor, request("video"), english);
    const start = booked.startsAt as Date;
    expect(await enterRoom(visitor, reachOf(booked))).toMatchObject({ state: "unconfirmed", address: null });
    await confirmBooking(visitor, reachOf(booked));
    setClock(addHours(start, -11 / 60));
    expect(await enterRoom(visitor, reachOf(booked))).toMatchObject({ state: "early", address: null });
    setClock(addHours(start, -10 / 60));
    const room = await enterRoom(visitor, reachOf(booked));
    expect(room.address).toMatch(/^https:\/\/meet\.example\.org\/scholarsetu-[0-9a-f]{32}$/);
    expect((await enterRoom(admin, { number: booked.number })).address).toBe(room.address);
    await expect(enterRoom(visitor, { number: booked.number })).rejects.toMatchObject({ status: 404 });
    setClock(addHours(start, 1));
    expect(await enterRoom(visitor, reachOf(booked))).toMatchObject({ state: "over", address: null });
  });

  test("moved, it is another room; the desk sees where", async () => {
    setEnv({ ...real, isDemo: false, isProduction: true, MEETING_URL: "https://meet.example.org" });
    const booked = await bookSession(visitor, request("video"), english);
    await confirmBooking(visitor, reachOf(booked));
    setClock(booked.startsAt as Date);
    const before = await enterRoom(visitor, reachOf(booked));
    setClock(monday);
    const moved = await rescheduleBooking(visitor, reachOf(booked), addHours(booked.startsAt as Date, 5));
    setClock(moved.startsAt as Date);
    const after = await enterRoom(visitor, reachOf(booked));
    expect(after.address).not.toBe(before.address);
    expect(await getMatter(admin, { kind: "booking", id: booked.id })).toMatchObject({
      roomHref: `/bookings/${booked.number}/room`,
    });
  });

  test("without a meeting service there is no video, and the form is told", async () => {
    setEnv({ ...real, isDemo: false, isProduction: true, MEETING_URL: undefined });
    await expect(bookSession(visitor, request("video"), english)).rejects.toMatchObject({
      fieldErrors: { way: [expect.stringContaining("by phone")] },
    });
    expect((await bookSession(visitor, request(), english)).way).toBe("phone");
  });
});
