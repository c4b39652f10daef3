import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDigilocker } from "#app/adapters/locker/digilocker.server.ts";
import { sandboxClient, setLocker } from "#app/adapters/locker/locker.server.ts";
import { type SandboxTrick, sandboxLocker } from "#app/adapters/locker/sandbox-locker.server.ts";
import { sandboxIssues, uriOf } from "#app/adapters/locker/sandbox-papers.server.ts";
import { addHours, now, setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { consent } from "#app/db/schema/consents.ts";
import { document, lockerPass } from "#app/db/schema/documents.ts";
import { student } from "#app/db/schema/students.ts";
import { applicationWorldJobs, makeStudent, useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { documentOwnData } from "../server/document-own-data.server.ts";
import { sweepDocuments } from "../server/sweep-documents.server.ts";
import { lockerActions } from "./locker-actions.server.ts";
import { playLocker } from "./play-locker.server.ts";
import { readLocker } from "./read-locker.server.ts";
import { returnFromLocker } from "./return-from-locker.server.ts";
import { sandboxLockerApi } from "./sandbox-api.server.ts";

useTestDatabase({ jobs: applicationWorldJobs });
useApplicationWorld();

type Student = Actor & { userId: string; studentId: string };
let asha: Student;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  asha = { ...(await makeStudent()), sessionId: newId() };
  await database()
    .update(student)
    .set({ name: "Asha Rao", birthDay: "2008-04-12" })
    .where(eq(student.id, asha.studentId));
  // The real client, and the sandbox's real answers: only the wire between them is short.
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return sandboxLockerApi.fetch(new Request(request.url.replace("/public/oauth2", ""), request));
  };
  setLocker(
    createDigilocker({
      name: "sandbox",
      pageUrl: "http://sandbox.example",
      apiUrl: "http://sandbox.example",
      ...sandboxClient(),
      trusted: async () => [await sandboxLocker.publicKey()],
    }),
  );
});
afterEach(() => {
  globalThis.fetch = realFetch;
  setLocker(undefined);
  useRealClock();
});

const press = (actor: Actor, fields: Record<string, string | string[]>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  }
  return lockerActions.press(pressOf(actor), form);
};

/** She presses, and is at its page. */
async function begin(actor: Actor = asha, back = "") {
  const pressed = await press(actor, { intent: "begin", back });
  return new URL("to" in pressed ? pressed.to : "").searchParams;
}

type Wish = { wish?: string; trick?: SandboxTrick; name?: string };

/** Its page sends her back. */
function answerOf(query: URLSearchParams, { wish = "allow", trick = "none", name = "RAO ASHA" }: Wish = {}) {
  const form = new FormData();
  for (const [key, value] of Object.entries({ wish, trick, name, born: "2008-04-12" })) form.set(key, value);
  const back = new URL(playLocker(query, form)).searchParams;
  return { state: back.get("state"), code: back.get("code"), error: back.get("error") };
}

async function goThere(wish: Wish = {}, back = "") {
  return returnFromLocker(asha, answerOf(await begin(asha, back), wish));
}

const uri = (at: number) => uriOf(sandboxIssues[at] ?? sandboxIssues[0]);
const bring = (...papers: string[]) => press(asha, { intent: "bring", papers });
const passes = () => database().select().from(lockerPass).where(eq(lockerPass.userId, asha.userId));
const papers = () => database().select().from(document).where(eq(document.ownerId, asha.studentId));
const here = new URL("http://127.0.0.1/student/digilocker");

describe("the buttons of the page", () => {
  everyButton(lockerActions, {
    async begin() {
      const query = await begin(asha, "/apply?application=SSA-1&step=4");
      expect(query.get("code_challenge_method")).toBe("S256");
      expect(query.get("redirect_uri")).toMatch(/\/student\/digilocker\/return$/);
      const [pass] = await passes();
      expect(pass).toMatchObject({ backTo: "/apply?application=SSA-1&step=4", tokenEncrypted: null });
      // Neither stands in the row as it was sent.
      expect(JSON.stringify(pass)).not.toContain(query.get("state"));
      const given = await database().select().from(consent).where(eq(consent.userId, asha.userId));
      expect(given.filter(({ purpose }) => purpose === "digilocker")).toMatchObject([
        { purpose: "digilocker", words: expect.stringContaining("Aadhaar is not") },
      ]);
    },
    async bring() {
      expect(await goThere()).toBeNull();
      await expect(bring(uri(0), uri(2))).resolves.toEqual({
        to: "/student/dashboard?tab=profile&done=brought#vault",
      });
      const kept = await papers();
      expect(kept.map(({ kind }) => kind).toSorted()).toEqual(["income_certificate", "marksheet"]);
      expect(kept.find(({ kind }) => kind === "income_certificate")).toMatchObject({
        issuer: "Revenue Department, Telangana",
        issuerAgrees: true,
        issuedOn: expect.stringMatching(/^\d{4}-/),
        validUntil: expect.stringMatching(/^\d{4}-/),
        mime: "application/pdf",
      });
      expect(await passes()).toEqual([]);
      // Pressed twice, it comes once.
      await expect(bring(uri(0))).resolves.toMatchObject({
        status: 422,
        answer: { errors: { papers: ["expired"] } },
      });
      expect(await papers()).toHaveLength(2);
    },
    async leave() {
      await goThere({}, "/apply?application=SSA-1&step=4");
      await expect(press(asha, { intent: "leave" })).resolves.toEqual({
        to: "/apply?application=SSA-1&step=4",
      });
      expect(await passes()).toEqual([]);
    },
  });
});

