import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { nomineeCopy } from "#app/db/schema/nominee-copies.ts";
import { nominee } from "#app/db/schema/nominees.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { everyButton } from "#tests/support/every-button.ts";
import {
  actorOf,
  freshPhone,
  sentMessages,
  signInAtPortal,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { dataCopyActions } from "../own-data/data-copy-actions.server.ts";
import { secondLookMatters } from "../second-person/second-look-matters.server.ts";
import { settleSecondLook } from "../second-person/settle-second-look.server.ts";
import { staffMatters } from "../second-person/staff-matters.server.ts";
import { addStudent } from "../students/add-student.server.ts";
import { askForNominee } from "./ask-for-nominee.server.ts";
import { getNominee } from "./get-nominee.server.ts";
import { nameNominee } from "./name-nominee.server.ts";
import { nomineeDeskActions } from "./nominee-desk-actions.server.ts";
import { openNomineeCopy } from "./open-nominee-copy.server.ts";
import { readNomineeCopy } from "./read-nominee-copy.server.ts";
import { removeNominee } from "./remove-nominee.server.ts";

useTestDatabase();
const clock = useIdentityWorld({ hoursBetweenTests: 24 * 200 });
beforeAll(() => {
  for (const [kind, matter] of Object.entries(staffMatters)) secondLookMatters.register(kind, matter);
});

const admin = async () => actorOf(await signInAtPortal("admin"));
const act = { proof: "death", called: "on", text: "Looked at the original." } as const;
const hers = "lakshmi@example.org";

async function named(by?: Actor) {
  const girl = by ?? (await actorOf(await signInByPhone(freshPhone())));
  await nameNominee(girl, { name: "Lakshmi Gaddam", relation: "mother", email: hers });
  const [row] = await database()
    .select()
    .from(nominee)
    .where(eq(nominee.studentId, girl.studentId ?? ""));
  return { girl, nomineeId: row?.id ?? "" };
}

const lookOf = async (nomineeId: string) =>
  (
    await database()
      .select()
      .from(secondLook)
      .where(eq(secondLook.subject, `nominee:${nomineeId}`))
  ).at(-1)?.id ?? "";
const eventsOf = async (userId: string | null) =>
  (
    await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `account:${userId}`))
  ).map(({ event }) => event);
const sentAs = (template: string) => sentMessages.filter((message) => message.template === template);

async function bytesOf(archive: AsyncGenerator<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of archive) parts.push(part);
  return Buffer.concat(parts).toString("latin1");
}

