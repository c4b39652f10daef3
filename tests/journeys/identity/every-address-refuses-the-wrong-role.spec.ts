import type { APIRequestContext } from "@playwright/test";
import type { Role } from "#app/core/portals/permissions.ts";
import { routeTable } from "#app/route-table.ts";
import { freshPhone, type Portal, signInAtPortal, signInByPhone } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

// Some hundred requests each.
test.setTimeout(240_000);

const closed = routeTable.filter(({ access }) => access !== "everyone");
const somewhere = (path: string) => path.replace(/:\w+/g, "0190a000-0000-7000-8000-00000000ffff");
const doors = ["/admin", "/donor", "/csr"];

async function statusOf(
  request: APIRequestContext,
  site: string,
  path: string,
  method: "GET" | "POST",
  data: boolean,
) {
  const address = data ? `${somewhere(path)}.data` : somewhere(path);
  const reply = await request.fetch(address, {
    method,
    maxRedirects: 0,
    headers: { origin: site, "sec-fetch-site": "same-origin" },
    ...(method === "POST" && { form: { field: "value" } }),
  });
  return { status: reply.status(), text: await reply.text() };
}

test("T12, T13: every protected address of the built site, replayed as nobody", async ({ request, site }) => {
  for (const { path } of closed) {
    for (const method of ["GET", "POST"] as const) {
      const { status } = await statusOf(request, site, path, method, false);
      // A portal's own address shows its login screen; a post there is a sign-in that failed.
      if (doors.includes(path)) expect(status, `${method} ${path}`).toBe(method === "GET" ? 200 : 422);
      else expect(status, `${method} ${path}`).toBe(302);
    }
  }
});

for (const role of ["student", "institute", "donor", "csr", "admin"] as const satisfies readonly Role[]) {
  test(`T12, T13: every protected address of the built site, replayed as ${role}`, async ({ page, site }) => {
    if (role === "student" || role === "institute") await signInByPhone(page, freshPhone(), role);
    else await signInAtPortal(page, role satisfies Portal);
    const strangers = closed.filter(({ access }) => access !== "everyone" && !access.includes(role));
    expect(strangers.length).toBeGreaterThan(3);
    for (const { path } of strangers) {
      for (const method of ["GET", "POST"] as const) {
        for (const data of [false, true]) {
          const { status, text } = await statusOf(page.request, site, path, method, data);
          expect(status, `${method} ${path}${data ? ".data" : ""}`).toBe(403);
          expect(text).toContain("This page needs another sign-in");
        }
      }
    }
    // What the role may open never ends in a 5xx, whatever id stands in the address.
    for (const { path } of closed.filter(({ access }) => access !== "everyone" && access.includes(role))) {
      const { status } = await statusOf(page.request, site, path, "GET", false);
      expect(status, path).toBeLessThan(500);
    }
  });
}
