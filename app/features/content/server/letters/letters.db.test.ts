import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { letterSubscriber } from "#app/db/schema/content.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { openPart } from "#app/features/notifications/server/outbox/message-envelope.server.ts";
import { notificationJobs } from "#app/features/notifications/server/outbox/message-jobs.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import type { Article } from "../articles/list-articles.server.ts";
import { changeLetters } from "./change-letters.server.ts";
import { letterLink } from "./letter-link.server.ts";
import { sendLetters } from "./send-letters.server.ts";
import { subscribeToLetters } from "./subscribe-to-letters.server.ts";
import { subscriptionActions } from "./subscription-actions.server.ts";

useTestDatabase({ jobs: notificationJobs });
beforeEach(() => setClock(new Date("2026-11-15T10:00:00+05:30")));
afterEach(useRealClock);

async function rowOf(email: string) {
  const [row] = await database()
    .select()
    .from(letterSubscriber)
    .where(eq(letterSubscriber.emailHash, lookupHash("contact:email", email)));
  if (!row) throw new Error("no subscriber");
  return row;
}

async function sentTo(id: string) {
  const rows = await database().select().from(outboundMessage).where(eq(outboundMessage.subjectId, id));
  return rows.map((row) => ({
    template: row.template,
    body: openPart(row.id, "body", row.bodyEncrypted ?? ""),
  }));
}

const article: Article = {
  slug: "new-one",
  title: "Something new",
  excerpt: "",
  author: "A",
  date: "2026-11-20",
  updated: null,
  category: "career",
  image: "work",
  featured: false,
  readMinutes: 2,
  body: "",
  bodyLanguage: "en",
};

test("an address is asked once, confirms by its link, gets what is new once, and leaves with one press", async () => {
  const email = "reader@example.org";
  await Promise.all([subscribeToLetters(email, "en"), subscribeToLetters(email, "en")]);
  const { id, status, emailSealed } = await rowOf(email);
  expect(status).toBe("pending");
  expect(emailSealed).not.toContain("reader");
  const asked = await sentTo(id);
  expect(asked.map(({ template }) => template)).toEqual(["subscribe-confirm"]);
  const link = /https?:\/\/[^"\\\s]+\/education-blog\/letters\?key=([\w.-]+)/.exec(asked[0]?.body ?? "");
  expect(letterLink.read(link?.[1] ?? null)).toBe(id);
  expect(link?.[0]).not.toContain("@");

  setClock(new Date("2026-11-21T10:00:00+05:30"));
  expect(await sendLetters(() => [article])).toBe(0);
  expect(await changeLetters(id, "confirm")).toBe("confirmed");
  expect(await changeLetters(id, "confirm")).toBe("confirmed");
  expect(await sendLetters(() => [article])).toBe(1);
  expect(await sendLetters(() => [article])).toBe(0);
  const letter = (await sentTo(id)).find(({ template }) => template === "blog-letter");
  expect(letter?.body).toContain("/education-blog/new-one");
  expect(letter?.body).toContain("/education-blog/letters?key=");
  const leaveLink = new URL(JSON.parse(letter?.body ?? "{}").leaveLink);
  expect(letterLink.read(leaveLink.searchParams.get("key"))).toBe(id);

  expect(await changeLetters(id, "stop")).toBe("left");
  expect((await rowOf(email)).emailSealed).toBeNull();
  setClock(new Date("2026-11-28T10:00:00+05:30"));
  expect(await sendLetters(() => [{ ...article, slug: "newer", date: "2026-11-27" }])).toBe(0);
});

test("S19: the letter names the articles in the reader's language", async () => {
  const email = "telugu@example.org";
  await subscribeToLetters(email, "te");
  const { id } = await rowOf(email);
  await changeLetters(id, "confirm");
  setClock(new Date("2026-11-21T10:00:00+05:30"));
  const titles = { en: "Something new", te: "కొత్త వ్యాసం", hi: "नया लेख" };
  expect(await sendLetters((language) => [{ ...article, title: titles[language] }])).toBe(1);
  const letter = (await sentTo(id)).find(({ template }) => template === "blog-letter");
  expect(letter?.body).toContain(titles.te);
  expect(letter?.body).not.toContain(titles.en);
});

test("T4: whoever is confirmed already is not asked again; whoever left can come back", async () => {
  const email = "again@example.org";
  await subscribeToLetters(email, "en");
  const { id } = await rowOf(email);
  await changeLetters(id, "confirm");
  await subscribeToLetters(email, "en");
  expect(await sentTo(id)).toHaveLength(1);
  await changeLetters(id, "stop");
  expect(await changeLetters(id, "confirm")).toBe("left");
  await subscribeToLetters(email, "en");
  expect((await rowOf(email)).status).toBe("pending");
  expect(await sentTo(id)).toHaveLength(2);
});

test("a link that was changed, or is for something else, opens nothing", () => {
  expect(letterLink.read(null)).toBeNull();
  expect(letterLink.read("abc.def")).toBeNull();
  const key = new URL(letterLink.write("0190a000-0000-7000-8000-000000000001")).searchParams.get("key") ?? "";
  expect(letterLink.read(`${key}x`)).toBeNull();
});

everyButton(subscriptionActions, {
  async subscribe(press) {
    expect(await press(visitor, { email: "no address" })).toMatchObject({
      status: 422,
      answer: {
        form: "subscribe",
        errors: { email: [expect.any(String)] },
        typed: { email: ["no address"] },
      },
    });
    // The same answer to a machine, to somebody new, and to somebody we know.
    const said = { status: 200, answer: { shown: { message: expect.any(String) } } };
    expect(await press(visitor, { email: "no address", website: "x" })).toMatchObject(said);
    expect(await press(visitor, { email: "table@example.org" })).toMatchObject(said);
    expect(await press(visitor, { email: "table@example.org" })).toMatchObject(said);
  },
});
