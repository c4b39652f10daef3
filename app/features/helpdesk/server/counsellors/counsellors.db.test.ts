import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addHours, formatDateTime, setClock, useRealClock } from "#app/core/clock.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { bookingHold, counsellor } from "#app/db/schema/helpdesk-bookings.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { openPart } from "#app/features/notifications/server/outbox/message-envelope.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import type { BookingRequest } from "../../bookings/booking-request.ts";
import { counsellorList } from "../../counsellors/counsellor-list.ts";
import { type CounsellorInput, counsellorSchema } from "../../forms/counsellor-schema.ts";
import { confirmBooking } from "../bookings/changing/confirm-booking.server.ts";
import { reassignBooking } from "../bookings/changing/reassign-booking.server.ts";
import { listBookingChoices } from "../bookings/list-booking-choices.server.ts";
import { listReassignments } from "../bookings/list-reassignments.server.ts";
import { reachBooking } from "../bookings/reach-booking.server.ts";
import { bookSession } from "../sessions/book-session.server.ts";
import { counsellorActions } from "./counsellor-actions.server.ts";
import { exportCounsellors } from "./export-counsellors.server.ts";
import { getCounsellor } from "./get-counsellor.server.ts";
import { listDeskCounsellors } from "./list-desk-counsellors.server.ts";
import { saveCounsellor } from "./save-counsellor.server.ts";
import { syncCounsellors } from "./sync-counsellors.server.ts";

useTestDatabase({ jobs: notificationJobs });

const monday = new Date("2026-11-16T06:00:00+05:30");
const desk: Actor = {
  role: "admin",
  staffRoles: ["super_admin"],
  userId: "0190a000-0000-7000-8000-000000000003",
  language: "en",
};
const none = { baseSessions: 0, baseRatings: 0, baseRatingSum: 0 };
const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromMinute: 9 * 60, toMinute: 17 * 60 }));
const entries = [
  {
    slug: "asha",
    name: "Asha Rao",
    email: "asha@counsellors.example",
    serves: ["counseling", "counseling:career"],
    languages: ["English", "Hindi"],
    hours,
    ...none,
  },
  { slug: "ravi", name: "Ravi Naidu", serves: ["counseling"], languages: ["Telugu"], hours, ...none },
];
const revisionOf = async (id: string) => (await getCounsellor(desk, id)).revision;
const change = async (id: string, changes: Record<string, unknown>) =>
  saveCounsellor(desk, id, input({ ...changes, revision: await revisionOf(id) }));
const idOf = async (slug: string) =>
  (await database().select().from(counsellor).where(eq(counsellor.slug, slug)))[0]?.id ?? "";

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
    phone: String(9_300_000_000 + people),
    preferredTime: "morning",
    answers: {},
    ...changes,
  };
}
const english = { language: "en" as const };
const mailsAbout = async (bookingId: string) =>
  (await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, bookingId)))
    .filter(({ template }) => /reassigned|counsellor/.test(template))
    .map(
      ({ id, template, channel, recipientEncrypted }) =>
        `${template} ${channel} ${openPart(id, "recipient", recipientEncrypted)}`,
    )
    .sort();

beforeAll(() => syncCounsellors(entries));
beforeEach(async () => {
  setClock(monday);
  await database().delete(bookingHold).where(eq(bookingHold.resource, bookingHold.resource));
});
afterEach(useRealClock);

describe("a counsellor by language", () => {
  test("who speaks it comes first, before who knows the subject; where nobody has an hour, anybody", async () => {
    expect((await bookSession(visitor, request(), english)).counsellor).toBe("Asha Rao");
    const telugu = await bookSession(visitor, request({ talkLanguage: "Telugu" }), english);
    expect([telugu.counsellor, telugu.talkLanguage]).toEqual(["Ravi Naidu", "Telugu"]);
    expect(
      (await bookSession(visitor, request({ talkLanguage: "Tamil" }), english)).counsellor,
    ).not.toBeNull();
  });

  test("the form offers what is spoken, and says before it is sent that nobody speaks the page's language", async () => {
    const telugu = await listBookingChoices("counseling", "te");
    expect(telugu).toMatchObject({ language: "Telugu", note: null });
    expect(telugu.languages).toEqual([
      { value: "English", label: "ఇంగ్లీషు" },
      { value: "Hindi", label: "హిందీ" },
      { value: "Telugu", label: "తెలుగు" },
    ]);
    await change(await idOf("ravi"), { name: "Ravi Naidu", languages: ["Kannada"] });
    const own = await listBookingChoices("counseling", "te");
    expect(own.note).toContain("తెలుగు మాట్లాడేవారు ప్రస్తుతం లేరు");
    const without = await listBookingChoices("counseling", "te", "en");
    expect(without).toMatchObject({ language: "", note: expect.stringContaining("speaks Telugu") });
    await change(await idOf("ravi"), { name: "Ravi Naidu", languages: ["Telugu"] });
  });
});

