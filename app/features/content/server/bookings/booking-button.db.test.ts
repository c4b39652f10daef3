import { and, eq, isNotNull } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import {
  actorContext,
  clientAddressContext,
  languageContext,
  privacyContext,
} from "#app/core/requests/request-context.ts";
import { drainJobs } from "#app/db/jobs/jobs.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import type { BookedShown } from "#app/features/helpdesk/bookings/booked-answer.ts";
import { listBookingChoices } from "#app/features/helpdesk/server/bookings/list-booking-choices.server.ts";
import { syncCounsellors } from "#app/features/helpdesk/server/counsellors/sync-counsellors.server.ts";
import { agreeToBooking } from "#app/features/helpdesk/server/guardians/agree-to-booking.server.ts";
import { proofLink } from "#app/features/notifications/server/addresses/proof-link.server.ts";
import { proveAddress } from "#app/features/notifications/server/addresses/prove-address.server.ts";
import { recipientHash } from "#app/features/notifications/server/outbox/message-envelope.server.ts";
import {
  deliveryJobs,
  notificationJobs,
} from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { freshPhone, freshRequest, sentMessages, useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { counselingActions } from "./counseling-actions.server.ts";
import { counsellorEntries } from "./counsellor-entries.server.ts";

useTestDatabase({ jobs: notificationJobs });
useIdentityWorld();
beforeAll(() => syncCounsellors(counsellorEntries({ isDemo: true })));

type Answer = {
  status: number;
  cookie: string;
  errors: FieldErrors;
} & BookedShown;

/** One press of the form's button, as the page takes it. */
async function send(phone: string, more: Record<string, string> = {}, cookie = ""): Promise<Answer> {
  const context = new RouterContextProvider();
  context.set(privacyContext, { isPrivate: false });
  context.set(clientAddressContext, freshRequest().address);
  context.set(languageContext, "te");
  context.set(actorContext, async () => ({ ...visitor, language: "te" }));
  const fields = {
    name: "Lakshmi Devi",
    email: "stranger@example.org",
    phone,
    age: "19",
    education: "class-12",
    counselingType: "career",
    ...more,
  };
  const url = new URL("http://localhost/counseling");
  const request = new Request(url, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie },
  });
  const answered = await counselingActions.action({ request, url, context, params: {} });
  if (answered instanceof Response) throw new Error("It led elsewhere.");
  const { data, init } = answered;
  if (!data.shown) throw new Error("It shows nothing.");
  return {
    status: init?.status ?? 200,
    cookie: new Headers(init?.headers).get("Set-Cookie")?.split(";")[0] ?? "",
    errors: data.errors,
    ...data.shown,
  };
}
const bookings = () => database().$count(booking);
const messages = () => database().$count(outboundMessage, eq(outboundMessage.channel, "email"));

test("S19: what is wrong, and what is booked, is said in the reader's language", async () => {
  const refused = await send("12345", {
    name: "",
    email: "x",
    age: "12",
    education: "",
    counselingType: "none",
  });
  const errors = refused.errors;
  expect(Object.keys(errors).sort()).toEqual([
    "age",
    "counselingType",
    "education",
    "email",
    "name",
    "phone",
  ]);
  for (const said of Object.values(errors).flat()) expect(said).toMatch(/[\u0c00-\u0c7f]/);
  expect(errors.age).toEqual(["కౌన్సెలింగ్ 13 నుంచి 30 ఏళ్ల విద్యార్థుల కోసం."]);
  const phone = freshPhone();
  await send(phone);
  const data = await send(phone, { phoneCode: "123456" });
  expect(data.message).toContain("24 గంటల్లో");
  expect(data.booked?.title).toBe("కెరీర్ కౌన్సెలింగ్");
  expect(data.booked?.when).toMatch(/[\u0c00-\u0c7f]/);
});

