// npm run rotate-keys: leads through the change of an encryption key, of APP_SECRET, or of both, in the order that
// loses nothing, and does its last part. It says which step comes next and changes nothing before its turn:
//   1. the new one BEHIND the old one in every process (ENCRYPTION_KEYS=k1:…,k2:… / APP_SECRET=old,
//      APP_SECRET_PREVIOUS=new), restarted one after the other: now everybody accepts both;
//   2. the new one FIRST (k2:…,k1:… / APP_SECRET=new, APP_SECRET_PREVIOUS=old), restarted: now everybody writes with it;
//   3. this, with the same settings: fields and files are sealed anew, the old secret is retired; stopped, it goes on;
//   4. take the old ones out everywhere and restart; keep an old encryption key with the backups made before.
import { currentEncryptionKey } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { assertKeysFit } from "#app/db/keys/assert-keys-fit.server.ts";
import { retireSecret } from "#app/db/keys/retire-secret.server.ts";
import { rotateKeys } from "#app/db/keys/rotate-keys.server.ts";
import { findProcessesBehind } from "#app/db/opening/find-processes-behind.server.ts";
import { rotateDocuments } from "#app/features/documents/server/rotate-documents.server.ts";
import { withDatabase } from "./with-database.ts";

await withDatabase(async () => {
  const behind = await findProcessesBehind();
  if (behind.length > 0) {
    for (const sentence of behind) console.error(sentence);
    console.error(
      "Nothing was changed. Step 1: the new one behind the old one everywhere, restart. Step 2: the new one first, restart. Then this again.",
    );
    process.exitCode = 1;
    return;
  }
  await assertKeysFit();
  const isSealed = await sealAnew();
  const isRetired = await retire();
  if (!isSealed || !isRetired) process.exitCode = 1;
});

async function sealAnew(): Promise<boolean> {
  const { id } = currentEncryptionKey();
  const { columns, left } = await rotateKeys((line) => console.log(line));
  const total = columns.reduce((sum, { rotated }) => sum + rotated, 0);
  console.log(`Encrypted ${total} fields anew under the key "${id}".`);
  const documents = await rotateDocuments();
  console.log(`Encrypted ${documents.rotated} files anew under the key "${id}".`);
  if (documents.left.length > 0)
    console.error(`These files could not be opened, keep the old key: ${documents.left.join(", ")}`);
  if (left.length > 0) console.error(`Not encrypted anew, keep the old key: ${left.join(", ")}`);
  const isDone = documents.left.length === 0 && left.length === 0;
  if (isDone && env().keys.encryptionKeys.length > 1)
    console.log(
      `Step 4: nothing is under an older key. Take all but "${id}" out of ENCRYPTION_KEYS everywhere.`,
    );
  return isDone;
}

async function retire(): Promise<boolean> {
  const answer = await retireSecret();
  if (answer === "audit_busy") {
    console.error("The audit log was written to the whole time and could not be sealed: run this again.");
    return false;
  }
  if (answer === "retired")
    console.log("The old APP_SECRET is retired: it proves what it wrote, and nothing new.");
  if (env().keys.appSecretPrevious)
    console.log(
      "Step 4: take APP_SECRET_PREVIOUS out everywhere and restart. Links and cookies made with it end then.",
    );
  return true;
}
