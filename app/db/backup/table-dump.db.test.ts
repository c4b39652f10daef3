import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { dropEverything, holdsRows, withoutConstraints } from "../migrating/empty-database.server.ts";
import { inExclusiveSession, type Session } from "../migrating/exclusive-session.server.ts";
import { connection } from "../opening/client.server.ts";
import {
  checksumOf,
  dumpRows,
  listSequences,
  listTables,
  loadRows,
  setSequence,
} from "./table-dump.server.ts";

useTestDatabase();

const inSession = <T>(work: (session: Session) => Promise<T>) =>
  inExclusiveSession(connection(), "test", (session) => session.transaction(work));

const columns = `(
  id int generated always as identity primary key, small smallint, big bigint, exact numeric, real real,
  float double precision, name text, "Odd ""name" varchar(20), flag boolean, day date, time time, at timestamptz,
  plain timestamp, span interval, json jsonb, texts text[], numbers bigint[][], blob bytea, id2 uuid,
  mood mood, words tsvector, doubled int generated always as (small * 2) stored)`;

test("every type survives a dump and a load exactly, and sums up to the same hash in both engines", async () => {
  await inSession(async (session) => {
    await session.script(`create type mood as enum ('ok', 'not ok')`);
    await session.script(`create table zoo ${columns}; create table zoo_copy ${columns}`);
    await session.script(`insert into zoo (small, big, exact, real, float, name, "Odd ""name", flag, day, time, at, plain,
        span, json, texts, numbers, blob, id2, mood, words) values
      (-7, 9223372036854775807, 12345678901234567890.12345678901234567890, 0.1, 1e-300, E'తెలుగు \\u200D "q" \\\\ line\\nbreak\\ttab', 'x,y',
        true, '2024-02-29', '10:30:00.123456', '2026-11-15 10:02:59.141592+05:30', '1947-08-15', '1 year 2 days 03:04:05',
        '{"a": [1, 2.50, 1e3, null, "x"], "ఎ": {"b": ""}}', array['a', 'b"c', null, 'NULL', '{x}', 'd\\e'], '{{1,2},{3,4}}',
        '\\x00ff5c27', '01890a5d-ac96-774b-bcce-b302099a8057', 'not ok', 'cat:3 sat:4'),
      (null, null, 'NaN', 'Infinity', '-Infinity', '', null, null, 'infinity', null, '-infinity', null, null, 'null', '{}',
        null, '', null, null, null)`);
    const [zoo, copy] = (await listTables(session)).filter(({ name }) => name.startsWith("public.zoo"));
    if (!zoo || !copy) throw new Error("no tables");
    expect(zoo.columns.map(({ name }) => name)).not.toContain("doubled");
    await loadRows(
      session,
      copy,
      zoo.columns.map(({ name }) => name),
      dumpRows(session, zoo),
    );
    const differing = await session.query(`select * from zoo except select * from zoo_copy`);
    expect(differing).toEqual([]);
    const sum = await checksumOf(session, zoo);
    expect(await checksumOf(session, copy)).toEqual(sum);
    expect(sum).toEqual({
      rows: 2,
      rowHash: "b6b8a0377e41bb978599ab59bb77be85e9363ea15b148b66d9fc1e6206a0131c",
    });

    await session.script("update zoo_copy set exact = exact + 0.00000000000000000001 where small = -7");
    expect((await checksumOf(session, copy)).rowHash).not.toBe(sum.rowHash);

    const [sequence] = (await listSequences(session)).filter(({ name }) => name === "public.zoo_id_seq");
    expect(sequence).toEqual({ name: "public.zoo_id_seq", last: "2", isCalled: true });
    await setSequence(session, { name: "public.zoo_copy_id_seq", last: "41", isCalled: true });
    await session.script("insert into zoo_copy (name) values ('next')");
    expect(await session.query("select id from zoo_copy where name = 'next'")).toEqual([{ id: 42 }]);
  });
});

test("rows load in any order; the foreign keys and triggers are back afterwards, and a dangling row is refused", async () => {
  await inSession((session) =>
    session.script(`
      create table parent (id int primary key, favourite int);
      create table child (id int primary key, parent_id int references parent, sibling int references child);
      alter table parent add foreign key (favourite) references child (id);
      create trigger child_append_only before delete on child for each row execute function refuse_change()`),
  );
  const load = (child: string, parent: string) =>
    inSession((session) =>
      withoutConstraints(session, async () => {
        await session.script(`insert into child values ${child}`);
        await session.script(`insert into parent values ${parent}`);
        await session.script("delete from child where id = 99");
      }),
    );
  await load("(1, 1, 2), (2, 1, null), (99, 1, null)", "(1, 2)");
  await expect(load("(3, 77, null)", "(2, null)")).rejects.toMatchObject({ code: "23503" });
  await expect(
    inSession((session) => session.script("insert into child values (4, 77)")),
  ).rejects.toMatchObject({
    code: "23503",
  });
  await expect(inSession((session) => session.script("delete from child"))).rejects.toMatchObject({
    code: "23001",
  });
  expect(await inSession((session) => session.query("select count(*) as n from child"))).toEqual([{ n: 2 }]);
});

test("emptying the target removes what is ours and leaves the extension", async () => {
  expect(await inSession(holdsRows)).toBe(true);
  await inSession(dropEverything);
  expect(await inSession(holdsRows)).toBe(false);
  const left = await inSession((session) =>
    session.query(
      `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where nspname = 'public' and relkind in ('r', 'S')`,
    ),
  );
  expect(left).toEqual([]);
  expect(
    await inSession((session) => session.query("select similarity('scholar', 'scholars') > 0.5 as close")),
  ).toEqual([{ close: true }]);
});
