import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { ascending, listPage } from "#app/db/lists/list-page.server.ts";
import { closeDatabase, connectDatabase, database, inTransaction } from "#app/db/opening/client.server.ts";
import { fromReplica, mayReadReplica, neverFromReplica, readWritePlace } from "#app/db/replica.server.ts";
import { ignore } from "#tests/support/ignore.ts";
import {
  type PostgresServer,
  startPostgresServer,
  startStandby,
  withAdmin,
} from "#tests/support/postgres-server.ts";
import { engine } from "#tests/support/test-database.ts";
import { replicaReads } from "./replica-reads.ts";

// Servers of its own: a standby follows a whole server, and the embedded database has none.
describe.runIf(engine === "postgres")("a replica", () => {
  let primary: PostgresServer;
  let standby: PostgresServer;

  beforeAll(async () => {
    primary = await startPostgresServer({ isThrowaway: true });
    await withAdmin(primary.url, (query) => query("create table thing (name text primary key)"));
    standby = await startStandby(primary);
    await connectDatabase(
      { DATA_DIR: "", DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url },
      { onSlowQuery: ignore },
    );
  });
  afterEach(() => withAdmin(standby.url, (query) => query("select pg_wal_replay_resume()")).catch(ignore));
  afterAll(async () => {
    await closeDatabase();
    await standby.stop();
    await primary.stop();
  });

  const write = (name: string) => database().execute(sql`insert into thing values (${name})`);
  const names = async () =>
    (await database().execute<{ name: string }>(sql`select name from thing order by name`)).rows.map(
      ({ name }) => name,
    );
  const freeze = () => withAdmin(standby.url, (query) => query("select pg_wal_replay_pause()"));
  const caughtUp = async () => {
    const place = await readWritePlace();
    for (let tries = 0; tries < 200; tries += 1) {
      const seen = await mayReadReplica(place, () => fromReplica(isStandby));
      if (seen) return;
      await pause(50);
    }
    throw new Error("The standby does not follow.");
  };
  const isStandby = async () =>
    (await database().execute<{ it: boolean }>(sql`select pg_is_in_recovery() as it`)).rows[0]?.it;

  it("is read by what is asked through it, in a request, and by nothing else", async () => {
    await write("first");
    await caughtUp();
    expect(await mayReadReplica(null, () => fromReplica(isStandby))).toBe(true);
    expect(await fromReplica(isStandby)).toBe(false);
    expect(await mayReadReplica(null, isStandby)).toBe(false);
    expect(await mayReadReplica(null, () => neverFromReplica(() => fromReplica(isStandby)))).toBe(false);
    expect(await mayReadReplica(null, () => fromReplica(() => inTransaction(isStandby)))).toBe(false);
    expect(await mayReadReplica(null, () => inTransaction(() => fromReplica(isStandby)))).toBe(false);
  });

  it("gives a list", async () => {
    const query = parseListQuery({ sorts: ["name"], filters: {} } as never, "/");
    const read = () =>
      listPage({
        query: { ...query, sort: "name", pageSize: 5 },
        sorts: { name: [ascending(sql`name`, { type: "text" } as never)] },
        rows: async () => [{ id: (await isStandby()) ? "standby" : "primary", place: "[]" }],
      });
    expect((await mayReadReplica(null, read)).rows).toEqual([{ id: "standby" }]);
    expect((await read()).rows).toEqual([{ id: "primary" }]);
  });

  it("whoever has just written reads what they wrote; others may see it a moment later", async () => {
    await caughtUp();
    await freeze();
    await write("second");
    const place = await readWritePlace();
    expect(await mayReadReplica(null, () => fromReplica(names))).toEqual(["first"]);
    expect(await mayReadReplica(place, () => fromReplica(names))).toEqual(["first", "second"]);
  });

  it("her browser brings the place of what she wrote, and an address that it made up is no place", async () => {
    const app = new Hono()
      .use(replicaReads(true) as never)
      .post("/", async (c) => {
        await write("third");
        return c.text("");
      })
      .get("/", async (c) => c.text(`${await fromReplica(isStandby)}`));
    await caughtUp();
    await freeze();
    const sent = await app.request("/", { method: "POST" });
    const [cookie = ""] = sent.headers.getSetCookie();
    expect(cookie).toMatch(
      /^written=[0-9A-F]+-[0-9A-F]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const read = async (cookie: string) => (await app.request("/", { headers: { cookie } })).text();
    expect(await read(cookie.split(";")[0] ?? "")).toBe("false");
    expect(await read("")).toBe("true");
    expect(await read("written='; drop table thing; --")).toBe("true");
  });

  it("one that is gone costs nobody a page", async () => {
    await standby.halt();
    try {
      expect(await mayReadReplica(null, () => fromReplica(names))).toContain("first");
    } finally {
      await standby.resume();
    }
  });
});
