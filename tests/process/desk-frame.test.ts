import { afterAll, beforeAll, expect, test } from "vitest";
import { deskRooms } from "#app/core/portals/desk-rooms.ts";
import { demoInstitute, demoPortals, demoStudent } from "#app/features/identity/demo/demo-people.ts";
import { routeTable } from "#app/route-table.ts";
import type { HttpVisitor } from "#tests/support/http-visitor.ts";
import { linksIn, routeOf } from "#tests/support/sweep/crawl.ts";
import { atPortal, byPhone } from "#tests/support/sweep/two-of-each.ts";
import { type RunningServer, startServer } from "../journeys/support/server.ts";

// D33, L37: nobody who works here is shown the public site's menu and footer around a page of their work.
let site: RunningServer;

beforeAll(async () => {
  site = await startServer();
});
afterAll(() => site?.stop());

const names = {
  institute: demoInstitute.name,
  donor: "Donor desk",
  csr: "CSR desk",
  admin: "Admin desk",
} as const;
type Worker = keyof typeof names;

const signIn = (who: Worker): Promise<HttpVisitor> =>
  who === "institute"
    ? byPhone(site.url, demoInstitute.phone, "institute")
    : atPortal(site.url, who, demoPortals[who]);

/** Which frames a page wears. */
function framesOf(html: string): string[] {
  const room = /<p class="deskhead__room">([^<]+)</.exec(html)?.[1];
  return [
    ...(room ? [room] : []),
    ...(html.includes('class="deskfoot"') ? ["slim foot"] : []),
    ...(/<div class="top[ "]/.test(html) ? ["public head"] : []),
    ...(/<footer class="foot"/.test(html) ? ["public foot"] : []),
  ];
}

const pagesFor = (who: Worker) =>
  routeTable.filter(
    ({ access, layout }) => access !== "everyone" && layout !== "bare" && access.includes(who),
  );

test.each(Object.keys(names) as Worker[])(
  "every page behind %s's sign-in stands in their own desk's frame",
  async (who) => {
    const worker = await signIn(who);
    const tabs = who === "admin" ? [] : deskRooms[who].tabs.map(({ href }) => href);
    const waiting = [
      ...pagesFor(who)
        .map(({ path }) => path)
        .filter((path) => !path.includes(":")),
      ...tabs,
    ];
    // Of pages that show one row, the first that one of the others links to.
    const rows = new Map<string, string>();
    const wrong: Record<string, string[]> = {};
    const look = async (address: string) => {
      const reply = await worker.get(address);
      const html = await reply.text();
      if (reply.status !== 200) return;
      const frames = framesOf(html);
      if (frames.join() !== `${names[who]},slim foot`) wrong[address] = frames;
      for (const link of linksIn(html)) {
        const route = routeOf(link.pathname);
        if (!route?.path.includes(":") || route.layout === "bare" || !route.access.includes(who)) continue;
        if (!rows.has(route.path)) rows.set(route.path, link.pathname + link.search);
      }
    };
    for (const address of waiting) await look(address);
    for (const address of rows.values()) await look(address);
    expect(wrong).toEqual({});
    expect(waiting.length + rows.size).toBeGreaterThan(8);
  },
);

test("who is signed in stands in the head by their own name, with what they work as", async () => {
  const html = await (await (await signIn("institute")).get("/settings/list-mails")).text();
  expect(html).toMatch(/aria-label="Your account: Dr Padma Vutukuri, Owner"/);
});

test("a page that is refused stands there too", async () => {
  const worker = await signIn("admin");
  const reply = await worker.get("/institute/dashboard");
  expect(reply.status).toBe(403);
  expect(framesOf(await reply.text())).toEqual(["Admin desk", "slim foot"]);
});

test("a student sees her own frame on the pages that everybody has", async () => {
  const student = await byPhone(site.url, demoStudent.phone, "student");
  for (const path of ["/settings/security", "/settings/privacy"]) {
    expect(framesOf(await (await student.get(path)).text()), path).toEqual(["public head", "public foot"]);
  }
});