function input(changes: Record<string, unknown> = {}): CounsellorInput {
  return counsellorSchema.parse({
    name: "Nila Das",
    serves: ["counseling"],
    languages: ["Bengali"],
    active: "on",
    monday: "9:00-17:00",
    tuesday: "9:00-17:00",
    wednesday: "9:00-17:00",
    thursday: "9:00-17:00",
    friday: "9:00-17:00",
    ...changes,
  });
}

describe("I24: the desk changes counsellor and time", () => {
  test("the booker and both counsellors are told, the old hour is free again, and the status stays", async () => {
    await change(await idOf("ravi"), { name: "Ravi Naidu", email: "ravi@counsellors.example" });
    const booked = await bookSession(visitor, request(), english);
    expect(booked.counsellor).toBe("Asha Rao");
    await confirmBooking(desk, { number: booked.number });
    const choices = await listReassignments(booked);
    expect(choices[0]?.label).toBe("Ravi Naidu, at the same time");
    const ravi = { counsellorId: await idOf("ravi"), startsAt: booked.startsAt as Date };
    const reach = { number: booked.number };
    await expect(reassignBooking(visitor, { ...reach, key: booked.key }, ravi)).rejects.toMatchObject({
      status: 401,
    });
    expect(await reassignBooking(desk, reach, ravi)).toEqual({ isToldAll: true });
    // Pressed twice, it is changed once.
    await reassignBooking(desk, reach, ravi);
    expect(await reachBooking(desk, "booking.see", reach)).toMatchObject({
      counsellor: "Ravi Naidu",
      status: "confirmed",
      startsAt: booked.startsAt,
    });
    expect(await mailsAbout(booked.id)).toEqual([
      `booking-reassigned email ${booked.email}`,
      `booking-reassigned sms ${booked.phone}`,
      "counsellor-relieved email asha@counsellors.example",
      "counsellor-session email ravi@counsellors.example",
    ]);
    const next = await bookSession(visitor, request(), english);
    expect([next.counsellor, next.startsAt]).toEqual(["Asha Rao", booked.startsAt]);
    // An hour that is taken is refused, and the old one kept.
    const taken = reassignBooking(desk, reach, { counsellorId: await idOf("asha"), startsAt: ravi.startsAt });
    await expect(taken).rejects.toMatchObject({ fieldErrors: { slot: [expect.any(String)] } });
    expect((await reachBooking(desk, "booking.see", reach)).counsellor).toBe("Ravi Naidu");
  });

  test("at another time; what has begun is not given away, and whoever has no address is named to the desk", async () => {
    await change(await idOf("ravi"), { name: "Ravi Naidu" });
    const booked = await bookSession(visitor, request(), english);
    const later = addHours(booked.startsAt as Date, 26);
    const slot = { counsellorId: await idOf("ravi"), startsAt: later };
    expect(await reassignBooking(desk, { number: booked.number }, slot)).toEqual({ isToldAll: false });
    const seen = await reachBooking(desk, "booking.see", { number: booked.number });
    expect([seen.status, formatDateTime(seen.startsAt as Date)]).toEqual([
      "requested",
      formatDateTime(later),
    ]);
    await confirmBooking(desk, { number: booked.number });
    setClock(addHours(later, 0.5));
    const back = { counsellorId: await idOf("asha"), startsAt: addHours(later, 24) };
    await expect(reassignBooking(desk, { number: booked.number }, back)).rejects.toMatchObject({
      status: 409,
    });
  });
});

