import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/db/opening/client.server.ts";
import { routeTable } from "#app/route-table.ts";
import { owners } from "#tests/support/sweep/two-of-each.ts";
import { unlinkedRows } from "#tests/support/sweep/unlinked-rows.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";

useTestDatabase();

/** What the replay reads off the admin's pages, or knows by itself. */
const known = ["number", "code"];

test("T13: every address with an id that somebody with a world of their own may open is replayed with a row", () => {
  const missing = routeTable.flatMap(({ path, access }) =>
    access !== "everyone" && owners.some((role) => access.includes(role))
      ? [...path.matchAll(/:(\w+)/g)]
          .map(([, name = ""]) => name)
          .filter((name) => !known.includes(name) && !Object.hasOwn(unlinkedRows, name))
          .map((name) => `${path}: ${name}`)
      : [],
  );
  expect(missing).toEqual([]);
});

test.each(Object.entries(unlinkedRows))(
  "T13: the row of :%s is asked for by what the schema has",
  async (_name, ask) => {
    await expect(database().execute(sql.raw(ask))).resolves.toBeDefined();
  },
);
