import { DecryptError, decryptField } from "#app/core/secrets/crypto.server.ts";
import type { Session } from "#app/db/migrating/exclusive-session.server.ts";
import { hasColumn, quoted } from "./gather-people.ts";

/** A row that holds a person's contacts itself, because that person needs no account: an enquiry, a name on a roll. */
export type OwnContact = { row: string; contacts: string };

const CONTACT = /(^|_)(name|phone|mobile|email|contact|recipient)(_encrypted|_sealed)?$/;
const PAGE = 500;

/** Null when the table has no such columns. */
export async function findOwnContacts(
  session: Session,
  table: string,
  { before, ids }: { before?: Date | undefined; ids?: readonly string[] | undefined },
): Promise<AsyncGenerator<OwnContact> | null> {
  const found = await session.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and data_type = 'text'",
    [table],
  );
  const columns = found.map(({ name }) => name).filter((name) => CONTACT.test(name));
  const reaches = columns.some((name) => /phone|mobile|email|recipient/.test(name));
  if (!reaches || !(await hasColumn(session, table, "id"))) return null;
  const isDated = before !== undefined && (await hasColumn(session, table, "created_at"));
  return pages();

  async function* pages(): AsyncGenerator<OwnContact> {
    let last = "";
    for (;;) {
      const params: unknown[] = [last];
      const where = ["id::text > $1"];
      if (isDated) where.push(`created_at <= $${params.push(before)}`);
      if (ids) where.push(`id::text = any($${params.push(ids)}::text[])`);
      const rows = await session.query<Record<string, string | null> & { row: string }>(
        `select id::text as row, ${columns.map(quoted).join(", ")} from ${quoted(table)}
         where ${where.join(" and ")} order by id::text limit ${PAGE}`,
        params,
      );
      for (const row of rows) {
        last = row.row;
        const contacts = columns.flatMap((name) => {
          const value = row[name];
          return value ? [readable(table, name, row.row, value)] : [];
        });
        yield { row: row.row, contacts: [...new Set(contacts)].join("; ") };
      }
      if (rows.length < PAGE) return;
    }
  }
}

function readable(table: string, column: string, rowId: string, value: string): string {
  if (!/_(encrypted|sealed)$/.test(column)) return value;
  try {
    return decryptField(value, { table, column: column.replace(/_sealed$/, ""), rowId });
  } catch (error) {
    if (error instanceof DecryptError) return "(cannot be opened with these keys)";
    throw error;
  }
}
