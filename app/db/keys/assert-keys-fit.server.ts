import { sql } from "drizzle-orm";
import {
  currentEncryptionKey,
  DecryptError,
  decryptField,
  encryptField,
  needsRotation,
} from "#app/core/secrets/crypto.server.ts";
import { DatabaseStartError } from "../migrating/start-errors.ts";
import { inTransaction, type Tx } from "../opening/client.server.ts";
import { readSetting, writeSetting } from "../settings.server.ts";
import { KEYS_CHECK, type KeysCheck, keysCheckShape, ownMarks } from "./keys-check.ts";
import { openLookupKey, resealLookupKey } from "./open-lookup-key.server.ts";
import { retiredSecrets } from "./retired-secrets.server.ts";

const ADDRESS = { table: "setting", column: "value", rowId: KEYS_CHECK };

export class KeysDoNotFitError extends DatabaseStartError {}

/**
 * A process whose secrets are not those of this database would write what nobody else can open and call strangers
 * those it knows: it does not start (O5b). The first start leaves the proof; an older database is tried by opening
 * what is sealed in it. While APP_SECRET is being changed, both secrets are needed (O5c).
 */
export async function assertKeysFit(): Promise<void> {
  await inTransaction(async (tx) => {
    const known = keysCheckShape.safeParse(await readSetting(KEYS_CHECK)).data;
    if (known) {
      await assertSecretsFit(known);
      if (!opens(known.sealed, ADDRESS)) throw noKey();
    } else if (!(await opensContacts(tx))) throw noKey();
    await openLookupKey(tx);
    await resealLookupKey(tx);
    await retiredSecrets.reseal(tx);
    const [secret = ""] = ownMarks();
    if (known?.secret === secret && !needsRotation(known.sealed)) return;
    const older = known ? [known.secret, ...known.older].filter((mark) => mark !== secret) : [];
    await writeSetting(tx, KEYS_CHECK, { secret, older, sealed: encryptField("scholarsetu", ADDRESS) });
  });
}

async function assertSecretsFit(known: KeysCheck): Promise<void> {
  const own = ownMarks();
  const retired = (await retiredSecrets.marks()).find(({ mark }) => mark === own[0]);
  if (retired) {
    throw new KeysDoNotFitError(
      `APP_SECRET was retired on ${retired.at.slice(0, 10)}: set the one that came after it.`,
    );
  }
  const needed = [known.secret, ...known.older];
  if (needed.every((mark) => own.includes(mark))) return;
  throw new KeysDoNotFitError(
    needed.some((mark) => own.includes(mark))
      ? "APP_SECRET is being changed: set the other one as APP_SECRET_PREVIOUS until npm run rotate-keys is done."
      : "APP_SECRET is not the one this database was made with: set that one.",
  );
}

/** Whether this process has every secret the database needs; before there is a proof, there is no doubt. */
export function opensKeysCheck(value: unknown): boolean {
  const known = keysCheckShape.safeParse(value).data;
  if (!known) return true;
  const own = ownMarks();
  return [known.secret, ...known.older].every((mark) => own.includes(mark)) && opens(known.sealed, ADDRESS);
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