describe("the desk's list of counsellors", () => {
  everyButton(counsellorActions, {
    async save(press) {
      const fields = {
        name: "Nila Das",
        email: "nila@counsellors.example",
        serves: ["exam"],
        languages: ["Bengali"],
        active: "on",
        monday: "10-12",
      };
      await expect(press(visitor, fields, { counsellor: "new" })).rejects.toMatchObject({ status: 401 });
      await expect(
        press(desk, { ...fields, monday: "early", serves: [] }, { counsellor: "new" }),
      ).resolves.toMatchObject({
        status: 422,
        answer: { errors: { monday: [expect.any(String)], serves: [expect.any(String)] } },
      });
      await press(desk, fields, { counsellor: "new" });
      const query = (address: string) => counsellorList.read(address);
      const { rows } = await listDeskCounsellors(
        desk,
        query("/admin/counsellors?q=nila&language=Bengali&kind=exam"),
      );
      expect(rows).toMatchObject([{ name: "Nila Das", active: true, hasEmail: true, open: 0 }]);
      const id = rows[0]?.id ?? "";
      expect(await getCounsellor(desk, id)).toMatchObject({
        email: "nila@counsellors.example",
        hours: [{ weekday: 1, fromMinute: 600, toMinute: 720 }],
      });
      const [row] = await database().select().from(counsellor).where(eq(counsellor.id, id));
      expect(row?.emailSealed).not.toContain("nila@");
      const exported: string[] = [];
      for await (const line of await exportCounsellors.open(desk, query("/admin/counsellors")))
        exported.push(line.name);
      expect(exported).toEqual(["Asha Rao", "Nila Das", "Ravi Naidu"]);

      // With a session ahead nobody goes away.
      const booked = await bookSession(visitor, request({ kind: "exam", service: "guidance" }), english);
      expect(booked.counsellor).toBe("Nila Das");
      const revision = String(await revisionOf(id));
      await expect(
        press(desk, { ...fields, active: "", revision }, { counsellor: id }),
      ).resolves.toMatchObject({
        status: 422,
        answer: { errors: { active: [expect.stringContaining("1 session")] } },
      });
      const changes = await database()
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.chain, `counsellor:${id}`));
      expect(changes.map(({ event }) => event)).toEqual(["counsellor.added"]);
    },
  });

  test("T39: of two who opened the form, the second is told, keeps what was typed and overwrites nothing", async () => {
    const { counsellorId: id } = await saveCounsellor(desk, null, input({ name: "Tara Bose" }));
    const seen = await revisionOf(id);
    const first = {
      name: "Tara Bose",
      languages: ["Bengali", "Hindi"],
      monday: "10:00-12:00",
      revision: seen,
    };
    await saveCounsellor(desk, id, input(first));
    const late = { ...first, name: "Tara B. Bose", languages: ["English"], monday: "14:00-16:00" };
    await expect(saveCounsellor(desk, id, input(late))).rejects.toMatchObject({ status: 409 });
    // A form that says nothing of what it saw is no way round.
    await expect(saveCounsellor(desk, id, input({ ...late, revision: undefined }))).rejects.toMatchObject({
      status: 409,
    });
    const stands = await getCounsellor(desk, id);
    expect(stands).toMatchObject({ name: "Tara Bose", languages: ["Bengali", "Hindi"], revision: seen + 1 });
    expect(stands.hours).toContainEqual({ weekday: 1, fromMinute: 600, toMinute: 720 });
    await saveCounsellor(desk, id, input({ ...late, revision: stands.revision }));
    expect(await getCounsellor(desk, id)).toMatchObject({ name: "Tara B. Bose", revision: seen + 2 });
    const changes = await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `counsellor:${id}`));
    expect(changes.map(({ event }) => event).sort()).toEqual([
      "counsellor.added",
      "counsellor.changed",
      "counsellor.changed",
    ]);
  });

  test("the list that comes with the site leaves alone whom the desk has changed", async () => {
    const id = await idOf("asha");
    await change(id, { name: "Asha Rao Devi" });
    await syncCounsellors([{ ...entries[0], name: "Asha" } as (typeof entries)[0]]);
    expect(await getCounsellor(desk, id)).toMatchObject({ name: "Asha Rao Devi", languages: ["Bengali"] });
    expect(await getCounsellor(desk, await idOf("ravi"))).toMatchObject({ active: true });
  });

  test("nobody else sees it", async () => {
    const query = counsellorList.read("/admin/counsellors");
    await expect(listDeskCounsellors(visitor, query)).rejects.toMatchObject({ status: 401 });
    await expect(saveCounsellor(visitor, null, input())).rejects.toMatchObject({ status: 401 });
    await expect(exportCounsellors.open(visitor, query)).rejects.toMatchObject({ status: 401 });
  });
});
