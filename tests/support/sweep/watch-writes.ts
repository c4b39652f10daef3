import pg from "pg";

export interface Write {
  readonly table: string;
  readonly kind: "INSERT" | "UPDATE" | "DELETE";
  /** The row, before and after. */
  readonly row: string;
}

/** What any request may leave behind: when a session was last used, who asked for what, and from which network. */
const traces = ["session", "audit_entry", "audit_chain", "audit_network", "throttle_window"];
/** What a process says of itself and of the services it calls, every few seconds. */
const ownBeat = /^process_beat |^gateway_minute |^setting .*"key": "(keys\.process|service)/;

/** A trigger on every table notes each row that is written, so that a test can say what one request wrote. */
export async function watchWrites(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    create schema sweep;
    create unlogged table sweep.write (at bigserial, tab text, op text, row_text text);
    create function sweep.note() returns trigger language plpgsql as $$ begin
      insert into sweep.write (tab, op, row_text) values (tg_table_name, tg_op,
        coalesce(to_jsonb(old)::text, '') || coalesce(to_jsonb(new)::text, ''));
      return null;
    end $$;
    do $$ declare t record; begin
      for t in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create trigger sweep after insert or update or delete on public.%I
          for each row execute function sweep.note()', t.tablename);
      end loop;
    end $$`);
  const tables = async (column: string) => {
    const { rows } = await client.query<{ name: string }>(
      `select distinct t.table_name as name from information_schema.tables t
       join information_schema.columns c using (table_schema, table_name)
       where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name like $1`,
      [column],
    );
    return rows.map(({ name }) => name);
  };
  return {
    /** Since it was last asked, without the traces that any request leaves. */
    async taken(): Promise<Write[]> {
      const { rows } = await client.query<{ tab: string; op: Write["kind"]; row_text: string }>(
        "with gone as (delete from sweep.write returning *) select * from gone order by at",
      );
      return rows
        .filter(({ tab, row_text }) => !traces.includes(tab) && !ownBeat.test(`${tab} ${row_text}`))
        .map(({ tab, op, row_text }) => ({ table: tab, kind: op, row: row_text }));
    },
    /** The ids of all rows that name one of these ids: what belongs to somebody. */
    async idsNaming(owners: readonly string[], openTables: readonly string[]): Promise<Set<string>> {
      const found = new Set(owners);
      for (const name of await tables("id")) {
        if (openTables.includes(name)) continue;
        const { rows } = await client.query<{ id: string }>(
          `select id::text from public."${name}" as t where t::text like any ($1)`,
          [owners.map((owner) => `%${owner}%`)],
        );
        for (const { id } of rows) found.add(id);
      }
      return found;
    },
    /** Where a text stands in the clear: tables, and the payloads of jobs. */
    async tablesWith(pattern: string): Promise<string[]> {
      const found: string[] = [];
      for (const name of [...(await tables("%")).map((one) => `public."${one}"`), "pgboss.job"]) {
        const { rowCount } = await client.query(`select from ${name} as t where t::text ~* $1 limit 1`, [
          pattern,
        ]);
        if (rowCount) found.push(name);
      }
      return found;
    },
    /** The first value of a statement, or null. */
    async value(statement: string): Promise<string | null> {
      const { rows } = await client.query<Record<string, string>>(statement);
      return Object.values(rows[0] ?? {})[0] ?? null;
    },
    close: () => client.end(),
  };
}

export type WatchedWrites = Awaited<ReturnType<typeof watchWrites>>;
