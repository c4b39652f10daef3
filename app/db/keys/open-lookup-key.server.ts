import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import {
  acceptedSecrets,
  DecryptError,
  decryptField,
  encryptField,
  needsRotation,
} from "#app/core/secrets/crypto.server.ts";
import { setLookupKey } from "#app/core/secrets/lookup-hash.server.ts";
import type { Connection } from "../opening/connection.server.ts";
import { KEYS_CHECK, secretMark } from "./keys-check.ts";

const LOOKUP_KEY = "keys.lookup";
const ADDRESS = { table: "setting", column: "value", rowId: LOOKUP_KEY };
const shape = z.object({ sealed: z.string() });

type Executor = Pick<Connection["db"], "execute">;

/**
 * The key of lookupHash(): random, made once for a database and kept in it, sealed with ENCRYPTION_KEYS. A database
 * from before it had one was hashed with APP_SECRET, which becomes its lookup key. Where it does not open, or the
 * tables are not there yet, none is set: whoever needs one says so, and assertKeysFit() says why.
 */
export async function openLookupKey(db: Executor): Promise<void> {
  setLookupKey(null);
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('setting') is not null as there`,
  );
  if (!rows[0]?.there) return;
  const stored = (await read(db)) ?? (await make(db));
  if (stored) setLookupKey(open(stored));
}

/** Seals it anew under the first of ENCRYPTION_KEYS. */
export async function resealLookupKey(db: Executor): Promise<void> {
  const stored = await read(db);
  const root = stored && needsRotation(stored) ? open(stored) : null;
  if (root === null) return;
  const value = JSON.stringify({ sealed: encryptField(root, ADDRESS) });
  await db.execute(
    sql`update setting set value = ${value}::jsonb, updated_at = now() where key = ${LOOKUP_KEY}`,
  );
}

async function read(db: Executor): Promise<string | null> {
  const { rows } = await db.execute<{ value: unknown }>(
    sql`select value from setting where key = ${LOOKUP_KEY}`,
  );
  return shape.safeParse(rows[0]?.value).data?.sealed ?? null;
}

async function make(db: Executor): Promise<string | null> {
  const root = await firstKey(db);
  if (root === null) return null;
  const value = JSON.stringify({ sealed: encryptField(root, ADDRESS) });
  await db.execute(sql`
    insert into setting (key, value, updated_at) values (${LOOKUP_KEY}, ${value}::jsonb, now())
    on conflict (key) do nothing`);
  // Another process may have been first.
  return read(db);
}

async function firstKey(db: Executor): Promise<string | null> {
  const { rows } = await db.execute<{ mark: string | null; has_people: boolean }>(sql`
    select (select value->>'secret' from setting where key = ${KEYS_CHECK}) as mark,
      exists (select from user_contact) as has_people`);
  const [found] = rows;
  if (found?.mark) return acceptedSecrets().find((secret) => secretMark(secret) === found.mark) ?? null;
  return found?.has_people ? (acceptedSecrets()[0] ?? null) : randomBytes(32).toString("base64url");
}

function open(sealed: string): string | null {
  try {
    return decryptField(sealed, ADDRESS);
  } catch (error) {
    if (error instanceof DecryptError) return null;
    throw error;
  }
}
