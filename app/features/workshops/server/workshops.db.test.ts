import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { addHours, setClock, useRealClock } from "#app/core/clock.ts";
import { type Actor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { findWorkshopPlace } from "#app/features/content/server/bookings/find-workshop-place.server.ts";
import { workshops } from "#app/features/content/server/workshops.server.ts";
import { workshopTime } from "#app/features/content/workshops/workshop-time.ts";
import type { Booking } from "#app/features/helpdesk/bookings/booking.ts";
import { rateBooking } from "#app/features/helpdesk/server/bookings/changing/rate-booking.server.ts";
import { reachBooking } from "#app/features/helpdesk/server/bookings/reach-booking.server.ts";
import { bookSession } from "#app/features/helpdesk/server/sessions/book-session.server.ts";
import { listParticipants } from "#app/features/helpdesk/server/sessions/list-participants.server.ts";
import { openPart } from "#app/features/notifications/server/outbox/message-envelope.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { certificateNumber, certificateText } from "../certificate.ts";
import { certificateKey } from "./certificate-key.server.ts";
import { makeCertificate } from "./make-certificate.server.ts";
import { verifyCertificate } from "./verify-certificate.server.ts";
import { workshopActions } from "./workshop-actions.server.ts";

useTestDatabase({ jobs: notificationJobs });
afterEach(useRealClock);

const admin: Actor = {
  role: "admin",
  staffRoles: ["super_admin"],
  userId: "0190a000-0000-7000-8000-000000000003",
  language: "en",
};
const [announced] = workshops;
if (!announced) throw new Error("no workshop");
const { startsAt } = workshopTime(announced);
const params = { workshop: announced.id };

let people = 0;
async function register(): Promise<Booking> {
  people += 1;
  setClock(addHours(startsAt, -48));
  const found = await findWorkshopPlace(announced?.id);
  if (!found) throw new Error("no place");
  const { workshop, minutes, place } = found;
  const request = {
    kind: "workshop" as const,
    service: workshop.id,
    title: workshop.title,
    minutes,
    name: `Lakshmi ${"ABCDEFGHIJ"[people]}`,
    email: `w${people}@example.org`,
    phone: String(9_400_000_000 + people),
    answers: {},
  };
  return bookSession(visitor, request, { language: "en", place });
}
const reachOf = ({ number, key }: Booking) => ({ number, key });

describe("the desk's buttons over a workshop", () => {
  everyButton(workshopActions, {
    async save(press) {
      const booked = await register();
      expect(booked.way).toBe("video");
      await press(
        admin,
        { place: "Town hall, Guntur", materials: "Bring a pen.", materialsLink: "" },
        params,
      );
      const after = await reachBooking(visitor, "booking.see", reachOf(booked));
      expect(after).toMatchObject({ way: "place", place: "Town hall, Guntur" });
      const sent = await database()
        .select()
        .from(outboundMessage)
        .where(eq(outboundMessage.subjectId, booked.id));
      const news = sent.filter(({ template }) => template === "booking-news");
      expect(news.map(({ channel }) => channel)).toEqual(["email"]);
      expect(openPart(news[0]?.id ?? "", "body", news[0]?.bodyEncrypted ?? "")).toContain(
        "Town hall, Guntur",
      );
      await expect(press(visitor, { place: "Mine" }, params)).rejects.toThrow();
    },
    async present(press) {
      const booked = await register();
      const early = await press(admin, { numbers: [booked.number] }, params);
      expect(early).toMatchObject({ status: 409 });
      setClock(addHours(startsAt, 2));
      await press(admin, { numbers: [booked.number] }, params);
      const rows = await listParticipants(admin, announced.id);
      expect(rows.find(({ number }) => number === booked.number)?.status).toBe("done");
    },
    async absent(press) {
      const booked = await register();
      setClock(addHours(startsAt, 2));
      await press(admin, { numbers: [booked.number] }, params);
      expect((await reachBooking(visitor, "booking.see", reachOf(booked))).status).toBe("no_show");
      await expect(makeCertificate(visitor, reachOf(booked))).rejects.toMatchObject({ status: 409 });
      const nobody = await press(admin, { numbers: [booked.number] }, params);
      expect(nobody).toMatchObject({ status: 422 });
    },
  });
});

describe("the certificate", () => {
  test("is a PDF in each language for who was there, and says so to whoever scans it", async () => {
    const booked = await register();
    setClock(addHours(startsAt, 2));
    await expect(makeCertificate(visitor, reachOf(booked))).rejects.toMatchObject({ status: 409 });
    const number = certificateNumber(booked.number);
    expect(await verifyCertificate(number, null, "en")).toEqual({ verdict: "unknown" });
    const form = new FormData();
    form.set("intent", "present");
    form.append("numbers", booked.number);
    await workshopActions.press({ ...pressOf(admin), param: () => announced.id }, form);
    for (const language of ["en", "te", "hi"] as const) {
      const { bytes } = await makeCertificate({ ...visitor, language }, reachOf(booked));
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    }
    await expect(makeCertificate(visitor, { number: booked.number })).rejects.toMatchObject({ status: 404 });
    const facts = { number, name: booked.name, workshop: booked.title, day: announced.date };
    const mark = certificateKey.current().sign(certificateText(facts));
    expect(await verifyCertificate(number, mark, "en")).toMatchObject({
      verdict: "good",
      says: { name: booked.name, workshop: announced.title },
    });
    const other = certificateKey.current().sign(certificateText({ ...facts, name: "Somebody Else" }));
    expect(await verifyCertificate(number, other, "en")).toEqual({ verdict: "forged" });
    expect(await verifyCertificate(number, null, "en")).toEqual({
      verdict: "there",
      number,
      month: expect.stringContaining("2026"),
    });
    expect(await verifyCertificate(`${number.slice(0, -1)}x`, null, "en")).toEqual({ verdict: "wrong" });
  });

  test("what was said of a workshop reaches the desk, sealed", async () => {
    const booked = await register();
    setClock(addHours(startsAt, 2));
    const form = new FormData();
    form.set("intent", "present");
    form.append("numbers", booked.number);
    await workshopActions.press({ ...pressOf(admin), param: () => announced.id }, form);
    await rateBooking(visitor, reachOf(booked), 4, "More exercises, please.");
    const row = (await listParticipants(admin, announced.id)).find(({ number }) => number === booked.number);
    expect(row).toMatchObject({ rating: 4, feedback: "More exercises, please." });
  });
});
