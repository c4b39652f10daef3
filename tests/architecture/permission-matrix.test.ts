import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { type Actor, type Permissions, type Role, roles } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { listFiles, root } from "../../scripts/docs/load-modules.ts";

type AnyPermissions = Permissions<Record<string, never>>;

async function listMatrices(): Promise<AnyPermissions[]> {
  const modules = await Promise.all(
    listFiles("app/{features,portals}/*/*-permissions.ts").map(
      (file) => import(pathToFileURL(join(root, file)).href),
    ),
  );
  return modules
    .flatMap((module) => Object.values(module as Record<string, unknown>))
    .filter(
      (value): value is AnyPermissions => typeof (value as AnyPermissions | null)?.matrix === "function",
    );
}

const id = (digits: number) => `0190a000-0000-7000-8000-${String(digits).padStart(12, "0")}`;

function actorIn(role: Role): Actor {
  if (role === "visitor" || role === "system") return { role, userId: null, language: "en" };
  return {
    role,
    userId: id(1),
    sessionId: id(2),
    studentId: role === "student" ? id(3) : undefined,
    instituteId: role === "institute" ? id(4) : undefined,
    organisationId: role === "donor" || role === "csr" ? id(5) : undefined,
    teamRole: role === "donor" || role === "csr" ? "owner" : undefined,
    staffRoles: role === "admin" ? ["super_admin"] : undefined,
    memberRole: role === "institute" ? "owner" : undefined,
    name: "Somebody",
    language: "en",
  };
}

/** An object of somebody else, whatever the rule looks at: every property is a name nobody bears. */
function alien(path = "alien"): unknown {
  return new Proxy(
    {},
    {
      get: (_target, name) => {
        if (name === Symbol.toPrimitive || name === "toString") return () => path;
        if (typeof name === "symbol") return undefined;
        return alien(`${path}.${name}`);
      },
    },
  );
}

const matrices = await listMatrices();

describe.each(matrices.map((permissions) => ({ name: permissions.name, permissions })))(
  "T12: $name",
  ({ permissions }) => {
    const rows = permissions.matrix();

    test("has a row for every action and role", () => {
      expect(rows).toHaveLength(permissions.actions.length * roles.length);
    });

    test.each(rows)("$role, $action: $allowed", ({ action, role, allowed, scope }) => {
      const actor = actorIn(role);
      const can = permissions.can as (actor: Actor, action: string, object?: unknown) => boolean;
      const assertCan = permissions.assertCan as (actor: Actor, action: string, object?: unknown) => void;
      if (allowed === "yes") {
        expect(can(actor, action)).toBe(true);
        return;
      }
      // Without an object there is no right, and nothing that is somebody else's gives one (T13).
      const isForOthers = /else|other/.test(scope ?? "");
      for (const object of isForOthers ? [undefined, null] : [undefined, null, alien()]) {
        expect(can(actor, action, object)).toBe(false);
        const refusal = (() => {
          try {
            assertCan(actor, action, object);
          } catch (error) {
            return error;
          }
        })();
        expect(isProblem(refusal) && [401, 403, 404].includes(refusal.status)).toBe(true);
      }
      if (allowed === "own") expect(scope).toBeTruthy();
    });
  },
);

test("T12: nothing is allowed to everybody by mistake: a visitor's rights are few and named", () => {
  const open = matrices.flatMap((permissions) =>
    permissions.matrix().filter(({ role, allowed }) => role === "visitor" && allowed !== "no"),
  );
  const actions = matrices.flatMap(({ actions }) => actions);
  expect(open.length).toBeLessThan(actions.length / 2);
});
