import type { Session } from "#app/db/migrating/exclusive-session.server.ts";
import { findPeoplePaths, type PeoplePath } from "./people-paths.ts";

/** Rows of one table that a breach touched: all that were there at a moment, or those named. */
export type Touched = {
  table: string;
  before?: Date | undefined;
  ids?: readonly string[] | undefined;
  why: string;
};

/** The list is built in the database, so that a crore of accounts needs no memory here. It lives as long as its transaction. */
export async function openGathering(session: Session): Promise<void> {
  await session.script(`create temporary table breach_touch (user_id uuid, student_id uuid, why text, rows bigint,
    first_at timestamptz, last_at timestamptz) on commit drop`);
}

/** Adds everybody behind the rows; false when the table leads to no account. */
export async function gatherPeople(session: Session, touched: Touched): Promise<boolean> {
  const paths = await findPeoplePaths(session, touched.table);
  const hasMoment = await hasColumn(session, touched.table, "created_at");
  for (const path of paths) {
    const { statement, params } = statementOf(touched, path, hasMoment);
    await session.query(statement, params);
  }
  return paths.length > 0;
}

function statementOf({ table, before, ids, why }: Touched, path: PeoplePath, hasMoment: boolean) {
  const params: unknown[] = [why];
  const conditions: string[] = [];
  const joins = path.map(({ column, table: next, tableColumn, only }, index) => {
    if (only) conditions.push(`t${index}.${only}`);
    return `join ${quoted(next)} t${index + 1} on t${index + 1}.${quoted(tableColumn)} = t${index}.${quoted(column)}`;
  });
  const end = path.at(-1)?.table ?? table;
  const person = `t${path.length}`;
  if (before && hasMoment) conditions.push(`t0.created_at <= $${params.push(before)}`);
  if (ids) conditions.push(`t0.id = any($${params.push(ids)}::uuid[])`);
  const moment = hasMoment ? "t0.created_at" : "null::timestamptz";
  const who = end === "student" ? [`${person}.user_id`, `${person}.id`] : [`${person}.id`, "null::uuid"];
  const statement = `insert into breach_touch
    select ${who.join(", ")}, $1::text, count(*), min(${moment}), max(${moment})
    from ${quoted(table)} t0 ${joins.join(" ")}
    ${conditions.length > 0 ? `where ${conditions.join(" and ")}` : ""} group by 1, 2`;
  return { statement, params };
}

export async function hasColumn(session: Session, table: string, column: string): Promise<boolean> {
  const rows = await session.query(
    "select 1 from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = $2",
    [table, column],
  );
  return rows.length > 0;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
