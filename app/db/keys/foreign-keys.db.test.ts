import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { database } from "../opening/client.server.ts";

useTestDatabase();

test("C8: every foreign key has an index that begins with it: erasing a row looks nothing through", async () => {
  const { rows } = await database().execute<{ key: string }>(sql`
    select conrelid::regclass || '.' || string_agg(attname, ',' order by place) as key
    from pg_constraint c
    cross join lateral unnest(conkey) with ordinality as part (number, place)
    join pg_attribute a on a.attrelid = conrelid and a.attnum = part.number
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (select from pg_index i where indrelid = conrelid
        and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
        and (indkey::int2[])[0:array_length(conkey, 1) - 1] @> conkey)
    group by c.oid, conrelid order by 1`);
  expect(rows.map(({ key }) => key)).toEqual([]);
});