describe("what is not believed", () => {
  test("a state of another session, of another student, made up, used before or too late", async () => {
    const query = await begin();
    const answer = answerOf(query);
    expect(await returnFromLocker({ ...asha, sessionId: newId() }, answer)).toBe("state");
    expect(await returnFromLocker({ ...(await makeStudent()), sessionId: newId() }, answer)).toBe("state");
    expect(await returnFromLocker(asha, { ...answer, state: "made-up" })).toBe("state");
    expect(await returnFromLocker(asha, { ...answer, state: null })).toBe("state");
    expect(await returnFromLocker(asha, answer)).toBeNull();
    expect(await returnFromLocker(asha, answer)).toBe("state");
    const late = answerOf(await begin());
    setClock(addHours(now(), 16 / 60));
    expect(await returnFromLocker(asha, late)).toBe("state");
  });

  test("no, and a code that has run out or was given to another: nothing is kept of the way", async () => {
    expect(await goThere({ wish: "deny" })).toBe("denied");
    expect(await goThere({ trick: "late" })).toBe("expired");
    const stolen = answerOf(await begin());
    const own = answerOf(await begin());
    expect(await returnFromLocker(asha, { ...own, code: stolen.code })).toBe("expired");
    expect(await passes()).toEqual([]);
  });

  test.each([
    ["changed", "changed"],
    ["forged", "forged"],
    ["large", "large"],
    ["picture", "notPdf"],
  ] as const)("%s: said at the paper, and not kept", async (trick, problem) => {
    await goThere({ trick });
    await expect(bring(uri(0))).resolves.toMatchObject({
      status: 200,
      answer: { shown: [{ name: "Income Certificate", problem }] },
    });
    expect(await papers()).toEqual([]);
  });

  test("T25: Aadhaar is not offered, and not fetched by whoever posts it", async () => {
    await goThere();
    const { papers: offered } = await readLocker(asha, here);
    expect(offered?.find(({ name }) => name === "Aadhaar Card")).toMatchObject({
      can: "aadhaar",
      kind: null,
    });
    await expect(bring(uri(3))).resolves.toMatchObject({ answer: { shown: [{ problem: "other" }] } });
    expect(await papers()).toEqual([]);
  });
});

test("somebody else's papers come, and do not count as hers", async () => {
  await goThere({ name: "Ravi Kumar" });
  await bring(uri(0));
  expect(await papers()).toMatchObject([{ issuer: "Revenue Department, Telangana", issuerAgrees: false }]);
});

test("a token is sealed, ends within minutes, and goes with the sweeper and with the account", async () => {
  await goThere();
  const [pass] = await passes();
  expect(pass?.tokenEncrypted).toMatch(/^v1:/);
  expect((await readLocker(asha, here)).papers).toHaveLength(4);
  expect((await readLocker({ ...asha, sessionId: newId() }, here)).papers).toBeNull();
  setClock(addHours(now(), 11 / 60));
  expect((await readLocker(asha, here)).papers).toBeNull();
  await sweepDocuments();
  expect(await passes()).toEqual([]);
  useRealClock();
  await goThere();
  const subject = { userId: asha.userId, studentIds: [asha.studentId], phones: [], emails: [] };
  await inTransaction((tx) => documentOwnData.erase(tx, subject));
  expect(await passes()).toEqual([]);
});

test("what was done stands in the log, without a word of code, token or number", async () => {
  await goThere();
  await bring(uri(0));
  const log = JSON.stringify(
    await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `account:${asha.userId}`)),
  );
  expect(log).toContain("locker.begun");
  expect(log).toContain("locker.brought");
  expect(log).not.toContain("SANDBOX0001");
});

test("without an account at DigiLocker nothing of it is there", async () => {
  setLocker(null);
  await expect(readLocker(asha, here)).rejects.toMatchObject({ status: 404 });
  await expect(press(asha, { intent: "begin", back: "" })).rejects.toMatchObject({ status: 404 });
  await expect(returnFromLocker(asha, { state: "x", code: "y", error: null })).rejects.toMatchObject({
    status: 404,
  });
});
