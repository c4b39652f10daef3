import { eq } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { institute, institutePerson, rosterStudent } from "#app/db/schema/institutes.ts";
import { saveRosterStudent } from "#app/features/institutes/server/roster/save-roster-student.server.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { freshPhone, useIdentityWorld } from "#tests/support/identity-world.ts";
import { instituteWorldJobs, makeMember, makePartner } from "#tests/support/institute-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { instituteActions } from "./institute-actions.server.ts";
import { instituteFindActions } from "./institute-find-actions.server.ts";

useTestDatabase({ jobs: instituteWorldJobs });
useApplicationWorld();
useIdentityWorld({ hoursBetweenTests: 1 });

let owner: Actor & { instituteId: string };
let answers: Record<string, string>;
let other: Actor;
beforeAll(async () => {
  ({ actor: owner, answers } = await makePartner());
  other = (await makePartner()).actor;
});

const own = async () =>
  (await database().select().from(institute).where(eq(institute.id, owner.instituteId)))[0];
const team = () =>
  database().select().from(institutePerson).where(eq(institutePerson.instituteId, owner.instituteId));
const member = async (role: "verifier" | "reviewer") => {
  await makeMember(owner, role);
  const [person] = (await team()).filter((one) => one.memberRole === role && !one.endedAt).slice(-1);
  const id = person?.id ?? "";
  const now = async () =>
    (await database().select().from(institutePerson).where(eq(institutePerson.id, id)))[0];
  return { id, now };
};
let students = 0;
async function student(course: string) {
  students += 1;
  const id = await saveRosterStudent(owner, null, {
    admissionNumber: `A-${students}`,
    name: "Asha Rao",
    birthDay: "2008-03-09",
    gender: "female",
    course,
    year: "B",
  });
  const now = async () =>
    (await database().select().from(rosterStudent).where(eq(rosterStudent.id, id)))[0]?.status;
  return { id, now };
}

describe("the buttons of the institute portal", () => {
  everyButton(instituteActions, {
    async profile(press) {
      const fields = { ...answers, city: "Guntur", revision: String((await own())?.revision) };
      await expect(press(owner, { ...fields, pincode: "1" })).resolves.toMatchObject({
        status: 422,
        answer: { form: "profile", errors: { pincode: [expect.any(String)] }, typed: { city: ["Guntur"] } },
      });
      await expect(press(owner, fields)).resolves.toEqual({
        to: "/institute/dashboard?tab=settings&done=profile",
      });
      expect(await own()).toMatchObject({ city: "Guntur" });
      // Somebody saved in between: nothing is lost, and the form says so.
      await expect(press(owner, fields)).resolves.toMatchObject({ status: 409 });
    },
    async add_member(press) {
      const fields = { name: "Ravi Kumar", phone: freshPhone(), memberRole: "verifier" };
      await expect(press(owner, { ...fields, memberRole: "king" })).resolves.toMatchObject({ status: 422 });
      await press(owner, fields);
      expect((await team()).find(({ name }) => name === "Ravi Kumar")).toMatchObject({
        memberRole: "verifier",
        endedAt: null,
      });
    },
    async member_role(press) {
      const { id, now } = await member("verifier");
      await press(owner, { member: id, memberRole: "reviewer" });
      expect((await now())?.memberRole).toBe("reviewer");
    },
    async end_member(press) {
      // Mutant 79: "Remove" of a team member does nothing.
      const { id, now } = await member("reviewer");
      await expect(press(other, { member: id })).rejects.toMatchObject({ status: 404 });
      await press(owner, { member: id });
      expect((await now())?.endedAt).toBeInstanceOf(Date);
      const [first] = (await team()).filter(({ memberRole }) => memberRole === "owner");
      await expect(press(owner, { member: first?.id ?? "" })).resolves.toMatchObject({ status: 409 });
    },
    async take_back(press) {
      const { id, now } = await member("reviewer");
      await database()
        .update(institutePerson)
        .set({ endedAt: new Date(0) })
        .where(eq(institutePerson.id, id));
      await press(owner, { member: id });
      expect((await now())?.endedAt).toBeNull();
    },
    async reminders(press) {
      await press(owner, { remindBySms: "on", reminderEmail: "" });
      const [me] = (await team()).filter(({ memberRole }) => memberRole === "owner");
      expect(me).toMatchObject({ remindBySms: true, remindByEmail: false });
      await press(owner, { remindByEmail: "on", reminderEmail: "" });
      const [again] = (await team()).filter(({ memberRole }) => memberRole === "owner");
      expect(again).toMatchObject({ remindBySms: false, remindByEmail: true });
    },
    async renewal(press) {
      await expect(press(owner)).resolves.toEqual({ to: "/institute/dashboard?tab=settings&done=renewal" });
      expect((await own())?.renewalAskedAt).toBeInstanceOf(Date);
    },
    async confirm(press) {
      const [one, two] = [await student("Class 9"), await student("Class 9")];
      await expect(press(owner, {})).resolves.toMatchObject({
        status: 422,
        answer: { errors: { "": ["Tick the students first."] } },
      });
      await expect(press(owner, { student: [one.id] }, {}, { search: "?course=Class%209" })).resolves.toEqual(
        {
          to: "/institute/dashboard?tab=students&course=Class%209&done=confirmed",
        },
      );
      expect([await one.now(), await two.now()]).toEqual(["confirmed", "listed"]);
    },
    async confirm_class(press) {
      const [one, two] = [await student("Class 11"), await student("Class 11")];
      const at = { search: "?course=Class%2011" };
      await expect(press(owner, { expected: "2" }, {}, at)).resolves.toMatchObject({ status: 422 });
      await expect(press(owner, { expected: "3", isCompared: "on" }, {}, at)).resolves.toMatchObject({
        status: 409,
      });
      expect(await one.now()).toBe("listed");
      await press(owner, { expected: "2", isCompared: "on" }, {}, at);
      expect([await one.now(), await two.now()]).toEqual(["confirmed", "confirmed"]);
    },
  });
});

describe("what the palette finds", () => {
  everyButton(instituteFindActions, {
    async find(press) {
      await student("B.Sc");
      await expect(press(owner, { q: "as" })).resolves.toMatchObject({ status: 422 });
      const found = await press(owner, { q: "Asha" });
      expect(found).toMatchObject({
        answer: {
          shown: {
            groups: [
              {
                label: "Students on the roll",
                rows: expect.arrayContaining([expect.objectContaining({ title: "Asha Rao" })]),
              },
            ],
          },
        },
      });
      // T14: another institute's people are not found.
      await expect(press(other, { q: "Asha" })).resolves.toMatchObject({ answer: { shown: { groups: [] } } });
    },
  });
});