describe("I7c: the desk acts for a nominee", () => {
  test("a copy: the owner is told, two people and three days, then a code to the nominee that opens it", async () => {
    const [first, second] = [await admin(), await admin()];
    const { girl, nomineeId } = await named();
    sentMessages.length = 0;
    await askForNominee(first, nomineeId, { ...act, wish: "copy" });
    expect(sentAs("nominee-asked")).toHaveLength(1);
    expect(await getNominee(first, nomineeId)).toMatchObject({ isAsked: true, name: "Lakshmi Gaddam" });
    const look = await lookOf(nomineeId);
    await expect(settleSecondLook(first, look, "approve")).rejects.toMatchObject({ code: "forbidden" });
    await expect(settleSecondLook(second, look, "approve")).rejects.toMatchObject({ code: "too_early" });
    clock.move(73 * 3600);
    await settleSecondLook(second, look, "approve");
    const [letter] = sentAs("nominee-copy");
    expect(letter).toMatchObject({ to: { email: hers } });
    const code = letter?.values.code ?? "";
    expect(JSON.stringify(await database().select().from(nomineeCopy))).not.toContain(code);
    const opened = await openWith(code.toLowerCase().replaceAll("-", " "));
    expect(opened).toMatch(/^\/data-copy\//);
    const archive = await bytesOf(await readNomineeCopy(visitor, opened.slice("/data-copy/".length)));
    expect(archive).toContain("account/data.json");
    await expect(readNomineeCopy(visitor, "forged.key")).rejects.toMatchObject({ status: 404 });
    expect(await eventsOf(girl.userId)).toEqual(
      expect.arrayContaining(["nominee.asked", "nominee.copy_granted", "nominee.copy_fetched"]),
    );
    clock.move(15 * 24 * 3600);
    await expect(openWith(code)).rejects.toThrow();
  });

  test("an erasure takes the account, tells the nominee, and asked again does nothing", async () => {
    const [first, second] = [await admin(), await admin()];
    const { girl, nomineeId } = await named();
    await askForNominee(first, nomineeId, { ...act, wish: "erasure" });
    sentMessages.length = 0;
    clock.move(73 * 3600);
    await settleSecondLook(second, await lookOf(nomineeId), "approve");
    const [user] = await database()
      .select()
      .from(appUser)
      .where(eq(appUser.id, girl.userId ?? ""));
    expect(user?.erasedAt).not.toBeNull();
    expect(sentAs("nominee-erased")).toMatchObject([{ to: { email: hers } }]);
    expect(await eventsOf(girl.userId)).toContain("nominee.erased");
    const payload = { wish: "erasure", userId: girl.userId, studentId: girl.studentId };
    const again = { subjectId: nomineeId, payload, requestedBy: first.userId ?? "", reason: "" };
    await staffMatters["nominee.act"]?.run(second, again);
    expect(sentAs("nominee-erased")).toHaveLength(1);
  });

  test("on a family's phone only what is hers goes, and only hers is in the copy", async () => {
    const [first, second] = [await admin(), await admin()];
    const sister = await actorOf(await signInByPhone(freshPhone()));
    const brother = { ...sister, studentId: await addStudent(sister, "Akhil Gugulothu") };
    const { nomineeId } = await named(sister);
    await database()
      .update(student)
      .set({ name: "Sirisha", givenName: "Sirisha" })
      .where(eq(student.id, sister.studentId ?? ""));
    await askForNominee(first, nomineeId, { ...act, wish: "erasure" });
    clock.move(73 * 3600);
    await settleSecondLook(second, await lookOf(nomineeId), "approve");
    const rowOf = async (id: string | undefined) =>
      (
        await database()
          .select()
          .from(student)
          .where(eq(student.id, id ?? ""))
      )[0];
    expect(await rowOf(sister.studentId)).toMatchObject({ name: null, givenName: null });
    expect((await rowOf(sister.studentId))?.erasedAt).not.toBeNull();
    expect(await rowOf(brother.studentId)).toMatchObject({ name: "Akhil Gugulothu", erasedAt: null });
    const [user] = await database()
      .select()
      .from(appUser)
      .where(eq(appUser.id, sister.userId ?? ""));
    expect(user?.erasedAt).toBeNull();
  });

  test("who can act after all removes the nominee, and then nothing is done", async () => {
    const [first, second] = [await admin(), await admin()];
    const { girl, nomineeId } = await named();
    await askForNominee(first, nomineeId, { ...act, wish: "erasure" });
    await removeNominee(girl);
    clock.move(73 * 3600);
    await expect(settleSecondLook(second, await lookOf(nomineeId), "approve")).rejects.toMatchObject({
      status: 409,
    });
    const [user] = await database()
      .select()
      .from(appUser)
      .where(eq(appUser.id, girl.userId ?? ""));
    expect(user?.erasedAt).toBeNull();
  });
});

async function openWith(code: string): Promise<string> {
  return openNomineeCopy({ code, clientAddress: freshPhone(), language: "en" });
}

describe("I7c: the buttons of the nominee's pages", () => {
  everyButton(nomineeDeskActions, {
    async ask(press) {
      const { nomineeId } = await named();
      const desk = await admin();
      await expect(press(desk, { wish: "copy" }, { nomineeId })).resolves.toMatchObject({
        status: 422,
        answer: { errors: { called: [expect.any(String)], proof: [expect.any(String)] } },
      });
      await press(desk, { ...act, wish: "copy" }, { nomineeId });
      expect(await lookOf(nomineeId)).not.toBe("");
    },
  });
  everyButton(dataCopyActions, {
    async open(press) {
      await expect(press(visitor, { code: "AAAA-BBBB-CCCC-DDDD" })).resolves.toMatchObject({
        status: 422,
        answer: { errors: { code: [expect.any(String)] }, typed: {} },
      });
    },
  });
});
