import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addIstDays, istDate, now } from "#app/core/clock.ts";
import { systemActor, visitor } from "#app/core/portals/permissions.ts";
import { verifyAudit } from "#app/db/audit/verify-audit.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { consent, guardianConsent } from "#app/db/schema/consents.ts";
import { session } from "#app/db/schema/sessions.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import {
  actorOf,
  freshPhone,
  freshRequest,
  sentMessages,
  signInAtPortal,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { needsGuardian } from "../../rules/guardian-rules.ts";
import type { GuardianDetails } from "../../rules/guardian-schema.ts";
import { findGuardianConsent } from "../consents/find-guardian-consent.server.ts";
import { giveGuardianConsent } from "../consents/give-guardian-consent.server.ts";
import { hasConsent } from "../consents/has-consent.server.ts";
import { listConsents } from "../consents/list-consents.server.ts";
import { recordConsent } from "../consents/record-consent.server.ts";
import { sendGuardianOtp } from "../consents/send-guardian-otp.server.ts";
import { withdrawConsent } from "../consents/withdraw-consent.server.ts";
import { withdrawGuardianConsent } from "../consents/withdraw-guardian-consent.server.ts";
import { createPhoneUser } from "../contacts/create-phone-user.server.ts";
import { findSession } from "../sessions/find-session.server.ts";
import { addStudent } from "../students/add-student.server.ts";
import { sweepIdentity } from "../sweep-identity.server.ts";
import { cancelErasure } from "./cancel-erasure.server.ts";
import { completeErasure } from "./complete-erasure.server.ts";
import { exportOwnData } from "./export-own-data.server.ts";
import { findErasureRequest } from "./find-erasure-request.server.ts";
import { ownDataRooms } from "./own-data-rooms.server.ts";
import { requestErasure } from "./request-erasure.server.ts";
import { zipArchive } from "./zip-archive.server.ts";

useTestDatabase();
const clock = useIdentityWorld();

const someStudent = async () => actorOf(await signInByPhone(freshPhone()));

