import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId, publicNumber } from "#app/core/id.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { registration } from "#app/db/schema/registration.ts";
import { throttleLimits } from "#app/features/identity/rules/throttle-limits.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { actorOf, freshPhone, signInByPhone, useIdentityWorld } from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { applicationNumber } from "../../application-number.ts";
import { askStatusMessages } from "../../messages/ask-status.messages.server.ts";
import { parseAskedNumber } from "../../rules/asked-status.ts";
import { findStatus } from "./find-status.server.ts";
import { statusActions } from "./status-actions.server.ts";

useTestDatabase();
useIdentityWorld({ hoursBetweenTests: 48 });

let count = 0;
async function makeApplicant({ isRegistered = true } = {}) {
  count += 1;
  const { userId, studentId } = await actorOf(await signInByPhone(freshPhone()));
  if (!userId || !studentId) throw new Error("No account");
  const otrNumber = publicNumber("SS", 2026, 700_000 + count);
  const base = { studentId, userId, createdAt: now() };
  if (isRegistered) {
    await database()
      .insert(registration)
      .values({
        ...base,
        id: newId(),
        status: "registered",
        otrNumber,
        name: "Gugulothu Sirisha",
        dateOfBirth: "2009-04-02",
        updatedAt: now(),
        submittedAt: now(),
        registeredAt: now(),
      });
  }
  const [row] = await database()
    .insert(application)
    .values({
      ...base,
      id: newId(),
      status: "action_needed",
      answers: { dateOfBirth: { value: "2009-04-03", at: 1 }, fullName: { value: "Sirisha", at: 1 } },
      savedAt: now(),
      submittedAt: now(),
      decisionNote: "a private note",
    })
    .returning();
  if (!row) throw new Error("No row");
  return { otrNumber, id: row.id, number: applicationNumber(row) };
}

const ask = (number: string, birthDay: string, language: "en" | "te" = "en", from = "203.0.113.9") => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "ask", number, birthDay })) form.set(name, value);
  const press = { ...pressOf({ ...visitor, language }), clientAddress: from };
  return statusActions.press(press, form);
};

describe("S31b: status without a sign-in", () => {
  test("is words only, for the number as people type it", async () => {
    const { number } = await makeApplicant();
    const typed = ` ${number.toLowerCase().replaceAll("-", "")} `;
    const answer = await ask(typed, "2009-04-02");
    expect(answer).toMatchObject({
      status: 200,
      answer: {
        shown: {
          kind: "application",
          number,
          registration: null,
          applications: [{ number, status: "action_needed" }],
        },
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/Sirisha|private note/);
  });

  test("by the OTR number all of hers are told, and who never registered is known by the form", async () => {
    const { otrNumber, number } = await makeApplicant();
    const found = await ask(otrNumber, "2009-04-02");
    expect(found).toMatchObject({
      answer: { shown: { registration: "registered", applications: [{ number, status: "action_needed" }] } },
    });
    const other = await makeApplicant({ isRegistered: false });
    expect(await ask(other.number, "2009-04-03")).toMatchObject({ status: 200 });
  });

  test("T4: a number that nobody has, another's birthday and an erased one are one answer in one time", async () => {
    const { number, otrNumber, id } = await makeApplicant();
    const timed = async (asked: string, day: string) => {
      const began = performance.now();
      const answer = await ask(asked, day);
      return { answer, took: performance.now() - began };
    };
    const tries = [
      await timed(number, "2009-04-09"),
      await timed(publicNumber("AP", 2026, 9_999_999), "2009-04-02"),
      await timed(otrNumber, "2009-04-09"),
      await timed(publicNumber("SS", 2026, 9_999_999), "2009-04-02"),
    ];
    await database().update(application).set({ erasedAt: now() }).where(eq(application.id, id));
    tries.push(await timed(number, "2009-04-02"));
    for (const { answer, took } of tries) {
      expect(answer).toMatchObject({
        status: 422,
        answer: { errors: { "": [askStatusMessages.en.errors.noMatch] } },
      });
      expect(took).toBeGreaterThan(390);
    }
  });

  test("the year is a part of the number", async () => {
    const { number } = await makeApplicant();
    const serial = Number(number.split("-")[2]);
    expect(await ask(publicNumber("AP", 2019, serial), "2009-04-02")).toMatchObject({ status: 422 });
  });

  test("T3: guesses are few for a caller and for a number, whether there is such a number or not", async () => {
    const { number } = await makeApplicant();
    const nobodys = publicNumber("AP", 2026, 8_888_888);
    for (const asked of [number, nobodys]) {
      for (let guess = 0; guess < throttleLimits["status-caller"].hits; guess++) {
        expect(await ask(asked, "2009-04-09", "en", "198.51.100.1")).toMatchObject({ status: 422 });
      }
      expect(await ask(asked, "2009-04-02", "te", "198.51.100.1")).toMatchObject({
        status: 429,
        answer: { errors: { "": [askStatusMessages.te.errors.tooOften] } },
      });
    }
    // Whoever else asks, up to the number's own limit.
    const left = throttleLimits["status-number"].hits - throttleLimits["status-caller"].hits;
    for (let guess = 0; guess < left; guess++)
      await ask(number, "2009-04-09", "en", `198.51.100.${9 + guess}`);
    expect(await ask(number, "2009-04-02", "en", "198.51.100.200")).toMatchObject({ status: 429 });
  }, 60_000);

  test("T49: what was right counts nowhere", async () => {
    const { number } = await makeApplicant();
    const asked = parseAskedNumber(number);
    if (!asked) throw new Error("No number");
    const question = { number: asked, birthDay: "2009-04-02", clientAddress: "198.51.100.7" };
    for (let time = 0; time < throttleLimits["status-caller"].hits + 2; time++) {
      expect(await findStatus(visitor, question)).toMatchObject({ number });
    }
  }, 20_000);
});

test("what is no number of ours is said at its field, before anything is looked up", async () => {
  for (const number of ["", "AP-2026-0000817-9", "AL-2026-0000001-1", "AP-2026-9999999999-0"]) {
    expect(await ask(number, "2009-04-02")).toMatchObject({
      status: 422,
      answer: { errors: { number: [expect.any(String)] } },
    });
  }
  expect(await ask(publicNumber("AP", 2026, 1), "2031-01-01")).toMatchObject({
    answer: { errors: { birthDay: [askStatusMessages.en.errors.birthDay] } },
  });
});

describe("buttons of /status", () => {
  everyButton(statusActions, {
    async ask(press) {
      const { number } = await makeApplicant();
      expect(await press(visitor, { number, birthDay: "2009-04-02" })).toMatchObject({ status: 200 });
    },
  });
});
