import { sql } from "drizzle-orm";
import { opensKeysCheck } from "../keys/assert-keys-fit.server.ts";
import { KEYS_CHECK } from "../keys/keys-check.ts";
import { listMigrations } from "../migrating/list-migrations.server.ts";
import { connection } from "./client.server.ts";

let newest: Promise<{ tag: string; hash: string } | undefined> | null = null;

/**
 * What keeps this process from working on its database, in a sentence, or null (O10c, O11). A newer version beside
 * us may have added migrations: ours must be there, as we know them. Throws when the database does not answer.
 */
export async function checkDatabase(): Promise<string | null> {
  newest ??= listMigrations().then((all) => all.at(-1));
  const { tag, hash } = (await newest) ?? { tag: "", hash: "" };
  const { rows } = await connection().db.execute<{
    read_only: string;
    hash: string | null;
    keys: unknown;
  }>(sql`
    select current_setting('transaction_read_only') as read_only,
      (select hash from applied_migration where tag = ${tag}) as hash,
      (select value from setting where key = ${KEYS_CHECK}) as keys`);
  const [row] = rows;
  if (row?.read_only !== "off") return "The database is read-only.";
  if (row.hash !== hash) return "The database is of another version of this program.";
  if (!opensKeysCheck(row.keys)) return "This process has not the keys of its database.";
  return null;
}
