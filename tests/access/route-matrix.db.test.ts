import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import type { Role } from "#app/core/portals/permissions.ts";
import type { StaffRole } from "#app/core/portals/staff-roles.ts";
import type { FeatureRoute } from "#app/core/requests/define-routes.ts";
import {
  actorContext,
  type Privacy,
  privacyContext,
  requestIdContext,
} from "#app/core/requests/request-context.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { userRole } from "#app/db/schema/users.ts";
import { guardAccess } from "#app/features/identity/server/sessions/guard-access.server.ts";
import { resolveActor } from "#app/features/identity/server/sessions/resolve-actor.server.ts";
import { portalOf } from "#app/features/identity/staff/portal-role.ts";
import { routeTable } from "#app/route-table.ts";
import { withProblems } from "#server/pages/with-problems.ts";
import {
  freshPhone,
  signInAtPortal,
  signInByPhone,
  useIdentityWorld,
} from "#tests/support/identity-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

useTestDatabase();
// One day for all of it: the sessions are made once.
useIdentityWorld({ hoursBetweenTests: 0 });

const guard = guardAccess(routeTable);
const callers = [
  "visitor",
  "student",
  "institute",
  "donor",
  "csr",
  "admin",
] as const satisfies readonly Role[];
type Caller = (typeof callers)[number];
const tokens: Partial<Record<Caller, string>> = {};

beforeAll(async () => {
  tokens.student = (await signInByPhone(freshPhone(), "student")).token;
  tokens.institute = (await signInByPhone(freshPhone(), "institute")).token;
  for (const role of ["donor", "csr", "admin"] as const) tokens[role] = (await signInAtPortal(role)).token;
});

/** A page as the server runs it, which says when it does. */
function pageBehindProblems(onRun: () => void) {
  const run = () => {
    onRun();
    return new Response("page");
  };
  const id = "features/x/pages/x-page";
  const build = { routes: { [id]: { id, path: "x", module: { loader: run, action: run } } } };
  const module = withProblems(build as unknown as ServerBuild).routes[id]?.module as unknown as Record<
    "loader" | "action",
    (args: { context: RouterContextProvider }) => Promise<Response>
  >;
  return (doing: "loader" | "action", args: { context: RouterContextProvider }) => module[doing](args);
}

type Outcome = { ran: boolean; status: number; location: string | null; isPrivate: boolean };

/** Asks for the address as the caller would, with a page behind the guard that says whether it ran. */
async function ask(caller: Caller, pattern: string, method = "GET"): Promise<Outcome> {
  const url = new URL(
    `http://127.0.0.1${pattern.replace(/:(\w+)/g, "0190a000-0000-7000-8000-00000000ffff")}`,
  );
  const token = tokens[caller];
  const request = new Request(url, {
    method,
    headers: token ? { cookie: `session=${token}` } : {},
    ...(method === "POST" && { body: new URLSearchParams({ field: "value" }) }),
  });
  const context = new RouterContextProvider();
  const privacy: Privacy = { isPrivate: false };
  context.set(privacyContext, privacy);
  context.set(actorContext, () => resolveActor(request));
  context.set(requestIdContext, "request-1");
  let ran = false;
  const page = pageBehindProblems(() => {
    ran = true;
  });
  const next = async () => {
    // The server's own line stands between the guard and the page (server/pages/with-problems.ts): what was refused
    // does not run. It throws what React Router makes the answer of.
    const shown = page(method === "GET" ? "loader" : "action", { context });
    return await shown.catch((thrown) => new Response(null, { status: thrown.init?.status ?? 500 }));
  };
  const answer = await Promise.resolve(guard({ request, context, pattern, url, params: {} }, next)).catch(
    (thrown) => thrown,
  );
  const response = answer as Response;
  return {
    ran,
    status: response.status,
    location: response.headers.get("Location"),
    isPrivate: privacy.isPrivate,
  };
}

const closed = routeTable.filter(
  (route): route is FeatureRoute & { access: readonly Role[] } => route.access !== "everyone",
);

