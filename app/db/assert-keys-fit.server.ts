import { sql } from "drizzle-orm";
import { z } from "zod";
import {
  currentEncryptionKey,
  DecryptError,
  decryptField,
  encryptField,
  keyedHash,
  needsRotation,
} from "#app/core/crypto.server.ts";
import { inTransaction, type Tx } from "./client.server.ts";
import { readSetting, writeSetting } from "./settings.server.ts";
import { DatabaseStartError } from "./start-errors.ts";

export const KEYS_CHECK = "keys.check";
const ADDRESS = { table: "setting", column: "value", rowId: KEYS_CHECK };
const shape = z.object({ secret: z.string(), sealed: z.string() });

export class KeysDoNotFitError extends DatabaseStartError {}

/**
 * A process whose secrets are not those of this database would write what nobody else can open and call strangers
 * those it knows: it does not start (O5b). The first start leaves the proof; an older database is tried by opening
 * what is sealed in it.
 */
export async function assertKeysFit(): Promise<void> {
  await inTransaction(async (tx) => {
    const known = shape.safeParse(await readSetting(KEYS_CHECK)).data;
    if (known) {
      if (known.secret !== secretMark()) {
        throw new KeysDoNotFitError("APP_SECRET is not the one this database was made with: set that one.");
      }
      if (!opens(known.sealed, ADDRESS)) throw noKey();
      if (!needsRotation(known.sealed)) return;
    } else if (!(await opensContacts(tx))) throw noKey();
    await writeSetting(tx, KEYS_CHECK, {
      secret: secretMark(),
      sealed: encryptField("scholarsetu", ADDRESS),
    });
  });
}

/** Whether this process could open what the newest proof was sealed with; before there is one, there is no doubt. */
export function opensKeysCheck(value: unknown): boolean {
  const known = shape.safeParse(value).data;
  return !known || (known.secret === secretMark() && opens(known.sealed, ADDRESS));
}

/** Says nothing of the secret, and differs for every other one. */
export function secretMark(): string {
  return keyedHash("key-check", "the secret this database was made with");
}

function noKey(): KeysDoNotFitError {
  return new KeysDoNotFitError(
    `ENCRYPTION_KEYS cannot open what is sealed in this database: "${currentEncryptionKey().id}" is not its key, or the older one is missing behind it.`,
  );
}

function opens(sealed: string, address: typeof ADDRESS): boolean {
  try {
    decryptField(sealed, address);
    return true;
  } catch (error) {
    if (error instanceof DecryptError) return false;
    throw error;
  }
}

async function opensContacts(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string; sealed: string }>(
    sql`select id::text as id, value_encrypted as sealed from user_contact order by id desc limit 3`,
  );
  return rows.every(({ id, sealed }) =>
    opens(sealed, { table: "user_contact", column: "value_encrypted", rowId: id }),
  );
}
