import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { setKeys } from "#app/core/secrets/crypto.server.ts";
import { makeScholarship, makeStudent } from "#tests/support/application-world.ts";
import { insertApplications } from "#tests/support/review-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { rotateKeys } from "../keys/rotate-keys.server.ts";
import { database } from "../opening/client.server.ts";
import { application } from "../schema/applications.ts";
import { registration } from "../schema/registration.ts";
import { sealAnswers } from "./seal-answers.server.ts";

useTestDatabase();
afterAll(() => setKeys(null));

const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const appSecret = "a secret of at least thirty-two characters";
const kept = (value: string) => ({ value, at: 1 });
const answers = {
  fullName: kept("Asha Devi"),
  state: kept("telangana"),
  phone: kept("9876512345"),
  email: kept("canary@example.org"),
  address: kept("12 Canary Street"),
  fatherName: kept("Canary Prasad"),
};

/** As it lies on the disk. */
async function storedOf(id: string): Promise<string> {
  const { rows } = await database().execute<{ text: string }>(
    sql`select answers::text as text from application where id = ${id}`,
  );
  return rows[0]?.text ?? "";
}

async function answersOf(id: string) {
  const [row] = await database().select().from(application).where(eq(application.id, id));
  return row?.answers;
}

test("X23, T60: phone, e-mail, address and family of an application are sealed at rest; a rotation covers them", async () => {
  setKeys({ appSecret, encryptionKeys: [key("old", 1)] });
  const scholarship = await makeScholarship({ ownerKind: "donor" });
  const [made] = await insertApplications(scholarship.id, 1);
  const id = made?.id ?? "";
  await database().update(application).set({ answers }).where(eq(application.id, id));
  expect(await answersOf(id)).toEqual(answers);
  expect(await storedOf(id)).not.toMatch(/98765|canary/i);
  // What lists, ranking and figures ask for stays where the database can see it.
  expect(await storedOf(id)).toContain("telangana");

  setKeys({ appSecret, encryptionKeys: [key("new", 2), key("old", 1)] });
  const { columns, left } = await rotateKeys();
  expect(columns).toContainEqual({ table: "application", column: "answers", rotated: 1 });
  expect(left).toEqual([]);
  setKeys({ appSecret, encryptionKeys: [key("new", 2)] });
  expect(await answersOf(id)).toEqual(answers);
});

test("X23: rows from before are read as they are, and sealed by the job, however often it is stopped", async () => {
  setKeys({ appSecret, encryptionKeys: [key("new", 2)] });
  const scholarship = await makeScholarship({ ownerKind: "donor" });
  const made = await insertApplications(scholarship.id, 3);
  for (const { id } of made) {
    await database().execute(
      sql`update application set answers = ${JSON.stringify(answers)}::jsonb where id = ${id}`,
    );
    expect(await answersOf(id)).toEqual(answers);
  }
  expect((await sealAnswers()).answers).toBe(3);
  expect((await sealAnswers()).answers).toBe(0);
  for (const { id } of made) {
    expect(await storedOf(id)).not.toMatch(/98765|canary/i);
    expect(await answersOf(id)).toEqual(answers);
  }
});

test("X23: what the version before writes beside the seal, during a rollout, is not lost", async () => {
  setKeys({ appSecret, encryptionKeys: [key("new", 2)] });
  const scholarship = await makeScholarship({ ownerKind: "donor" });
  const [made] = await insertApplications(scholarship.id, 1);
  const id = made?.id ?? "";
  await database().update(application).set({ answers }).where(eq(application.id, id));
  const later = JSON.stringify({ address: { value: "14 New Street", at: 2 } });
  await database().execute(sql`update application set answers = answers || ${later}::jsonb where id = ${id}`);
  expect((await answersOf(id))?.address).toEqual({ value: "14 New Street", at: 2 });
  expect((await sealAnswers()).answers).toBe(1);
  expect(await storedOf(id)).not.toContain("New Street");
  expect(await answersOf(id)).toEqual({ ...answers, address: { value: "14 New Street", at: 2 } });
});

test("X23, T60: names, parents, school's address and bank of a registration are sealed at rest, old rows too, and turn with the key", async () => {
  setKeys({ appSecret, encryptionKeys: [key("old", 1)] });
  const { userId, studentId } = await makeStudent();
  const at = now();
  const texts = {
    name: "Canary Asha",
    givenName: "Canary",
    motherName: "Canary Lakshmi",
    fatherName: "Canary Prasad",
    schoolAddress: "12 Canary Street",
    passbookName: "C ANARY",
    bankName: "Canary Bank",
    ifscCode: "CNRY0001234",
  };
  const id = newId();
  await database()
    .insert(registration)
    .values({
      id,
      studentId,
      userId,
      status: "started",
      createdAt: at,
      updatedAt: at,
      ...texts,
      state: "TG",
    });
  const stored = async () =>
    JSON.stringify((await database().execute(sql`select * from registration where id = ${id}`)).rows);
  const read = async () => (await database().select().from(registration).where(eq(registration.id, id)))[0];
  expect(await read()).toMatchObject(texts);
  expect(await stored()).not.toMatch(/c ?anary|CNRY/i);
  expect(await stored()).toContain("TG");

  // A row from before: in clear, read as it is, sealed by the job under the newest key.
  await database().execute(sql`update registration set mother_name = 'Canary Lakshmi' where id = ${id}`);
  expect(await read()).toMatchObject(texts);
  setKeys({ appSecret, encryptionKeys: [key("new", 2), key("old", 1)] });
  const { left, columns } = await rotateKeys();
  expect(left).toEqual([]);
  expect(columns).toContainEqual({ table: "registration", column: "mother_name", rotated: 1 });
  expect(await stored()).not.toMatch(/c ?anary|CNRY/i);
  setKeys({ appSecret, encryptionKeys: [key("new", 2)] });
  expect(await read()).toMatchObject(texts);
});
