import { eq, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { systemActor, visitor } from "#app/core/portals/permissions.ts";
import type { StaffRole } from "#app/core/portals/staff-roles.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { erasureRequest } from "#app/db/schema/erasure-requests.ts";
import { nominee } from "#app/db/schema/nominees.ts";
import { student } from "#app/db/schema/students.ts";
import { everyButton } from "#tests/support/every-button.ts";
import {
  actorOf,
  freshPhone,
  signInAtPortal,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { erasureList } from "../../staff/erasure-list.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";
import { completeErasure } from "../own-data/complete-erasure.server.ts";
import { identityOwnData } from "../own-data/identity-own-data.server.ts";
import { listErasureRequests } from "../own-data/list-erasure-requests.server.ts";
import { requestErasure } from "../own-data/request-erasure.server.ts";
import { addStudent } from "../students/add-student.server.ts";
import { findNominee } from "./find-nominee.server.ts";
import { listNominees } from "./list-nominees.server.ts";
import { nameNominee } from "./name-nominee.server.ts";
import { nomineeActions } from "./nominee-actions.server.ts";
import { removeNominee } from "./remove-nominee.server.ts";

useTestDatabase();
useIdentityWorld();

const someStudent = async () => actorOf(await signInByPhone(freshPhone()));
const mother = (phone = freshPhone()) => ({
  name: "Lakshmi Gaddam",
  relation: "mother" as const,
  phone,
  email: "lakshmi@example.org",
});
const staff = (...staffRoles: StaffRole[]) =>
  ({ role: "admin", userId: "0190a000-0000-7000-8000-000000000001", staffRoles, language: "en" }) as const;
const eventsOf = async (userId: string | null) =>
  (
    await database()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.chain, `account:${userId}`))
  ).filter(({ event }) => event.startsWith("nominee."));

