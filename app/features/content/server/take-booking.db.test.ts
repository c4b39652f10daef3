import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { visitor } from "#app/core/permissions.ts";
import {
  actorContext,
  clientAddressContext,
  languageContext,
  privacyContext,
} from "#app/core/request-context.ts";
import { database } from "#app/db/client.server.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { syncCounsellors } from "#app/features/helpdesk/server/sync-counsellors.server.ts";
import { notificationJobs } from "#app/features/notifications/server/message-jobs.server.ts";
import { freshPhone, freshRequest, sentMessages, useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { counsellorEntries } from "../data/counsellor-hours.ts";
import { action } from "../pages/counseling-page.tsx";

useTestDatabase({ jobs: notificationJobs });
useIdentityWorld();
beforeAll(() => syncCounsellors(counsellorEntries({ isDemo: true })));

type Answer = {
  init: { status?: number; headers?: Record<string, string> };
  data: {
    booked: { number: string } | null;
    proof: { hint: string } | null;
    reply: { error?: object } | null;
  };
};

/** One press of the form's button. */
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
    age: "17",
    education: "class-12",
    counselingType: "career",
    ...more,
  };
  const request = new Request("http://localhost/counseling", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie },
  });
  return (await action({ request, context, params: {} } as never)) as unknown as Answer;
}
const bookings = () => database().$count(booking);
const messages = () => database().$count(outboundMessage, eq(outboundMessage.channel, "email"));

describe("X24: a booking needs the phone it is for", () => {
  test("a stranger's number gets a code and nothing else; no hour is held and no mail is sent", async () => {
    const before = [await bookings(), await messages()];
    for (let index = 0; index < 10; index += 1) {
      const { data } = await send(freshPhone());
      expect(data).toMatchObject({ booked: null, proof: { hint: expect.stringContaining("6 అంకెల") } });
    }
    expect(sentMessages.map(({ template }) => template)).toEqual(Array(10).fill("otp-login"));
    expect([await bookings(), await messages()]).toEqual(before);
  });

  test("the code makes it one's own; wrong codes do not, and a second press is the same booking", async () => {
    const phone = freshPhone();
    await send(phone);
    const wrong = await send(phone, { phoneCode: "000000" });
    expect([wrong.init.status, wrong.data.booked]).toEqual([422, null]);
    const right = await send(phone, { phoneCode: "123 456" });
    expect(right.data.booked?.number).toMatch(/^BK-/);
    const again = await send(phone, { phoneCode: "123456" });
    expect(again.data.booked?.number).toBe(right.data.booked?.number);
    // This browser is known for this phone from now on, and for no other.
    const cookie = right.init.headers?.["Set-Cookie"]?.split(";")[0] ?? "";
    expect((await send(phone, { counselingType: "scholarship" }, cookie)).data.booked).not.toBeNull();
    expect((await send(freshPhone(), {}, cookie)).data.booked).toBeNull();
  });
});
