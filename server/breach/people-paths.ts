import type { Session } from "#app/db/migrating/exclusive-session.server.ts";

/** One join on the way from a table to the people it is about. */
export type Step = { column: string; table: string; tableColumn: string; only?: string };
export type PeoplePath = readonly Step[];

const PEOPLE = ["student", "app_user"];
const FURTHEST = 4;

// What the schema does not say by a foreign key.
const unwritten: Record<string, readonly Step[]> = {
  document: ["student", "user", "registration", "organisation", "institute", "suggestion"].map((kind) => ({
    column: "owner_id",
    table: kind === "user" ? "app_user" : kind,
    tableColumn: "id",
    only: `owner_kind = '${kind}'`,
  })),
  organisation: [{ column: "id", table: "user_role", tableColumn: "organisation_id" }],
  institute: [{ column: "id", table: "institute_member", tableColumn: "institute_id" }],
};
/** By name, where a column has no foreign key. */
const byName: Record<string, string> = {
  student_id: "student",
  user_id: "app_user",
  application_id: "application",
  registration_id: "registration",
  institute_id: "institute",
  organisation_id: "organisation",
};

/** A person of the desk: whoever answers is not whom the row is about. */
const aboutStaff = new Set(["enquiry_answer.user_id"]);

/** All ways from a table to students and accounts, along its foreign keys; none for a table about nobody. */
export async function findPeoplePaths(session: Session, table: string): Promise<PeoplePath[]> {
  if (PEOPLE.includes(table)) return [[]];
  return follow(await readSteps(session), table, FURTHEST, new Set([table]));
}

type Steps = ReadonlyMap<string, readonly Step[]>;

function follow(steps: Steps, table: string, left: number, seen: ReadonlySet<string>): PeoplePath[] {
  const open = (steps.get(table) ?? []).filter((step) => !seen.has(step.table));
  const direct = open.filter((step) => PEOPLE.includes(step.table));
  // Who is named in the row itself is meant; further ways would lead to the people beside them.
  if (direct.length > 0) return direct.map((step) => [step]);
  if (left === 0) return [];
  return open.flatMap((step) =>
    follow(steps, step.table, left - 1, new Set([...seen, step.table])).map((rest) => [step, ...rest]),
  );
}

async function readSteps(session: Session): Promise<Steps> {
  const keys = await session.query<{ from: string; column: string; to: string; to_column: string }>(`
    select c.conrelid::regclass::text as from, a.attname as column, c.confrelid::regclass::text as to, b.attname as to_column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1 and c.connamespace = 'public'::regnamespace`);
  const named = await session.query<{ from: string; column: string }>(`
    select table_name as from, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'uuid'`);
  const steps = new Map<string, Step[]>();
  const add = (from: string, step: Step) => {
    const found = steps.get(from) ?? [];
    // Who wrote or decided something is not whom it is about.
    const isKnown = found.some(({ column, only }) => column === step.column && !only);
    if (!isKnown && !step.column.endsWith("_by") && !aboutStaff.has(`${from}.${step.column}`))
      found.push(step);
    steps.set(from, found);
  };
  for (const key of keys) add(key.from, { column: key.column, table: key.to, tableColumn: key.to_column });
  for (const { from, column } of named) {
    const table = byName[column];
    if (table && table !== from) add(from, { column, table, tableColumn: "id" });
  }
  for (const [from, more] of Object.entries(unwritten))
    steps.set(from, [...(steps.get(from) ?? []), ...more]);
  return steps;
}
