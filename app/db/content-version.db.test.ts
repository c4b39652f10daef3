import { afterEach, expect, test, vi } from "vitest";
import { newId } from "#app/core/id.ts";
import { engine, useTestDatabase } from "#tests/support/test-database.ts";
import {
  bumpContent,
  type ContentWatch,
  readContentVersion,
  watchContentVersion,
} from "./content-version.server.ts";
import { connection, database, inTransaction } from "./opening/client.server.ts";

useTestDatabase();

let watch: ContentWatch | null = null;
afterEach(async () => {
  await watch?.stop();
  watch = null;
});

test("a bump counts when it commits, is told once, and at once in this process", async () => {
  const tag = `news-${newId()}`;
  const told: string[] = [];
  watch = await watchContentVersion((change) => told.push(`${change.tag} ${change.version}`));
  const before = await readContentVersion();
  await inTransaction(async (tx) => {
    await bumpContent(tx, tag);
    expect(told).toEqual([]);
  });
  expect(told).toEqual([`${tag} 1`]);
  await expect(
    inTransaction(async (tx) => {
      await bumpContent(tx, tag);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await inTransaction((tx) => bumpContent(tx, tag));
  expect(told).toEqual([`${tag} 1`, `${tag} 2`]);
  expect(await readContentVersion()).toBe(before + 2);
  expect(await readContentVersion([tag])).toBe(2);
  expect(await readContentVersion(["unknown"])).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(told).toHaveLength(2);
});

// Another process is another session: what it writes goes past our own announcements.
async function bumpElsewhere(tag: string, notify: boolean): Promise<void> {
  const target = connection();
  if (target.engine !== "postgres") throw new Error("PostgreSQL only");
  await target.pool.query(
    "insert into content_version values ($1, 7, now()) on conflict (tag) do update set version = 8",
    [tag],
  );
  if (notify)
    await target.pool.query("select pg_notify('content_changed', $1)", [JSON.stringify({ tag, version: 7 })]);
}

test.runIf(engine === "postgres")(
  "another process's change arrives at once, and within two seconds without its word",
  async () => {
    const told: string[] = [];
    watch = await watchContentVersion((change) => told.push(`${change.tag} ${change.version}`));
    await vi.waitFor(async () => {
      const { rows } = await database().execute(
        "select 1 from pg_stat_activity where application_name = 'scholarsetu-content' and state = 'idle'",
      );
      expect(rows).toHaveLength(1);
    });
    await bumpElsewhere("told", true);
    await vi.waitFor(() => expect(told).toContain("told 7"), { timeout: 500, interval: 5 });
    await bumpElsewhere("untold", false);
    await vi.waitFor(() => expect(told).toContain("untold 7"), { timeout: 2500, interval: 20 });
  },
);

test.runIf(engine === "postgres")(
  "the listener comes back after its connection was cut, and nothing is missed meanwhile",
  async () => {
    const told: string[] = [];
    watch = await watchContentVersion((change) => told.push(change.tag));
    await vi.waitFor(async () => {
      const { rows } = await database().execute(
        "select pg_terminate_backend(pid) as cut from pg_stat_activity where application_name = 'scholarsetu-content'",
      );
      expect(rows).toEqual([{ cut: true }]);
    });
    await bumpElsewhere("while-away", true);
    await vi.waitFor(() => expect(told).toContain("while-away"), { timeout: 2500, interval: 20 });
  },
);