describe("T12: every protected address, as every role and as nobody", () => {
  test("there is something to protect", () => {
    expect(closed.length).toBeGreaterThanOrEqual(10);
  });

  describe.each(closed)("$path", (route) => {
    test.each(callers)("%s", async (caller) => {
      for (const method of ["GET", "POST"]) {
        const { ran, status, location, isPrivate } = await ask(caller, route.path, method);
        expect(isPrivate).toBe(true);
        // What nobody of the desk sends anything to is closed to it, before the page says so itself.
        const isOnlyRead = caller === "admin" && method === "POST" && route.opens && !route.acts?.length;
        if (route.access.includes(caller) && !isOnlyRead) {
          expect({ ran, status }).toEqual({ ran: true, status: 200 });
        } else if (caller !== "visitor") {
          expect({ ran, status }).toEqual({ ran: false, status: 403 });
        } else if (route.signIn === "same-address" && route.path === `/${portalOf(route.path)}`) {
          // The portal's own address shows its sign-in screen; what it does with a visitor is tested with the portal.
          expect({ ran, status }).toEqual({ ran: true, status: 200 });
        } else {
          const door = route.signIn === "same-address" ? `/${portalOf(route.path)}` : "/login";
          expect({ ran, status }).toEqual({ ran: false, status: 302 });
          expect(location).toMatch(new RegExp(`^${door}\\?next=%2F`));
        }
      }
    });
  });

  // D20: written by hand, as a clerk would tell it.
  const clerks: [StaffRole, string, string, 200 | 403][] = [
    ["claims", "GET", "/admin/claim-management", 200],
    ["claims", "GET", "/admin/payouts", 403],
    ["claims", "POST", "/admin/payouts", 403],
    ["claims", "GET", "/admin/security-roles", 403],
    ["claims", "GET", "/admin/security-roles/second-person", 200],
    ["finance", "POST", "/admin/payouts", 200],
    ["finance", "GET", "/admin/applications", 403],
    ["support", "GET", "/admin/applications", 200],
    ["support", "POST", "/admin/applications", 403],
    ["verification", "POST", "/admin/applications/:number", 200],
    ["content", "POST", "/admin/scholarships/new", 200],
    ["content", "GET", "/admin/students/:studentId", 403],
    ["security", "POST", "/admin/security-roles/keys", 200],
    ["security", "GET", "/admin/books", 403],
    ["auditor", "GET", "/admin/books", 200],
    ["auditor", "GET", "/admin/security-roles/audit", 200],
    ["auditor", "POST", "/admin/payouts", 403],
    ["auditor", "POST", "/admin/claim-management/:claimId", 403],
    ["auditor", "POST", "/admin/security-roles", 403],
  ];
  test.each(clerks)("D20: %s, %s %s: %i", async (role, method, path, status) => {
    await database()
      .update(userRole)
      .set({ staffRoles: [role] })
      .where(eq(userRole.role, "admin"));
    const answer = await ask("admin", path, method);
    await database()
      .update(userRole)
      .set({ staffRoles: ["super_admin"] })
      .where(eq(userRole.role, "admin"));
    expect({ ran: answer.ran, status: answer.status }).toEqual({ ran: status === 200, status });
  });

  test("what the table does not know is closed to everyone, whatever the address looks like", async () => {
    for (const caller of callers) {
      const { ran, status } = await ask(caller, "/not/in/the/table");
      expect({ caller, ran, status }).toEqual({ caller, ran: false, status: 403 });
    }
  });

  test("an open address does not even ask who it is", async () => {
    const open = routeTable.filter(({ access }) => access === "everyone");
    for (const { path } of open) {
      const { ran, isPrivate } = await ask("student", path);
      expect({ path, ran, isPrivate }).toEqual({ path, ran: true, isPrivate: false });
    }
  });

  test("an ended session is a visitor's", async () => {
    tokens.student = "ended";
    const { status, location } = await ask("student", "/student/dashboard");
    expect({ status, location }).toEqual({ status: 302, location: "/login?next=%2Fstudent%2Fdashboard" });
  });

  test("every refusal is in the audit", async () => {
    await ask("donor", "/admin");
    const entries = await database().select().from(auditEntry);
    expect(
      entries.some(({ event, details }) => event === "access.refused" && details.page === "/admin"),
    ).toBe(true);
  });
});

test("T12: every page behind a sign-in has a loader, so that opening it always asks the server", () => {
  const without = closed
    .map(({ file }) => `app/${file}`)
    .filter((file) => !/export (async )?(function|const) loader\b/.test(readFileSync(file, "utf8")));
  expect(without).toEqual([]);
});

test("only /admin, /donor and /csr let a visitor through to their own sign-in screen", () => {
  const doors = closed.filter(
    ({ path, signIn }) => signIn === "same-address" && path === `/${portalOf(path)}`,
  );
  expect(doors.map(({ path }) => path).sort()).toEqual(["/admin", "/csr", "/donor"]);
  for (const { file } of doors) {
    const page = readFileSync(`app/${file}`, "utf8");
    expect(page, file).toMatch(/await openPortal\(/);
    expect(page, file).toMatch(/await enterPortal\(/);
  }
});
