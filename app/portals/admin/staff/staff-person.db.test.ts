import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { StaffRole } from "#app/core/portals/staff-roles.ts";
import { database } from "#app/db/opening/client.server.ts";
import { assignment } from "#app/db/schema/assignments.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { notification } from "#app/db/schema/messages.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { userRole } from "#app/db/schema/users.ts";
import { askForStaff } from "#app/features/identity/server/second-person/ask-for-staff.server.ts";
import { secondLookMatters } from "#app/features/identity/server/second-person/second-look-matters.server.ts";
import { settleSecondLook } from "#app/features/identity/server/second-person/settle-second-look.server.ts";
import { staffMatters } from "#app/features/identity/server/second-person/staff-matters.server.ts";
import { grantRole } from "#app/features/identity/server/staff/grant-role.server.ts";
import { limitStaff } from "#app/features/identity/server/staff/limit-staff.server.ts";
import { escalateWork } from "#app/features/identity/work/escalate-work.server.ts";
import { jobs } from "#server/job-list.ts";
import { useApplicationWorld } from "#tests/support/application-world.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { actorOf, signInAtPortal, useIdentityWorld } from "#tests/support/identity-world.ts";
import { type Corner, makeCorner } from "#tests/support/limit-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { getStaffPerson } from "./get-staff-person.server.ts";
import { rightAreas } from "./right-areas.ts";
import { staffPersonActions } from "./staff-person-actions.server.ts";

useTestDatabase({ jobs });
useApplicationWorld();
const clock = useIdentityWorld({ hoursBetweenTests: 0 });

type Person = Actor & { userId: string };
const reason = "They work for Telangana now.";
const problem = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );

async function deskPerson(...roles: StaffRole[]): Promise<Person> {
  const actor = await actorOf(await signInAtPortal("admin"));
  if (!actor.userId) throw new Error("Nobody signed in");
  await database().update(userRole).set({ staffRoles: roles }).where(eq(userRole.userId, actor.userId));
  return { ...actor, userId: actor.userId, staffRoles: roles };
}

const limitOf = async (userId: string) => {
  const [row] = await database().select().from(userRole).where(eq(userRole.userId, userId));
  return [row?.limitStates, row?.limitLanguages];
};
const newsOf = (userId: string) =>
  database().select().from(notification).where(eq(notification.userId, userId));

let first: Person;
let second: Person;
let clerk: Person;

beforeAll(async () => {
  for (const [kind, matter] of Object.entries(staffMatters)) secondLookMatters.register(kind, matter);
  first = await deskPerson("super_admin");
  second = await deskPerson("super_admin");
});

