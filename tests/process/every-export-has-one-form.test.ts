import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Role } from "#app/core/portals/permissions.ts";
import { sectionExports } from "#app/features/insurance/server/lists/section-export-rows.server.ts";
import { routeTable } from "#app/route-table.ts";
import { HttpVisitor } from "#tests/support/http-visitor.ts";
import { linksIn, routeOf } from "#tests/support/sweep/crawl.ts";
import { csvFaults } from "#tests/support/sweep/csv-faults.ts";
import { csvRoutes } from "#tests/support/sweep/csv-routes.ts";
import { type RunningServer, startServer } from "../journeys/support/server.ts";
import { demoSignIns } from "../journeys/support/sign-in.ts";

// D13: whatever leaves as a file of lines, asked for in the demo's world by whoever may. The routes are found by what
// they import, the lists behind one route by their own tables: a new export is looked at without a line here.
let site: RunningServer;
const people = ["student", "institute", "admin", "donor", "csr"] as const satisfies readonly Role[];
const visitors = new Map<string, HttpVisitor>();
const files = new Map<string, { route: string; text: string; name: string }>();

/** One route, many lists: each is opened. */
const every: Readonly<Record<string, readonly string[]>> = {
  section: Object.keys(sectionExports),
};
/** Nothing of it is in the demo's world: its head is looked at, and its lines in the tests of its own room. */
const empty = [
  "admin /admin/scholarships/links/export",
  "admin /admin/payouts/accounts/export",
  "admin /admin/payouts/deposits/export",
  "admin /admin/security-roles/privacy/export",
  "admin /admin/assisted/export",
  "admin /admin/escalations/export",
  "admin /admin/books/bank/lines/export",
  "admin /admin/joining/export",
  "admin /admin/recovery/export",
  "admin /admin/deleted/export",
  "csr /csr/funding/export",
  "csr /csr/approvals/export",
  "donor /donor/approvals/export",
  "institute /institute/lost-phones/export",
];

beforeAll(async () => {
  site = await startServer();
  for (const role of ["student", "institute"] as const) {
    const visitor = new HttpVisitor(site.url);
    const sent = await visitor.post("/login", { intent: "send", phone: demoSignIns[role], type: role });
    const asked = await visitor.get(sent.headers.get("location") ?? expect.fail());
    const state = (await asked.text()).match(/name="state" value="([^"]+)"/)?.[1] ?? "";
    expect((await visitor.post("/login", { intent: "verify", otp: "123456", state })).status).toBe(302);
    visitors.set(role, visitor);
  }
  for (const role of ["admin", "donor", "csr"] as const) {
    const visitor = new HttpVisitor(site.url);
    expect((await visitor.post(`/${role}`, demoSignIns[role])).status, role).toBe(302);
    visitors.set(role, visitor);
  }
  await importRoll();
  for (const role of people) await takeAll(role);
});
afterAll(() => site.stop());

/** With the mark at its beginning, which text() would swallow. */
const wholeText = (bytes: ArrayBuffer) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

const isCsv = (path: string) => csvRoutes.some((route) => route.path === path);

/** A roll with a line that is wrong: its report is a file. */
async function importRoll(): Promise<void> {
  const form = new FormData();
  const lines = [
    "Admission number,Name,Date of birth,Gender,Class or course,Year,Phone",
    "J-2,Nobody,31/02/2007,F,B.Tech,1st year,",
  ];
  form.set("file", new File([lines.join("\n")], "roll.csv", { type: "text/csv" }));
  const reply = await (visitors.get("institute") ?? expect.fail()).post("/institute/students/import", form);
  expect(reply.status).toBe(302);
}

/** The files that need no row, and those that a page links to, or a row of it. */
async function takeAll(role: (typeof people)[number]): Promise<void> {
  const visitor = visitors.get(role) ?? expect.fail();
  const own = csvRoutes.filter(({ access }) => access === "everyone" || access.includes(role));
  const wanted = own.flatMap(({ path }) => addressesOf(path));
  for (const path of own.map((route) => route.path).filter((one) => /:(?!list|section)/.test(one))) {
    const above = path.slice(0, path.indexOf("/:"));
    const rows = [...new Set((await linksOf(visitor, above)).map(({ pathname }) => pathname))];
    const pattern = path.slice(0, path.lastIndexOf("/"));
    for (const row of rows.filter((one) => routeOf(one)?.path === path)) wanted.push(row);
    for (const row of rows.filter((one) => routeOf(one)?.path === pattern).slice(0, 3)) {
      for (const { pathname } of await linksOf(visitor, row))
        if (routeOf(pathname)?.path === path) wanted.push(pathname);
    }
  }
  for (const address of new Set(wanted)) {
    const reply = await visitor.get(address);
    const route = routeOf(new URL(address, site.url).pathname)?.path ?? "";
    expect([reply.status, reply.headers.get("content-type")], `${role} ${address}`).toEqual([
      200,
      "text/csv; charset=utf-8",
    ]);
    const name = reply.headers.get("content-disposition") ?? "";
    files.set(`${role} ${address}`, { route, name, text: wholeText(await reply.arrayBuffer()) });
  }
}

function addressesOf(path: string): string[] {
  const [, name] = /:(\w+)/.exec(path) ?? [];
  if (!name) return [path];
  return (every[name] ?? []).map((value) => path.replace(`:${name}`, value));
}

async function linksOf(visitor: HttpVisitor, address: string): Promise<URL[]> {
  const reply = await visitor.get(address);
  return linksIn(await reply.text());
}

describe("D13: every export", () => {
  test("is taken", () => {
    expect(csvRoutes.length).toBeGreaterThan(30);
    const taken = new Set([...files.values()].map(({ route }) => route));
    expect(csvRoutes.map(({ path }) => path).filter((path) => !taken.has(path))).toEqual([]);
    // Nothing else answers with lines than what goes through the one writer.
    const others = routeTable
      .filter(({ path }) => /\.csv$/.test(path) && !isCsv(path))
      .map(({ path }) => path);
    // They only lead to where the files are now (desk-files.db.test.ts).
    expect(others.sort()).toEqual([
      "/admin/export/:list/file.csv",
      "/admin/fraud-alerts.csv",
      "/admin/security-roles/audit.csv",
      "/csr/programs.csv",
      "/csr/spending.csv",
    ]);
  });

  test("has one form: money as numbers that say INR, days in ISO, words as on the pages", () => {
    const faults = [...files].flatMap(([address, { text }]) =>
      csvFaults(text).map((fault) => `${address}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test("has a name that says what it is, and lines", () => {
    for (const [address, { name }] of files)
      expect(name, address).toMatch(/^attachment; filename="[\w.-]+\.csv"$/);
    const without = [...files]
      .filter(([, { text }]) => text.trim().split("\r\n").length < 2)
      .map(([address]) => address);
    expect(without.sort()).toEqual([...empty].sort());
  });
});
