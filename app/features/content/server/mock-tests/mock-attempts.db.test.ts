import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { database } from "#app/db/opening/client.server.ts";
import { appUser } from "#app/db/schema/users.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { findOpenMockAttempt } from "./find-open-mock-attempt.server.ts";
import { getMockResult } from "./get-mock-result.server.ts";
import { getMockTest } from "./get-mock-test.server.ts";
import { listOwnMockTries } from "./list-own-mock-tries.server.ts";
import { markVisitorTest } from "./mark-visitor-test.server.ts";
import { mockTicket } from "./mock-ticket.server.ts";
import { saveMockAnswers } from "./save-mock-answers.server.ts";
import { startMockAttempt } from "./start-mock-attempt.server.ts";
import { submitMockAttempt } from "./submit-mock-attempt.server.ts";

useTestDatabase();

const mock = getMockTest("neet-ug");
const other = getMockTest("jee-main");
const start = new Date("2026-11-15T10:00:00+05:30");
const minutesLater = (minutes: number) => setClock(new Date(start.getTime() + minutes * 60_000));
const allRight = Object.fromEntries(mock.questions.map(({ id, answer }) => [id, answer]));
const [first] = mock.questions;
const oneRight = { [first?.id ?? ""]: first?.answer ?? 0 };

let userId = "";
beforeEach(async () => {
  setClock(start);
  userId = newId();
  await database().insert(appUser).values({ id: userId, language: "en", createdAt: start });
});
afterEach(useRealClock);

describe("a signed-in student's try", () => {
  test("is stored, goes on after a reload, and its result is kept", async () => {
    const [attempt, again] = await Promise.all([
      startMockAttempt(userId, mock),
      startMockAttempt(userId, mock),
    ]);
    expect(again).toBe(attempt);
    minutesLater(3);
    expect(await saveMockAnswers(userId, attempt, oneRight)).toBe(true);
    expect(await findOpenMockAttempt(userId, mock)).toMatchObject({
      id: attempt,
      answers: oneRight,
      startedAt: start,
    });
    await submitMockAttempt(userId, attempt, mock, allRight);
    const { result, tries } = await getMockResult(userId, attempt, mock);
    expect(result.marks.scoreHundredths).toBe(result.marks.bestHundredths);
    expect(tries).toHaveLength(1);
    // A second time changes nothing.
    await submitMockAttempt(userId, attempt, mock, {});
    expect((await getMockResult(userId, attempt, mock)).result.marks.correct).toBe(mock.questions.length);
    expect(await findOpenMockAttempt(userId, mock)).toBeNull();
  });

  test("answers that come after the time change nothing: those saved in time count", async () => {
    const attempt = await startMockAttempt(userId, mock);
    await saveMockAnswers(userId, attempt, oneRight);
    minutesLater(mock.minutes + 1);
    expect(await saveMockAnswers(userId, attempt, allRight)).toBe(false);
    await submitMockAttempt(userId, attempt, mock, allRight);
    expect((await getMockResult(userId, attempt, mock)).result.marks).toMatchObject({ correct: 1, wrong: 0 });
  });

  test("a few seconds of network are forgiven", async () => {
    const attempt = await startMockAttempt(userId, mock);
    setClock(new Date(start.getTime() + mock.minutes * 60_000 + 10_000));
    await submitMockAttempt(userId, attempt, mock, allRight);
    expect((await getMockResult(userId, attempt, mock)).result.marks.correct).toBe(mock.questions.length);
  });

  test("L39: results over time, by section and over all tests", async () => {
    const firstTry = await startMockAttempt(userId, mock);
    await submitMockAttempt(userId, firstTry, mock, oneRight);
    minutesLater(60);
    const second = await startMockAttempt(userId, mock);
    await submitMockAttempt(userId, second, mock, allRight);
    await submitMockAttempt(userId, await startMockAttempt(userId, other), other, {});
    const { tries } = await getMockResult(userId, second, mock);
    expect(tries.map(({ id, sections }) => [id, sections[0]?.correct])).toEqual([
      [second, mock.questions.filter(({ section }) => section === mock.sections[0]?.name).length],
      [firstTry, 1],
    ]);
    const all = await listOwnMockTries(userId, "en");
    expect(all.map(({ test }) => test).sort()).toEqual(["jee-main", "neet-ug", "neet-ug"]);
    expect(await listOwnMockTries(newId(), "en")).toEqual([]);
  });

  test("T13: nobody else can read, save or hand it in", async () => {
    const attempt = await startMockAttempt(userId, mock);
    const stranger = newId();
    expect(await saveMockAnswers(stranger, attempt, allRight)).toBe(false);
    await expect(submitMockAttempt(stranger, attempt, mock, allRight)).rejects.toMatchObject({ status: 404 });
    await submitMockAttempt(userId, attempt, mock, {});
    await expect(getMockResult(stranger, attempt, mock)).rejects.toMatchObject({ status: 404 });
    await expect(getMockResult(userId, "not-an-id", mock)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a visitor's try", () => {
  test("is marked by its signed start, and late answers count nothing", () => {
    const ticket = mockTicket.issue(mock);
    minutesLater(5);
    expect(markVisitorTest(mock, ticket, allRight)).toMatchObject({
      late: null,
      marks: { correct: mock.questions.length },
    });
    minutesLater(mock.minutes + 1);
    const late = markVisitorTest(mock, ticket, allRight);
    expect(late.marks.scoreHundredths).toBe(0);
    expect(late.late?.correct).toBe(mock.questions.length);
  });

  test("a forged, foreign or old ticket is refused", () => {
    const ticket = mockTicket.issue(mock);
    expect(() => markVisitorTest(other, ticket, {})).toThrow(/start the test again/);
    expect(() => markVisitorTest(mock, `${ticket}x`, {})).toThrow(/start the test again/);
    minutesLater(60 * 25);
    expect(() => markVisitorTest(mock, ticket, {})).toThrow(/start the test again/);
  });
});
