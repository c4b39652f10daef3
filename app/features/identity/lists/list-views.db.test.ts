import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { deskLists, usualAddress } from "#app/core/desk-lists.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { listChoice, listView } from "#app/db/schema/list-views.ts";
import { everyButton, pressOf } from "#tests/support/every-button.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { identityOwnData } from "../server/own-data/identity-own-data.server.ts";
import { keepListView } from "./keep-list-view.server.ts";
import { listViewActions } from "./list-view-actions.server.ts";
import { readKeptViews } from "./read-kept-views.server.ts";

useTestDatabase();

type Person = Actor & { userId: string };
const claims = "/admin/claim-management";
let asha: Person;
let ravi: Person;
let giver: Person;

beforeAll(async () => {
  asha = await makePortalPerson("admin", "Asha of the desk");
  ravi = await makePortalPerson("admin", "Ravi of the desk");
  giver = await makePortalPerson("donor", "A giver");
});

const viewsOf = async (who: Person) => (await readKeptViews(who)).views;
const named = async (who: Person, name: string) => (await viewsOf(who)).find((view) => view.name === name);
const usual = async (who: Person) => {
  const list = deskLists.find(({ address }) => address === claims);
  return list ? usualAddress(list, await readKeptViews(who)) : null;
};
const input = (name: string, more: object = {}) => ({
  ...{ list: claims, name, query: "status=processing&sort=amount_down&rows=50&hide=type" },
  ...{ share: false, first: false },
  ...more,
});

describe("the buttons of the views", () => {
  everyButton(listViewActions, {
    async keep(press) {
      const fields = {
        list: claims,
        name: "To decide",
        query: "q=Kumar&status=processing&cursor=x&beside=y&rows=50",
      };
      const pressed = await press(asha, fields);
      const view = await named(asha, "To decide");
      // The words of a search may name a person: they are not kept.
      expect(view).toMatchObject({ query: "rows=50&status=processing", isOwn: true, isShared: false });
      expect(pressed).toEqual({
        to: `${claims}?rows=50&status=processing&view=${view?.id}&kept=view`,
      });
      // The same name again is the same view.
      await press(asha, { ...fields, query: "status=approved" });
      expect((await viewsOf(asha)).filter(({ name }) => name === "To decide")).toMatchObject([
        { id: view?.id, query: "status=approved" },
      ]);
      await expect(press(asha, { ...fields, name: " " })).resolves.toMatchObject({ status: 422 });
      await expect(press(asha, { ...fields, list: "/admin/nowhere" })).resolves.toMatchObject({
        status: 422,
      });
      // What is one's own is nobody else's.
      expect(await named(ravi, "To decide")).toBeUndefined();
    },
    async change(press) {
      const { id } = await keepListView(asha, input("Large ones"));
      await expect(press(ravi, { viewId: id, name: "Mine now" })).rejects.toMatchObject({ status: 404 });
      await press(asha, { viewId: id, name: "Large claims", share: "on" });
      expect(await named(ravi, "Large claims")).toMatchObject({ isShared: true, isOwn: false });
      expect(await named(giver, "Large claims")).toBeUndefined();
      await expect(press(asha, { viewId: id, name: "To decide", share: "on" })).resolves.toMatchObject({
        status: 422,
        answer: { errors: { name: ["There is a view of this name already."] } },
      });
      // Shared by another: seen, not changed, unless one leads the desk.
      const worker: Person = { ...ravi, staffRoles: ["claims"] };
      await expect(press(worker, { viewId: id, name: "Mine now" })).rejects.toMatchObject({ status: 404 });
      const auditor: Person = { ...asha, staffRoles: ["auditor"] };
      await expect(keepListView(auditor, input("For all", { share: true }))).rejects.toMatchObject({
        status: 403,
      });
      const events = await database()
        .select({ event: auditEntry.event, actorId: auditEntry.actorId })
        .from(auditEntry)
        .where(eq(auditEntry.chain, `list_view:${id}`));
      expect(events).toEqual([
        { event: "list_view.kept", actorId: asha.userId },
        { event: "list_view.changed", actorId: asha.userId },
      ]);
    },
    async first(press) {
      const { id } = await keepListView(asha, input("First"));
      await press(asha, { viewId: id });
      expect(await usual(asha)).toBe(
        `${claims}?hide=type&rows=50&sort=amount_down&status=processing&view=${id}`,
      );
      expect(await usual(ravi)).toBeNull();
    },
    async "not-first"(press) {
      await expect(press(asha, { list: claims, query: "" })).resolves.toEqual({
        to: `${claims}?view=all&kept=not-first`,
      });
      expect(await usual(asha)).toBeNull();
    },
    async delete(press) {
      const { id } = await keepListView(asha, input("Gone soon", { share: true }));
      await listViewActions.press(pressOf(ravi), form("first", { viewId: id }));
      expect(await usual(ravi)).toContain(id);
      const worker: Person = { ...ravi, staffRoles: ["claims"] };
      await expect(press(worker, { viewId: id })).rejects.toMatchObject({ status: 404 });
      await press(asha, { viewId: id });
      expect(await named(asha, "Gone soon")).toBeUndefined();
      // The list opens as for everybody again.
      expect(await usual(ravi)).toBeNull();
    },
    async columns(press) {
      const fields = { list: claims, query: "status=processing", all: ["customer", "type", "amount"] };
      await expect(press(ravi, { ...fields, shown: ["customer", "amount"] })).resolves.toEqual({
        to: `${claims}?status=processing&hide=type&kept=columns`,
      });
      expect(await usual(ravi)).toBe(`${claims}?hide=type`);
      await press(ravi, fields);
      expect(await usual(ravi)).toBe(`${claims}?hide=customer.type.amount`);
    },
    async "all-columns"(press) {
      await expect(press(ravi, { list: claims, query: "hide=type" })).resolves.toEqual({
        to: `${claims}?view=all&kept=columns`,
      });
      expect(await usual(ravi)).toBeNull();
    },
  });
});

test("a desk keeps twenty views of a list for one person, not more", async () => {
  for (let index = 0; index < 20; index += 1)
    await keepListView(giver, { ...input(`View ${index}`), list: "/donor?tab=donations" });
  await expect(
    keepListView(giver, { ...input("One more"), list: "/donor?tab=donations" }),
  ).rejects.toMatchObject({
    status: 409,
  });
  await keepListView(giver, { ...input("View 3"), list: "/donor?tab=donations" });
});

test("T36: with the person go the views and the choices, and others keep theirs", async () => {
  await keepListView(ravi, input("Of Ravi", { first: true, share: true }));
  await inTransaction((tx) => identityOwnData.erase(tx, { userId: ravi.userId, studentIds: [] } as never));
  const left = (who: Person) =>
    database().select({ id: listView.id }).from(listView).where(eq(listView.userId, who.userId));
  expect(await left(ravi)).toEqual([]);
  expect((await left(asha)).length).toBeGreaterThan(0);
  expect(
    await database()
      .select()
      .from(listChoice)
      .where(and(eq(listChoice.userId, ravi.userId))),
  ).toEqual([]);
});

function form(intent: string, fields: Record<string, string>): FormData {
  const made = new FormData();
  made.set("intent", intent);
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}