describe("X24: a booking needs the phone it is for", () => {
  test("a stranger's number gets a code and nothing else; no hour is held and no mail is sent", async () => {
    const before = [await bookings(), await messages()];
    for (let index = 0; index < 10; index += 1) {
      const data = await send(freshPhone());
      expect(data).toMatchObject({ booked: null, proof: { hint: expect.stringContaining("6 అంకెల") } });
    }
    expect(sentMessages.map(({ template }) => template)).toEqual(Array(10).fill("otp-login"));
    expect([await bookings(), await messages()]).toEqual(before);
  });

  test("the code makes it one's own; wrong codes do not, and a second press is the same booking", async () => {
    const phone = freshPhone();
    await send(phone);
    const wrong = await send(phone, { phoneCode: "000000" });
    expect([wrong.status, wrong.booked]).toEqual([422, null]);
    const right = await send(phone, { phoneCode: "123 456" });
    expect(right.booked?.number).toMatch(/^BK-/);
    const again = await send(phone, { phoneCode: "123456" });
    expect(again.booked?.number).toBe(right.booked?.number);
    // This browser is known for this phone from now on, and for no other.
    const cookie = right.cookie;
    expect((await send(phone, { counselingType: "scholarship" }, cookie)).booked).not.toBeNull();
    expect((await send(freshPhone(), {}, cookie)).booked).toBeNull();
  });

  test("a proven phone is no proof of the e-mail address: that gets one neutral letter, and the booking's when it says yes", async () => {
    const email = `stranger.${newId()}@example.org`;
    const to = eq(outboundMessage.recipientHash, recipientHash("email", email));
    const sent = async () =>
      (await database().select().from(outboundMessage).where(to))
        .map(({ template, status }) => `${template} ${status}`)
        .sort();
    for (const counselingType of ["career", "scholarship"]) {
      const phone = freshPhone();
      await send(phone, { email, counselingType });
      expect((await send(phone, { email, counselingType, phoneCode: "123456" })).booked).not.toBeNull();
    }
    await drainJobs(deliveryJobs);
    const held = ["booking-requested unproven", "booking-requested unproven"];
    expect(await sent()).toEqual(["address-proof delivered", ...held]);
    const link = new URL(proofLink.write(email)).searchParams.get("token") ?? "";
    expect(await proveAddress(link)).toBe("sent");
    await drainJobs(deliveryJobs);
    const told = ["booking-requested delivered", "booking-requested delivered"];
    expect(await sent()).toEqual(["address-proof delivered", ...told]);
    // What follows about the same booking needs no second proof.
    const [row] = await database()
      .select()
      .from(outboundMessage)
      .where(and(to, isNotNull(outboundMessage.subjectId)));
    await inTransaction((tx) =>
      queueMessage(tx, {
        channel: "email",
        template: "booking-cancelled",
        language: "en",
        to: email,
        proof: "needed",
        variables: { name: "L", service: "s", when: "w", link: "https://x.invalid" },
        dedupeKey: newId(),
        subjectId: row?.subjectId ?? "",
      }),
    );
    expect(await sent()).toContain("booking-cancelled queued");
  });
});

describe("T35: somebody under 18 books", () => {
  test("the form asks who agrees, first of all, and not for the number they gave as their own", async () => {
    const phone = freshPhone();
    const first = await send(phone, { age: "17" });
    expect([first.status, first.errors]).toEqual([200, {}]);
    expect(first).toMatchObject({ booked: null, proof: null, guardian: { phone: "వారి మొబైల్ నంబర్" } });
    expect(sentMessages).toHaveLength(0);
    const own = await send(phone, { age: "17", guardianPhone: phone });
    expect(own.errors).toHaveProperty("guardianPhone");
    const ticked = await send(phone, { age: "17", guardianPhoneIsOwn: "on" });
    expect(ticked).toMatchObject({ proof: { hint: expect.any(String) }, guardian: expect.any(Object) });
  });

  test("booked, it waits; the guardian's SMS is in their language, and its code makes it a request", async () => {
    const [phone, guardianPhone] = [freshPhone(), freshPhone()];
    const minor = { age: "17", guardianPhone, guardianLanguage: "hi" };
    await send(phone, minor);
    const data = await send(phone, { ...minor, phoneCode: "123456" });
    expect(data.booked?.enter).toBe("వారి OTP ఇవ్వండి");
    const sms = sentMessages.filter(({ template }) => template === "otp-guardian-session");
    expect(sms).toMatchObject([
      {
        to: { phone: guardianPhone },
        language: "hi",
        values: { student: "Lakshmi Devi", service: "करियर परामर्श", code: "123456" },
      },
    ]);
    // Sent again, nothing more is sent.
    await send(phone, { ...minor, phoneCode: "123456" });
    expect(sentMessages.filter(({ template }) => template === "otp-guardian-session")).toHaveLength(1);
    const key = new URL(data.booked?.path ?? "", "http://localhost").searchParams.get("key");
    const reach = { number: data.booked?.number ?? "", key };
    const { address } = freshRequest();
    // A code for signing in is not this one's.
    await expect(agreeToBooking(visitor, reach, { code: "654321", address })).rejects.toThrow();
    expect((await agreeToBooking(visitor, reach, { code: "123456", address })).status).toBe("requested");
  });
});