describe("I7c: the person who uses one's data rights", () => {
  test("is named, changed and removed; sent twice it is one entry; the audit names nobody", async () => {
    const actor = await someStudent();
    expect(await findNominee(actor)).toBeNull();
    const details = mother();
    await Promise.all([nameNominee(actor, details), nameNominee(actor, details)]);
    expect(await findNominee(actor)).toMatchObject(details);
    await nameNominee(actor, { name: "Ravi Gaddam", relation: "sibling", email: "ravi@example.org" });
    const changed = await findNominee(actor);
    expect(changed).toMatchObject({ name: "Ravi Gaddam", relation: "sibling", email: "ravi@example.org" });
    expect(changed).not.toHaveProperty("phone");
    await removeNominee(actor);
    await removeNominee(actor);
    expect(await findNominee(actor)).toBeNull();
    const events = await eventsOf(actor.userId);
    expect(events.map(({ event }) => event)).toEqual(["nominee.named", "nominee.changed", "nominee.removed"]);
    expect(JSON.stringify(events)).not.toMatch(new RegExp(`Gaddam|example|${details.phone}`));
  });

  test("nothing of them is kept in the clear", async () => {
    const actor = await someStudent();
    const details = mother();
    await nameNominee(actor, details);
    const rows = await database()
      .select()
      .from(nominee)
      .where(eq(nominee.userId, actor.userId ?? ""));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Gaddam|example|${details.phone}`));
  });

  test("on a family's phone each student names their own; a donor names one for the account", async () => {
    const asha = await someStudent();
    const ravi = { ...asha, studentId: await addStudent(asha, "Ravi Rao") };
    await nameNominee(asha, mother());
    expect(await findNominee(ravi)).toBeNull();
    await removeNominee(ravi);
    expect(await findNominee(asha)).not.toBeNull();
    const { studentId: _, ...nobodyChosen } = asha;
    await expect(nameNominee(nobodyChosen, mother())).rejects.toMatchObject({ status: 403 });
    const donor = await actorOf(await signInAtPortal("donor"));
    await nameNominee(donor, mother());
    expect(await findNominee(donor)).toMatchObject({ name: "Lakshmi Gaddam" });
    await expect(nameNominee(visitor, mother())).rejects.toMatchObject({ status: 401 });
  });

  test("is in the copy of one's data, and erased with the account", async () => {
    const actor = await someStudent();
    const { studentId = "" } = actor;
    const userId = actor.userId ?? "";
    const details = mother();
    await nameNominee(actor, details);
    const copy = await identityOwnData.collect({ userId, studentIds: [studentId], phones: [], emails: [] });
    expect(copy).toMatchObject({ nominees: [{ studentId, ...details }] });
    await requestErasure(actor);
    const [request] = await database().select().from(erasureRequest).where(eq(erasureRequest.userId, userId));
    await completeErasure(systemActor, request?.id ?? "");
    expect(await database().select().from(nominee).where(eq(nominee.userId, userId))).toEqual([]);
  });
});

describe("I7c: the desk", () => {
  test("sees whom a writer named and who named the writer, if it answers such requests", async () => {
    const phone = freshPhone();
    const actor = await actorOf(await signInByPhone(phone));
    await database()
      .update(student)
      .set({ name: "Sirisha Gaddam" })
      .where(eq(student.id, actor.studentId ?? ""));
    const details = mother();
    await nameNominee(actor, details);
    const around = (by: ReturnType<typeof staff>, value: string) =>
      listNominees.aroundContact(by, { phoneHash: hashContact("phone", value), emailHash: null });
    for (const number of [phone, details.phone]) {
      const lines = await around(staff("support"), number);
      expect(lines).toEqual([
        {
          line: expect.stringMatching(
            /^Lakshmi Gaddam \(mother; \+91 .+@example\.org\), named by Sirisha Gaddam, SS-/,
          ),
          href: expect.stringMatching(/^\/admin\/security-roles\/nominees\//),
        },
      ]);
    }
    expect(await around(staff("support"), freshPhone())).toEqual([]);
    for (const role of ["finance", "auditor"] as const) expect(await around(staff(role), phone)).toEqual([]);
    expect(await listNominees.aroundContact(staff("support"), { phoneHash: null, emailHash: null })).toEqual(
      [],
    );

    await requestErasure(actor);
    const query = erasureList.read("/?status=requested");
    const seen = async (by: ReturnType<typeof staff>) =>
      (await listErasureRequests(by, query)).rows.flatMap(({ nominees }) => nominees);
    expect(await seen(staff("security"))).toEqual([expect.stringContaining("Lakshmi Gaddam")]);
    expect(await seen(staff("auditor"))).toEqual([]);
  });
});

describe("I7c: the buttons", () => {
  everyButton(nomineeActions, {
    async name(press) {
      const actor = { ...(await someStudent()), language: "te" as const };
      expect(await press(actor, { name: "Lakshmi", relation: "mother" })).toMatchObject({
        status: 422,
        answer: { errors: { phone: ["మొబైల్ నంబర్ లేదా ఇమెయిల్ ఇవ్వండి."] } },
      });
      // All that is missing is told at once; what is wrong with a number is not told as if there were none.
      expect(await press(actor, {})).toMatchObject({
        answer: {
          errors: { name: [expect.anything()], relation: [expect.anything()], phone: [expect.anything()] },
        },
      });
      expect(await press(actor, { name: "Lakshmi", relation: "mother", phone: "12" })).toMatchObject({
        answer: { errors: { phone: [expect.stringContaining("10")] } },
      });
      expect(await findNominee(actor)).toBeNull();
      const phone = freshPhone();
      await press(actor, { name: "Lakshmi", relation: "mother", phone: `+91 ${phone}`, email: "" });
      expect(await findNominee(actor)).toMatchObject({ name: "Lakshmi", phone });
      await expect(
        press(actor, {
          name: "X",
          relation: "mother",
          phone,
          student: "0190a000-0000-7000-8000-00000000000a",
        }),
      ).rejects.toMatchObject({ status: 409 });
    },
    async remove(press) {
      const actor = await someStudent();
      await nameNominee(actor, mother());
      await press(actor);
      expect(await findNominee(actor)).toBeNull();
    },
  });
});

test("no event of a nominee bears details but whose it is", async () => {
  const events = await database().select().from(auditEntry).where(like(auditEntry.event, "nominee.%"));
  for (const { details } of events)
    expect(Object.keys(details ?? {}).filter((key) => key !== "studentId")).toEqual([]);
});
