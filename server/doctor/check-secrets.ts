import { desc, sql } from "drizzle-orm";
import { DecryptError, decryptField } from "#app/core/secrets/crypto.server.ts";
import { AuditKeys } from "#app/db/audit/audit-keys.server.ts";
import { KEYS_CHECK, keysCheckShape } from "#app/db/keys/keys-check.ts";
import { listEncryptedColumns } from "#app/db/keys/list-encrypted-columns.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditSeal } from "#app/db/schema/audit.ts";
import { readSetting } from "#app/db/settings.server.ts";
import { bad, type Finding, good, note } from "./finding.ts";

/**
 * Opens the oldest and the newest value of every encrypted column, and proves the newest audit seal: whoever has
 * other secrets than the database was written with would harm it (O5b).
 */
export async function checkSecrets(): Promise<Finding[]> {
  return [await encryptionKeys(), await appSecret()];
}

async function encryptionKeys(): Promise<Finding> {
  const unreadable: string[] = [];
  let opened = 0;
  for (const { table, column, boundColumn } of await listEncryptedColumns()) {
    for (const { id, value } of await samplesOf(table, column)) {
      try {
        decryptField(value, { table, column: boundColumn, rowId: id });
        opened += 1;
      } catch (error) {
        if (!(error instanceof DecryptError)) throw error;
        const sentence = `${table}.${column}: ${error.message}`;
        if (!unreadable.includes(sentence)) unreadable.push(sentence);
      }
    }
  }
  if (unreadable.length > 0)
    return bad("ENCRYPTION_KEYS", `They do not open what is in the database. ${unreadable.join("; ")}.`);
  if (opened === 0)
    return note("ENCRYPTION_KEYS", "Nothing in the database is encrypted yet: nothing to try them on.");
  return good("ENCRYPTION_KEYS", `They open what is in the database (${opened} values tried).`);
}

async function samplesOf(table: string, column: string): Promise<{ id: string; value: string }[]> {
  const [tableName, columnName] = [sql.identifier(table), sql.identifier(column)];
  const { rows } = await database().execute<{ id: string; value: string }>(sql`
    (select id::text as id, ${columnName} as value from ${tableName} where ${columnName} is not null order by id limit 1)
    union (select id::text, ${columnName} from ${tableName} where ${columnName} is not null order by id desc limit 1)`);
  return rows;
}

async function appSecret(): Promise<Finding> {
  const [seal] = await database().select().from(auditSeal).orderBy(desc(auditSeal.seq)).limit(1);
  if (!seal) return note("APP_SECRET", "The audit log has no seal yet: nothing to try it on.");
  if (!(await AuditKeys.read()).sealed(seal))
    return bad(
      "APP_SECRET",
      "It is not the one that sealed the audit log: a process would not start with it.",
    );
  const known = keysCheckShape.safeParse(await readSetting(KEYS_CHECK)).data;
  return known && known.older.length > 0
    ? note("APP_SECRET", "Its change is not finished: npm run rotate-keys tells what is left.")
    : good("APP_SECRET", "It is the one that sealed the audit log.");
}
