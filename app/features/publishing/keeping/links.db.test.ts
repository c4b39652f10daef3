import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpPageReader } from "#app/adapters/pages/http-page-reader.server.ts";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor, visitor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { checkLinks } from "#app/features/scholarships/keeping/check-links.server.ts";
import { findLink } from "#app/features/scholarships/keeping/find-link.server.ts";
import { linkList } from "#app/features/scholarships/keeping/link-list.ts";
import { listLinks } from "#app/features/scholarships/keeping/list-links.server.ts";
import { importScholarships } from "#app/features/scholarships/server/catalogue/import-scholarships.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { linkActions } from "./link-actions.server.ts";

useTestDatabase();
const admin: Actor = { role: "admin", staffRoles: ["content"], userId: newId(), language: "en" };
const pages: Record<string, string> = { "/a": "<p>₹20,000</p><p>Apply by post</p>", "/b": "<p>Here</p>" };
let site: Server;
let isAway = false;

/** A site on this machine; its addresses are written by name, since a record has no bare numbers. */
beforeAll(async () => {
  setClock(new Date("2026-06-15T10:00:00+05:30"));
  site = createServer((request, response) => {
    const page = pages[request.url ?? ""];
    if (isAway) response.writeHead(503).end();
    else response.writeHead(page ? 200 : 404, { "content-type": "text/html; charset=utf-8" }).end(page);
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  const { port } = site.address() as AddressInfo;
  const records = ["a", "b"].map((name) => ({
    slug: `setu-${name}`,
    title: `Setu ${name}`,
    provider: "Setu Trust",
    providerType: "private",
    category: "merit",
    amountText: "₹20,000",
    description: "For students who do well.",
    criteria: {},
    applicationProcess: "By marks.",
    checkedOn: "2026-06-01",
  }));
  const file = { records: records.map((value, at) => ({ row: at + 1, value })), problems: [] };
  expect(await importScholarships(systemActor, file, { source: "test" })).toMatchObject({ bad: [] });
  for (const name of ["a", "b"])
    await database()
      .update(scholarship)
      .set({ website: `http://127.0.0.1:${port}/${name}` })
      .where(eq(scholarship.slug, `setu-${name}`));
});
afterAll(() => {
  useRealClock();
  site.closeAllConnections();
  site.close();
});

const reader = createHttpPageReader({ mayAsk: () => true });
const listed = async (search = "") =>
  (await listLinks(admin, linkList.read(`http://x${linkList.path}?${search}`))).rows;
const stateOf = async (title: string) => (await listed()).find((row) => row.title === title)?.state;

async function weekLater(week: number): Promise<number> {
  setClock(new Date(Date.UTC(2026, 5, 15 + 7 * week, 5)));
  return checkLinks({ reader });
}

describe("a site on this machine", () => {
  test("the first look learns it, the same week asks nothing, looks and blanks are no change", async () => {
    expect(await checkLinks({ reader })).toBe(2);
    expect(await checkLinks({ reader })).toBe(0);
    pages["/a"] = `<script>${newId()}</script><p class="new">₹20,000</p>  <p>Apply   by post</p>`;
    expect(await weekLater(1)).toBe(2);
    expect(await stateOf("Setu a")).toBe("same");
  });

  test("other words are a change, with what went and came, until somebody looked; a page that went is gone", async () => {
    pages["/a"] = "<p>₹25,000</p><p>Apply by post</p>";
    delete pages["/b"];
    await weekLater(2);
    pages["/a"] = "<p>₹30,000</p><p>Apply by post</p>";
    await weekLater(3);
    // Held against what somebody last saw, not against last week.
    expect(await listed("state=changed")).toMatchObject([
      { title: "Setu a", gone: ["₹20,000"], come: ["₹30,000"] },
    ]);
    expect(await listed("state=gone")).toMatchObject([{ title: "Setu b", answer: "404" }]);
    // The record's own page says the same; another address begins anew.
    const [row] = await listed("state=changed");
    expect(await findLink(admin, row?.scholarshipId ?? "")).toEqual(row);
    await expect(findLink(visitor, row?.scholarshipId ?? "")).rejects.toMatchObject({ status: 401 });
  });

  everyButton(linkActions, {
    seen: async (press) => {
      const [row] = await listed("state=changed");
      await press(admin, { linkId: row?.id ?? "" });
      expect(await stateOf("Setu a")).toBe("same");
      const noted = await database()
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.event, "scholarship.website_seen"));
      expect(noted).toHaveLength(1);
      expect(await press(visitor, { linkId: row?.id ?? "" }).catch((error) => error)).toMatchObject({
        status: expect.toSatisfy((status: number) => [401, 403, 404].includes(status)),
      });
    },
    seen_many: async (press) => {
      const rows = await listed("");
      const ids = rows.map(({ id }) => id);
      await expect(press(admin, { ids })).resolves.toMatchObject({
        answer: { shown: { asks: { rows: rows.map(({ id, title }) => ({ id, name: title })) } } },
      });
      await expect(press(admin, { ids: [...ids, newId()], sure: "yes" })).resolves.toMatchObject({
        answer: { shown: { did: { refused: [{ why: "We could not find this website." }] } } },
      });
      const claims = { ...admin, staffRoles: ["claims" as const] };
      await expect(press(claims, { ids, sure: "yes" })).resolves.toMatchObject({ status: 403 });
    },
  });

  test("one week without an answer is nothing to act on, three are", async () => {
    isAway = true;
    await weekLater(4);
    expect(await stateOf("Setu a")).toBe("away");
    await weekLater(5);
    await weekLater(6);
    expect(await stateOf("Setu a")).toBe("gone");
    isAway = false;
    pages["/b"] = "<p>Here</p>";
    await weekLater(7);
    expect([await stateOf("Setu a"), await stateOf("Setu b")]).toEqual(["same", "same"]);
  });

  test("T12: nobody but the desk reads the list", async () => {
    await expect(listLinks(visitor, linkList.read("http://x/"))).rejects.toMatchObject({
      status: expect.toSatisfy((status: number) => [401, 403].includes(status)),
    });
  });
});
