import { createHash } from "node:crypto";
import type { Session } from "../migrating/exclusive-session.server.ts";

// Every value travels as the text PostgreSQL itself prints and reads for its type: exact for numbers, moments,
// arrays, bytes and JSON, and the same in both engines. One line is one row, a JSON array of such texts.
const BATCH = 500;
const HASH_SPACE = 1n << 256n;

export interface TableColumn {
  readonly name: string;
  readonly type: string;
}

export interface DumpedTable {
  /** With its schema, quoted where needed: "public.setting". */
  readonly name: string;
  readonly columns: readonly TableColumn[];
}

export interface TableSum {
  readonly rows: number;
  readonly rowHash: string;
}

/** Counts rows and sums up their hashes; the order of the rows does not matter. */
export class TableChecksum {
  #rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.#rows += 1;
    const hash = createHash("sha256").update(line).digest("hex");
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % HASH_SPACE;
  }

  result(): TableSum {
    return { rows: this.#rows, rowHash: this.#sum.toString(16).padStart(64, "0") };
  }
}

/** Our tables, without the list of migrations; and the queue's two, which hold messages not yet sent. */
export async function listTables(session: Session): Promise<DumpedTable[]> {
  const rows = await session.query<{ name: string; column: string; type: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name, quote_ident(a.attname) as column,
      format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition
      and ((n.nspname = 'public' and c.relname <> 'applied_migration')
        or (n.nspname = 'pgboss' and c.relname in ('queue', 'job')))
    order by n.nspname = 'pgboss', c.relname = 'job', c.relname, a.attnum`);
  const tables = new Map<string, TableColumn[]>();
  for (const { name, column, type } of rows) {
    const columns = tables.get(name) ?? [];
    columns.push({ name: column, type });
    tables.set(name, columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** The rows of a table as lines; to be read inside a transaction. */
export async function* dumpRows(
  session: Session,
  table: DumpedTable,
): AsyncGenerator<string, void, undefined> {
  const texts = table.columns.map(({ name }) => `${name}::text`).join(", ");
  await session.script(
    `declare table_dump no scroll cursor for
       select json_build_array(variadic array[${texts}]::text[])::text as line from ${table.name}`,
  );
  try {
    for (;;) {
      const batch = await session.query<{ line: string }>(`fetch ${BATCH} from table_dump`);
      for (const { line } of batch) yield line;
      if (batch.length < BATCH) return;
    }
  } finally {
    await session.script("close table_dump");
  }
}

export async function checksumOf(session: Session, table: DumpedTable): Promise<TableSum> {
  const checksum = new TableChecksum();
  for await (const line of dumpRows(session, table)) checksum.add(line);
  return checksum.result();
}

/** `given` are the columns the lines hold; those the target does not have are left out. */
export async function loadRows(
  session: Session,
  target: DumpedTable,
  given: readonly string[],
  lines: AsyncIterable<string>,
): Promise<void> {
  const used = target.columns.filter(({ name }) => given.includes(name));
  const names = used.map(({ name }) => name).join(", ");
  const values = used.map(({ name, type }) => `(line->>${given.indexOf(name)})::${type}`).join(", ");
  const statement = `insert into ${target.name} (${names}) overriding system value
    select ${values} from json_array_elements($1::json) as line`;
  const insert = async (batch: string[]) => {
    if (batch.length > 0) await session.query(statement, [`[${batch.join(",")}]`]);
  };
  let waiting: string[] = [];
  for await (const line of lines) {
    waiting.push(line);
    if (waiting.length < BATCH) continue;
    await insert(waiting);
    waiting = [];
  }
  await insert(waiting);
}

export interface SequenceState {
  readonly name: string;
  readonly last: string;
  readonly isCalled: boolean;
}

export async function listSequences(session: Session): Promise<SequenceState[]> {
  const names = await session.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname = 'public' and c.relname not like 'applied_migration%' order by c.relname`);
  const states: SequenceState[] = [];
  for (const { name } of names) {
    const [state] = await session.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    if (state) states.push({ name, last: state.last, isCalled: state.called });
  }
  return states;
}

export async function setSequence(session: Session, { name, last, isCalled }: SequenceState): Promise<void> {
  await session.query("select setval($1::regclass, $2::bigint, $3::boolean)", [name, last, isCalled]);
}