describe("a super admin limits somebody of the desk", () => {
  beforeEach(async () => {
    clerk = await deskPerson("verification", "support");
  });

  everyButton(staffPersonActions, {
    async limit(press) {
      const at = { userId: clerk.userId };
      await press(first, { states: ["telangana"], languages: ["te", "hi"], reason }, at);
      expect(await limitOf(clerk.userId)).toEqual([["telangana"], ["te", "hi"]]);
      const [entry] = await database()
        .select()
        .from(auditEntry)
        .where(and(eq(auditEntry.chain, `account:${clerk.userId}`), eq(auditEntry.event, "role.limited")));
      expect(entry).toMatchObject({
        actorId: first.userId,
        fromState: "The whole country",
        toState: "Telangana · Telugu, Hindi",
      });
      expect((await newsOf(clerk.userId))[0]?.message).toContain("You work for Telangana · Telugu, Hindi");
    },
  });

  test("more than before waits for a second super admin", async () => {
    await limitStaff(first, { userId: clerk.userId, states: ["telangana"], languages: [], reason });
    const more = { userId: clerk.userId, states: ["telangana", "bihar"], languages: [], reason };
    expect(await limitStaff(first, more)).toBe("asked");
    expect(await limitOf(clerk.userId)).toEqual([["telangana"], []]);
    const [look] = await database()
      .select()
      .from(secondLook)
      .where(eq(secondLook.subject, `account:${clerk.userId}`));
    clock.move(25 * 3600);
    expect(await problem(settleSecondLook(first, look?.id ?? "", "approve"))).not.toBe("done");
    await settleSecondLook(second, look?.id ?? "", "approve");
    expect(await limitOf(clerk.userId)).toEqual([["telangana", "bihar"], []]);
  });

  test("nobody but a super admin, and nobody themselves", async () => {
    const wish = { states: ["telangana"], languages: [], reason };
    const security = await deskPerson("security");
    expect(await problem(limitStaff(security, { userId: clerk.userId, ...wish }))).toBe("forbidden");
    expect(await problem(limitStaff(clerk, { userId: clerk.userId, ...wish }))).toBe("forbidden");
    expect(await problem(limitStaff(first, { userId: first.userId, ...wish }))).toBe("forbidden");
  });

  test("only verification and support can be limited; another role takes the limit away", async () => {
    const wish = { states: ["telangana"], languages: [], reason };
    for (const roles of [["finance"], ["support", "claims"], ["super_admin"]] as const) {
      const person = await deskPerson(...roles);
      expect(await problem(limitStaff(first, { userId: person.userId, ...wish }))).toBe("not_limitable");
    }
    await limitStaff(first, { userId: clerk.userId, ...wish });
    const as = { userId: clerk.userId, role: "admin" as const, askedBy: first.userId };
    await grantRole(second, { ...as, staffRoles: ["support"] });
    expect(await limitOf(clerk.userId)).toEqual([["telangana"], []]);
    await grantRole(second, { ...as, staffRoles: ["finance"] });
    expect(await limitOf(clerk.userId)).toEqual([[], []]);
  });

  test("the session knows it with the next request, and the page says it in words", async () => {
    const signedIn = await signInAtPortal("admin");
    const { userId } = await actorOf(signedIn);
    await database()
      .update(userRole)
      .set({ staffRoles: ["support"] })
      .where(eq(userRole.userId, userId ?? ""));
    await limitStaff(first, { userId: userId ?? "", states: ["telangana"], languages: [], reason });
    expect((await actorOf(signedIn)).limit).toEqual({ states: ["telangana"], languages: [] });
    const page = await getStaffPerson(first, userId ?? "");
    expect(page.sees).toBe("Telangana");
    expect(page).toMatchObject({ roles: ["Support"], isSuspended: false, hasSecondFactor: false });
    const { within, anywhere, closed } = page.rights;
    const wordsOf = (groups: typeof within) => groups.flatMap(({ does, sees }) => [...does, ...sees]);
    expect(wordsOf(within)).toContain("Find students");
    expect(wordsOf(anywhere)).toContain("Scholarships");
    expect(wordsOf(closed)).toContain("Find policies and claims");
    expect(wordsOf(within)).not.toContain("Find policies and claims");
    // By what it is about, in the menu's order; what is done apart from what is only seen.
    expect(within.map(({ area }) => area)).toEqual(
      rightAreas.filter((one) => within.some(({ area }) => area === one)),
    );
    const people = within.find(({ area }) => area === "People and partners");
    expect(people?.sees).toContain("Find students");
    expect(people?.does).not.toContain("Find students");
  });

  test("who is invited with a limit has it from the first day", async () => {
    const email = "limited@desk.example";
    const person = { name: "New Clerk", email, roles: ["support"] as const, reason };
    expect(await problem(askForStaff(first, { ...person, roles: ["finance"], states: ["telangana"] }))).toBe(
      "not_limitable",
    );
    const id = await askForStaff(first, { ...person, states: ["telangana"], languages: ["te"] });
    clock.move(25 * 3600);
    await settleSecondLook(second, id, "approve");
    const rows = await database().select().from(userRole).where(eq(userRole.role, "admin"));
    expect(rows.some((row) => row.limitLanguages[0] === "te" && row.limitStates[0] === "telangana")).toBe(
      true,
    );
  });
});

describe("what is told and held", () => {
  let home: Corner;
  let away: Corner;
  beforeAll(async () => {
    home = await makeCorner("Homely", "telangana", "South", "te");
    away = await makeCorner("Faraway", "bihar", "East", "hi");
  });

  test("what they had taken outside goes back, what lies within stays", async () => {
    clerk = await deskPerson("verification", "support");
    const held = { userId: clerk.userId, since: new Date() };
    await database()
      .insert(assignment)
      .values([
        { kind: "application", subjectId: home.applicationId, ...held },
        { kind: "application", subjectId: away.applicationId, ...held },
      ]);
    await database().update(enquiry).set({ assignedTo: clerk.userId });
    await limitStaff(first, { userId: clerk.userId, states: ["telangana"], languages: [], reason });
    const left = await database().select().from(assignment).where(eq(assignment.userId, clerk.userId));
    expect(left.map(({ subjectId }) => subjectId)).toEqual([home.applicationId]);
    const enquiries = await database().select().from(enquiry).where(eq(enquiry.assignedTo, clerk.userId));
    expect(enquiries.map(({ id }) => id)).toEqual([home.enquiryId]);
  });

  test("late work is counted for each within their limit", async () => {
    const limited = await deskPerson("verification");
    await limitStaff(first, { userId: limited.userId, states: ["telangana"], languages: [], reason });
    await escalateWork();
    const late = (await newsOf(limited.userId)).filter(({ title }) => title.endsWith(": late"));
    expect(late.map(({ message }) => message)).toContain("One waits longer than promised.");
    expect(late.some(({ message }) => message.startsWith("2 "))).toBe(false);
    const whole = (await newsOf(first.userId)).filter(({ title }) => title.startsWith("Applications"));
    expect(whole[0]?.message).toMatch(/^2 wait/);
  });
});
