import { expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { mockAttempt } from "#app/db/schema/content.ts";
import { booking } from "#app/db/schema/helpdesk-bookings.ts";
import { appUser } from "#app/db/schema/users.ts";
import { bookingOwnData } from "#app/features/helpdesk/server/bookings/booking-own-data.server.ts";
import { bookSession } from "#app/features/helpdesk/server/sessions/book-session.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { subscribeToLetters } from "../letters/subscribe-to-letters.server.ts";
import { getMockTest } from "../mock-tests/get-mock-test.server.ts";
import { startMockAttempt } from "../mock-tests/start-mock-attempt.server.ts";
import { readerOwnData } from "./reader-own-data.server.ts";

useTestDatabase({ jobs: notificationJobs });

test("T36: bookings, mock tests and letters are handed out and erased", async () => {
  const userId = newId();
  const email = "own@example.org";
  const subject = { userId, phones: ["9333333333"], emails: [email] };
  await database().insert(appUser).values({ id: userId, language: "en", createdAt: now() });
  await startMockAttempt(userId, getMockTest("jee-main"));
  await subscribeToLetters(email, "en");
  await bookSession(
    visitor,
    {
      kind: "help",
      service: "other",
      title: "Help",
      minutes: 45,
      name: "Own Person",
      email,
      phone: "9333333333",
      answers: { Message: "my words" },
    },
    { language: "en" },
  );
  expect(JSON.stringify(await bookingOwnData.collect(subject))).toContain("my words");
  expect(await readerOwnData.collect(subject)).toMatchObject({
    mockTests: [{ test: "jee-main" }],
    letters: [{ status: "pending" }],
  });
  await inTransaction(async (tx) => {
    await bookingOwnData.erase(tx, subject);
    await readerOwnData.erase(tx, subject);
  });
  expect(await bookingOwnData.collect(subject)).toEqual([]);
  expect(await readerOwnData.collect(subject)).toMatchObject({
    mockTests: [],
    letters: [{ status: "left" }],
  });
  const [row] = await database().select().from(booking);
  expect(row).toMatchObject({ status: "cancelled", nameSealed: null, phoneHash: null, userId: null });
  expect(await database().$count(mockAttempt)).toBe(0);
  expect(JSON.stringify(row)).not.toContain(lookupHash("contact:email", email));
});
