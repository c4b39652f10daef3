import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ProblemError } from "../requests/errors.ts";
import {
  type Actor,
  definePermissions,
  readers,
  roles,
  scope,
  staff,
  systemActor,
  visitor,
} from "./permissions.ts";
import type { StaffRole } from "./staff-roles.ts";

const applications = definePermissions("application", {
  "application.list": { student: true, admin: staff([]) },
  "application.submit": {
    student: scope("their own", (actor, app: { studentId: string }) => app.studentId === actor.studentId),
    admin: staff([]),
  },
  "application.read": {
    hide: true,
    student: scope("their own", (actor, app: { studentId: string }) => app.studentId === actor.studentId),
    institute: scope("to it", (actor, app: { instituteId: string }) => app.instituteId === actor.instituteId),
  },
});

const asha: Actor = { role: "student", userId: "u1", studentId: "s1", language: "te" };
const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: "u9", language: "en" };
const college: Actor = { role: "institute", userId: "u2", instituteId: "i1", language: "en" };

function statusOf(run: () => void): number {
  try {
    run();
    return 200;
  } catch (error) {
    return error instanceof ProblemError ? error.status : 500;
  }
}

describe("T12: permissions", () => {
  it("grants what the table says, to its own only where the rule is scoped", () => {
    expect(applications.can(asha, "application.list")).toBe(true);
    expect(applications.can(asha, "application.submit", { studentId: "s1" })).toBe(true);
    expect(applications.can(asha, "application.submit", { studentId: "s2" })).toBe(false);
    expect(applications.can(admin, "application.submit", { studentId: "s2" })).toBe(true);
    expect(applications.can(college, "application.read", { studentId: "s1", instituteId: "i1" })).toBe(true);
    expect(applications.can(college, "application.read", { studentId: "s1", instituteId: "i2" })).toBe(false);
  });

  it("lets who helps her do what says so, and nothing else of hers", () => {
    const helped = definePermissions("paper", {
      "paper.read": { student: true, helper: true },
      "paper.remove": { student: true },
    });
    const helper: Actor = { ...asha, helper: { id: "h1", name: "Her cousin" } };
    expect([helped.can(asha, "paper.read"), helped.can(asha, "paper.remove")]).toEqual([true, true]);
    expect([helped.can(helper, "paper.read"), helped.can(helper, "paper.remove")]).toEqual([true, false]);
    expect(helped.canEver(helper, "paper.remove")).toBe(false);
    expect(statusOf(() => helped.assertCan(helper, "paper.remove"))).toBe(403);
  });

  it("denies by default: every other role, the system included, and any unknown action", () => {
    for (const role of roles) {
      if (role === "student" || role === "admin") continue;
      expect(applications.can({ ...visitor, role }, "application.list"), role).toBe(false);
    }
    expect(applications.can(systemActor, "application.submit", { studentId: "s1" })).toBe(false);
    fc.assert(
      fc.property(fc.string(), (action) => {
        fc.pre(!applications.actions.includes(action as never));
        expect(applications.can(admin, action as "application.list")).toBe(false);
      }),
    );
    for (const action of ["constructor", "__proto__", "toString"]) {
      expect(applications.can(admin, action as "application.list")).toBe(false);
    }
    expect(applications.can({ ...admin, role: "hide" as "admin" }, "application.list")).toBe(false);
  });

  it("a role named like the hide flag gains nothing by it", () => {
    const actor = { ...admin, role: "hide" as "admin" };
    const app = { studentId: "s1", instituteId: "i1" };
    expect(applications.can(actor, "application.read", app)).toBe(false);
  });

  it("a scoped right without its object is no right", () => {
    const can = applications.can as (actor: Actor, action: string, object?: unknown) => boolean;
    expect(can(asha, "application.submit")).toBe(false);
    expect(can(asha, "application.submit", null)).toBe(false);
  });

  it("a rule must say true: a value that is only truthy does not open", () => {
    const odd = definePermissions("x", {
      "x.do": { student: scope("odd", (_actor, _object: object) => "yes" as unknown as boolean) },
    });
    expect(odd.can(asha, "x.do", {})).toBe(false);
  });

  it("assertCan: sign in, not allowed, or not found where it is hidden", () => {
    expect(statusOf(() => applications.assertCan(asha, "application.list"))).toBe(200);
    expect(statusOf(() => applications.assertCan(visitor, "application.list"))).toBe(401);
    expect(statusOf(() => applications.assertCan(college, "application.list"))).toBe(403);
    const app = { studentId: "s2", instituteId: "i2" };
    expect(statusOf(() => applications.assertCan(asha, "application.read", app))).toBe(404);
    expect(statusOf(() => applications.assertCan(visitor, "application.read", app))).toBe(404);
  });

  it("D20: a right of the desk is its roles’; no role, no right; the auditor only reads", () => {
    const books = definePermissions("book", {
      "book.see": { admin: readers(["finance"]) },
      "book.write": { admin: staff(["finance"]) },
      "book.lend": {
        admin: staff(
          ["claims"],
          scope("theirs", (actor, book: { by: string }) => book.by === actor.userId),
        ),
      },
    });
    const as = (...staffRoles: StaffRole[]): Actor => ({
      role: "admin",
      userId: "u9",
      staffRoles,
      language: "en",
    });
    expect(books.can(as("finance"), "book.write")).toBe(true);
    expect(books.can(as("claims"), "book.see")).toBe(false);
    expect(books.can(as("auditor"), "book.see")).toBe(true);
    expect(books.can(as("auditor"), "book.write")).toBe(false);
    expect(books.can(as("support", "finance"), "book.see")).toBe(true);
    expect(books.can(as("claims"), "book.lend", { by: "u9" })).toBe(true);
    expect(books.can(as("claims"), "book.lend", { by: "u1" })).toBe(false);
    expect(books.can(as("finance"), "book.lend", { by: "u9" })).toBe(false);
    for (const action of books.actions) {
      expect(books.canEver(as(), action)).toBe(false);
      expect(books.canEver({ role: "admin", userId: "u9", language: "en" }, action)).toBe(false);
      expect(books.right(action).heldBy(as("super_admin"))).toBe(true);
    }
  });

  it("canEver is for menus: the role, not the object", () => {
    expect(applications.canEver(college, "application.read")).toBe(true);
    expect(applications.canEver(college, "application.list")).toBe(false);
  });

  it("gives its matrix: every role for every action", () => {
    const rows = applications.matrix();
    expect(rows).toHaveLength(3 * roles.length);
    expect(rows).toContainEqual({
      action: "application.read",
      role: "institute",
      allowed: "own",
      scope: "to it",
    });
    expect(rows).toContainEqual({ action: "application.submit", role: "admin", allowed: "yes", scope: null });
    expect(rows).toContainEqual({ action: "application.list", role: "system", allowed: "no", scope: null });
  });

  it("the matrix and can agree for every role and action", () => {
    const own = { studentId: "s1", instituteId: "i1" };
    for (const row of applications.matrix()) {
      const actor: Actor = {
        role: row.role,
        userId: "u",
        studentId: "s1",
        instituteId: "i1",
        staffRoles: ["super_admin"],
        language: "en",
      };
      const can = applications.can as (actor: Actor, action: string, object?: unknown) => boolean;
      expect(can(actor, row.action, own)).toBe(row.allowed !== "no");
    }
  });

  it("refuses an action of another name, and types the object", () => {
    // @ts-expect-error: "other.do" is no action of "x"
    expect(() => definePermissions("x", { "other.do": { admin: true } })).toThrow("no action");
    // @ts-expect-error: the object is missing
    expect(applications.can(asha, "application.submit")).toBe(false);
    // @ts-expect-error: an object of the wrong shape
    expect(applications.can(asha, "application.submit", { id: "1" })).toBe(false);
    // @ts-expect-error: no such action
    expect(applications.can(asha, "application.delete")).toBe(false);
  });
});