describe("T34: consent", () => {
  test("the first sign-in records both texts, each with version and language", async () => {
    const actor = await someStudent();
    expect(
      (await listConsents(actor)).map(({ purpose, version, language }) => ({ purpose, version, language })),
    ).toEqual(
      expect.arrayContaining([
        { purpose: "terms", version: "2026-01", language: "en" },
        { purpose: "privacy", version: "2026-11", language: "en" },
      ]),
    );
  });

  test("who reads Telugu was shown the Telugu texts, of their own month", async () => {
    const userId = await inTransaction((tx) => createPhoneUser(tx, { phone: freshPhone(), language: "te" }));
    const rows = await database().select().from(consent).where(eq(consent.userId, userId));
    expect(rows.map(({ purpose, version, language }) => [purpose, version, language]).sort()).toEqual([
      ["privacy", "2026-11, te 2026-11", "te"],
      ["terms", "2026-01, te 2026-11", "te"],
    ]);
  });

  test("is given and withdrawn item by item, and the ledger keeps both", async () => {
    const actor = await someStudent();
    const studentId = actor.studentId ?? "";
    await recordConsent(actor, { purpose: "profile_matching", language: "te", words: "shown" });
    await recordConsent(actor, { purpose: "profile_matching", language: "te", words: "shown" });
    expect(await hasConsent(studentId, "profile_matching")).toBe(true);
    expect(await hasConsent(studentId, "application_sharing")).toBe(false);
    await withdrawConsent(actor, "profile_matching");
    expect(await hasConsent(studentId, "profile_matching")).toBe(false);
    await recordConsent(actor, { purpose: "profile_matching", language: "hi", words: "shown" });
    const entries = (await listConsents(actor)).filter(({ purpose }) => purpose === "profile_matching");
    expect(entries.map(({ language, withdrawnAt }) => [language, withdrawnAt !== null])).toEqual(
      expect.arrayContaining([
        ["te", true],
        ["hi", false],
      ]),
    );
    expect(entries).toHaveLength(2);
    expect(entries[0], "S6: the record keeps the text that was shown").toMatchObject({
      version: "2026-11",
      words: "shown",
    });
  });

  test("on a family's phone each student agrees and withdraws alone, and nobody else's page shows it", async () => {
    const asha = await someStudent();
    const ravi = { ...asha, studentId: await addStudent(asha, "Ravi Rao") };
    await recordConsent(asha, { purpose: "application_sharing", language: "en", words: "shown" });
    expect(await hasConsent(ravi.studentId, "application_sharing")).toBe(false);
    await recordConsent(ravi, { purpose: "application_sharing", language: "te", words: "shown" });
    await withdrawConsent(asha, "application_sharing");
    expect(await hasConsent(asha.studentId ?? "", "application_sharing")).toBe(false);
    expect(await hasConsent(ravi.studentId, "application_sharing")).toBe(true);
    const seen = (await listConsents(asha)).filter(({ purpose }) => purpose === "application_sharing");
    expect(seen.map(({ studentId, language }) => [studentId, language])).toEqual([[asha.studentId, "en"]]);
    // An account without a student has nothing of a student's to give, whatever was sent.
    const donor = await actorOf(await signInAtPortal("donor"));
    await expect(
      recordConsent(donor, { purpose: "profile_matching", language: "en", words: "shown" }),
    ).rejects.toMatchObject({ status: 403 });
  });

  test("what the account rests on is not withdrawn but erased, and a visitor has nothing to give", async () => {
    await expect(withdrawConsent(await someStudent(), "terms")).rejects.toMatchObject({ status: 409 });
    await expect(
      recordConsent(visitor, { purpose: "terms", language: "en", words: "shown" }),
    ).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe("T35: a parent or guardian agrees for a student under 18", () => {
  const guardian = (phone: string): GuardianDetails => ({
    guardianName: "Lakshmi Gaddam",
    relation: "mother",
    phone,
    phoneIsGuardians: false,
    language: "te",
  });

  test("who needs it is decided by the day in India", () => {
    expect(needsGuardian("2008-11-16", "2026-11-15")).toBe(true);
    expect(needsGuardian("2008-11-15", "2026-11-15")).toBe(false);
    const today = istDate();
    const birthday = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
    expect(needsGuardian(birthday)).toBe(false);
    expect(needsGuardian(addIstDays(birthday, 1))).toBe(true);
  });

  test("S7: by the code sent to their own number, which names the student in the guardian's language", async () => {
    const actor = await someStudent();
    const studentId = actor.studentId ?? "";
    const details = guardian(freshPhone());
    await expect(
      sendGuardianOtp(actor, studentId, details, freshRequest()),
      "S7: without a name there is nobody to agree for",
    ).rejects.toMatchObject({ status: 422, fieldErrors: { studentName: expect.anything() } });
    await sendGuardianOtp(actor, studentId, details, { ...freshRequest(), studentName: "Gugulothu Sirisha" });
    expect(sentMessages.at(-1)).toMatchObject({
      to: { phone: details.phone },
      template: "otp-guardian-consent",
      language: "te",
      values: { student: "Gugulothu Sirisha", code: "123456" },
    });
    await expect(
      giveGuardianConsent(actor, studentId, details, {
        code: "000000",
        address: freshRequest().address,
        words: "",
      }),
    ).rejects.toMatchObject({
      status: 422,
      fieldErrors: { otp: ["Invalid OTP. Please try again."] },
    });
    expect(await findGuardianConsent(studentId)).toBeNull();
    await giveGuardianConsent(actor, studentId, details, {
      code: "123456",
      address: freshRequest().address,
      words: "they agree",
    });
    expect(await findGuardianConsent(studentId)).toMatchObject({
      guardianName: "Lakshmi Gaddam",
      relation: "mother",
    });
    const [row] = await database()
      .select()
      .from(guardianConsent)
      .where(eq(guardianConsent.studentId, studentId));
    expect(row).toMatchObject({ language: "te", version: "2026-11", words: "they agree" });
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`Lakshmi|${details.phone}`));
    await withdrawGuardianConsent(actor, studentId);
    expect(await findGuardianConsent(studentId)).toBeNull();
  });

  test("the number one signed in with counts only when it is said to be the guardian's", async () => {
    const phone = freshPhone();
    const actor = await actorOf(await signInByPhone(phone));
    const studentId = actor.studentId ?? "";
    const { address } = freshRequest();
    await expect(sendGuardianOtp(actor, studentId, guardian(phone), { address })).rejects.toMatchObject({
      status: 422,
    });
    await sendGuardianOtp(
      actor,
      studentId,
      { ...guardian(phone), phoneIsGuardians: true },
      { address, studentName: "Asha" },
    );
  });

  test("T13: nobody agrees, or withdraws, for another family's student", async () => {
    const theirs = (await someStudent()).studentId ?? "";
    const mine = await someStudent();
    const details = guardian(freshPhone());
    const { address } = freshRequest();
    await expect(sendGuardianOtp(mine, theirs, details, { address })).rejects.toMatchObject({ status: 404 });
    await expect(
      giveGuardianConsent(mine, theirs, details, {
        code: "123456",
        address: freshRequest().address,
        words: "they agree",
      }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(withdrawGuardianConsent(mine, theirs)).rejects.toMatchObject({ status: 404 });
  });

  test("a sign-in code is no consent", async () => {
    const actor = await someStudent();
    const phone = freshPhone();
    await signInByPhone(phone);
    await expect(
      giveGuardianConsent(actor, actor.studentId ?? "", guardian(phone), {
        code: "123456",
        address: freshRequest().address,
        words: "they agree",
      }),
    ).rejects.toMatchObject({ status: 422 });
  });
});

/** Reads the archive back by its own directory, as any program would. */
async function unzip(archive: AsyncIterable<Buffer>): Promise<Record<string, string>> {
  const bytes = Buffer.concat(await Array.fromAsync(archive));
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < bytes.readUInt16LE(end + 10); index += 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [method, packed, nameLength, local] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString("utf8");
    const start = local + 30 + bytes.readUInt16LE(local + 26);
    const body = bytes.subarray(start, start + packed);
    files[name] = (method === 8 ? inflateRawSync(body) : body).toString("utf8");
    at += 46 + nameLength;
  }
  return files;
}

describe("T36: a copy of everything", () => {
  test("the archive holds the account and what other rooms hand in, and nobody else's data", async () => {
    const phone = freshPhone();
    const actor = await actorOf(await signInByPhone(phone));
    const other = freshPhone();
    await signInByPhone(other);
    ownDataRooms.register({
      name: "test-room",
      collect: async ({ userId }) => ({ mine: userId }),
      listFiles: async () => [{ name: "../../etc/passwd.pdf", read: async () => Buffer.from("file") }],
      erase: async () => undefined,
    });
    const files = await unzip(await exportOwnData(actor));
    // Other test files of this worker may have plugged in the product's own rooms.
    const others = ownDataRooms.list().filter(({ name }) => name !== "test-room");
    const own = Object.keys(files).filter((path) => !others.some(({ name }) => path.startsWith(`${name}/`)));
    expect(own).toEqual(["README.txt", "account/data.json", "test-room/data.json", "test-room/1-passwd.pdf"]);
    expect(files["account/data.json"]).toContain(phone);
    expect(Object.values(files).join()).not.toContain(other);
    expect(JSON.parse(files["test-room/data.json"] ?? "")).toEqual({ mine: actor.userId });
  });

  test("any unzip program reads it", async () => {
    const folder = tempFolder("zip");
    const path = join(folder, "a.zip");
    const entries = [
      { name: "é ü తెలుగు.txt", bytes: Buffer.from("short") },
      { name: "long.txt", bytes: Buffer.from("long ".repeat(5000)) },
    ];
    writeFileSync(path, Buffer.concat(await Array.fromAsync(zipArchive(entries))));
    const check = `import zipfile,sys; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(len(z.namelist()))`;
    let python: string;
    try {
      python = execFileSync("python3", ["-c", check, path], { encoding: "utf8" }).trim();
    } catch (error) {
      // Where there is no Python the directory was read back above; anything else is a broken archive.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      python = "2";
    }
    expect(python).toBe("2");
  });

  test("needs a sign-in, and is capped", async () => {
    await expect(exportOwnData(visitor)).rejects.toMatchObject({ status: 401 });
    const actor = await someStudent();
    for (let index = 0; index < 10; index += 1) await exportOwnData(actor);
    await expect(exportOwnData(actor)).rejects.toMatchObject({ status: 429 });
  });
});

describe("T36: erasure", () => {
  test("waits a week, can be taken back, and asking twice is asking once", async () => {
    const actor = await someStudent();
    await requestErasure(actor);
    await requestErasure(actor);
    const request = await findErasureRequest(actor);
    expect((request?.dueAt.getTime() ?? 0) - (request?.requestedAt.getTime() ?? 0)).toBe(7 * 86_400_000);
    await cancelErasure(actor);
    expect(await findErasureRequest(actor)).toBeNull();
    await expect(cancelErasure(actor)).rejects.toMatchObject({ status: 409 });
    clock.move(8 * 86_400);
    await sweepIdentity();
    expect(
      (
        await database()
          .select()
          .from(appUser)
          .where(eq(appUser.id, actor.userId ?? ""))
      )[0]?.erasedAt,
    ).toBeNull();
  });

  test("when due it removes phone, names and sessions, in every room, and the number is free again", async () => {
    const phone = freshPhone();
    const signedIn = await signInByPhone(phone);
    const actor = await actorOf(signedIn);
    const userId = actor.userId ?? "";
    await database().update(student).set({ name: "Asha Rao" }).where(eq(student.userId, userId));
    const erased: string[] = [];
    ownDataRooms.register({
      name: "test-room",
      collect: async () => null,
      erase: async (_tx, subject) => void erased.push(...subject.phones),
    });
    await recordConsent(actor, { purpose: "profile_matching", language: "en", words: "shown" });
    await withdrawConsent(actor, "profile_matching");
    const withdrawnAt = now();
    await requestErasure(actor);
    clock.move(8 * 86_400);
    await sweepIdentity();
    expect(erased).toEqual([phone]);
    expect(await findSession(signedIn.token)).toBeNull();
    expect(await database().select().from(userContact).where(eq(userContact.userId, userId))).toEqual([]);
    expect(await database().select().from(session).where(eq(session.userId, userId))).toEqual([]);
    expect((await database().select().from(student).where(eq(student.userId, userId)))[0]).toMatchObject({
      name: null,
      birthDay: null,
    });
    const ledger = await database().select().from(consent).where(eq(consent.userId, userId));
    expect(ledger.every((row) => row.withdrawnAt)).toBe(true);
    // What was withdrawn before keeps its own day: the ledger is a proof.
    expect(ledger.find(({ purpose }) => purpose === "profile_matching")).toMatchObject({ withdrawnAt });
    const again = await signInByPhone(phone);
    expect(again.userId).not.toBe(userId);
  });

  test("a room that fails keeps everything as it was", async () => {
    const actor = await someStudent();
    await requestErasure(actor);
    ownDataRooms.register({
      name: "test-room",
      collect: async () => null,
      erase: async () => {
        throw new Error("disk");
      },
    });
    clock.move(8 * 86_400);
    await expect(sweepIdentity()).rejects.toThrow("disk");
    expect(
      await database()
        .select()
        .from(userContact)
        .where(eq(userContact.userId, actor.userId ?? "")),
    ).toHaveLength(1);
    ownDataRooms.register({ name: "test-room", collect: async () => null, erase: async () => undefined });
    await sweepIdentity();
  });

  test("nobody else completes it: not its owner, not another portal", async () => {
    const actor = await someStudent();
    await requestErasure(actor);
    const rows = await inTransaction((tx) =>
      tx.execute<{ id: string }>(`select id from erasure_request where user_id = '${actor.userId}'`),
    );
    const id = rows.rows[0]?.id ?? "";
    await expect(completeErasure(actor, id)).rejects.toMatchObject({ status: 403 });
    await expect(completeErasure(await actorOf(await signInAtPortal("donor")), id)).rejects.toMatchObject({
      status: 403,
    });
    await completeErasure(systemActor, id);
    await expect(completeErasure(systemActor, id)).rejects.toMatchObject({ status: 404 });
  });
});

test("T33: the audit of all this is whole", async () => {
  expect((await verifyAudit()).problems).toEqual([]);
});