describe("I24: a day is chosen, and then one of its free times", () => {
  test("the free times come with the code, the chosen one is held, and the same press is one booking", async () => {
    const phone = freshPhone();
    const days = (await listBookingChoices("counseling", "en")).days;
    expect(days.length).toBeGreaterThan(3);
    const day = days[2]?.value ?? "";
    const first = await send(phone, { day });
    expect(first).toMatchObject({ booked: null, proof: expect.any(Object) });
    expect(first.times?.choices.length).toBeGreaterThan(2);
    const startsAt = first.times?.choices[1]?.value ?? "";
    expect(new Date(startsAt).toLocaleDateString("sv", { timeZone: "Asia/Kolkata" })).toBe(day);
    const typed = { day, startsAt, phoneCode: "123456" };
    const data = await send(phone, typed);
    const again = await send(phone, typed);
    expect(again.booked?.number).toBe(data.booked?.number);
    const [row] = await database()
      .select()
      .from(booking)
      .where(eq(booking.startsAt, new Date(startsAt)));
    expect(row?.status).toBe("requested");
  });

  test("a time that was taken meanwhile is refused in words, with those that are free", async () => {
    const day = (await listBookingChoices("exam", "en")).days[3]?.value ?? "";
    const exam = { day, counselingType: "exam-prep" };
    const offered = (await send(freshPhone(), exam)).times?.choices ?? [];
    const startsAt = offered[0]?.value ?? "";
    // As many as give such sessions: the time is gone.
    let refused: Answer | undefined;
    for (let index = 0; index < 8 && !refused; index += 1) {
      const phone = freshPhone();
      await send(phone, exam);
      const answer = await send(phone, { ...exam, startsAt, phoneCode: "123456" });
      if (!answer.booked) refused = answer;
    }
    expect(refused?.status).toBe(422);
    expect(refused?.errors.startsAt?.[0]).toContain("ఇక ఖాళీ లేదు");
    const left = refused?.times?.choices.map(({ value }) => value) ?? [];
    expect(left.length).toBeGreaterThan(0);
    expect(left).not.toContain(startsAt);
  });

  test("who changes the day chooses again, and a day that is over gets the next free ones", async () => {
    const days = (await listBookingChoices("counseling", "en")).days;
    const phone = freshPhone();
    const first = await send(phone, { day: days[1]?.value ?? "" });
    const startsAt = first.times?.choices[0]?.value ?? "";
    const changed = await send(phone, { day: days[4]?.value ?? "", startsAt, phoneCode: "123456" });
    expect(changed.booked).toBeNull();
    expect(changed.times?.choices.map(({ value }) => value)).not.toContain(startsAt);
    const cookie = changed.cookie;
    const over = await send(phone, { day: "2026-11-01" }, cookie);
    expect(over.status).toBe(422);
    expect(over.errors.startsAt?.[0]).toContain("తర్వాతి ఖాళీ సమయాలు");
    const next = over.times?.choices[0]?.value ?? "";
    expect((await send(phone, { day: "2026-11-01", startsAt: next }, cookie)).booked).not.toBeNull();
  });
});
