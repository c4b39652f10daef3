import { DecryptError, decryptField } from "#app/core/secrets/crypto.server.ts";
import type { Session } from "#app/db/migrating/exclusive-session.server.ts";

export type Concerned = {
  account: string;
  name: string | null;
  students: string | null;
  language: string;
  phone: string;
  email: string;
  why: string;
  rows: number;
  first: string | null;
  last: string | null;
};

type Contact = { id: string; kind: "phone" | "email"; sealed: string };
type Row = Omit<Concerned, "phone" | "email" | "rows"> & { rows: string; contacts: Contact[] };

const PAGE = 500;

/** One line for each account that was gathered, with the contacts by which it must be told. */
export async function* listConcerned(session: Session): AsyncGenerator<Concerned> {
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const page = await session.query<Row>(
      `select u.id::text as account, u.name, u.language, t.why, t.rows::text as rows, t.first, t.last,
         (select string_agg(coalesce(s.name, 'student ' || s.serial), '; ') from student s
          where s.user_id = u.id and (s.id = any(t.students) or cardinality(t.students) = 0)) as students,
         coalesce((select json_agg(json_build_object('id', c.id, 'kind', c.kind, 'sealed', c.value_encrypted))
          from user_contact c where c.user_id = u.id), '[]'::json) as contacts
       from (select user_id, string_agg(distinct why, ', ') as why, sum(rows) as rows, min(first_at)::text as first,
               max(last_at)::text as last, array_remove(array_agg(distinct student_id), null) as students
             from breach_touch where user_id > $1::uuid group by user_id order by user_id limit ${PAGE}) t
       join app_user u on u.id = t.user_id order by u.id`,
      [last],
    );
    for (const { contacts, rows, ...row } of page) {
      yield {
        ...row,
        rows: Number(rows),
        phone: contactOf(contacts, "phone"),
        email: contactOf(contacts, "email"),
      };
      last = row.account;
    }
    if (page.length < PAGE) return;
  }
}

function contactOf(contacts: readonly Contact[], kind: Contact["kind"]): string {
  return contacts
    .filter((contact) => contact.kind === kind)
    .map(({ id, sealed }) => openContact(id, sealed))
    .join("; ");
}

function openContact(id: string, sealed: string): string {
  try {
    return decryptField(sealed, { table: "user_contact", column: "value_encrypted", rowId: id });
  } catch (error) {
    if (error instanceof DecryptError) return "(cannot be opened with these keys)";
    throw error;
  }
}
