// npm run rotate-keys: leads through the change of an encryption key, in the order that loses nothing:
//   1. put the new key BEHIND the old one in ENCRYPTION_KEYS of every process (k1:…,k2:…) and restart them all;
//   2. put it FIRST (k2:…,k1:…) and restart them all;
//   3. run this with the same ENCRYPTION_KEYS: fields and files are sealed anew; stopped, it goes on where it was;
//   4. take the old key out everywhere, but keep it with the backups made before.
import { currentEncryptionKey } from "#app/core/crypto.server.ts";
import { assertKeysFit } from "#app/db/assert-keys-fit.server.ts";
import { listProcessesWithout } from "#app/db/process-keys.server.ts";
import { rotateKeys } from "#app/db/rotate-keys.server.ts";
import { rotateDocuments } from "#app/features/documents/server/rotate-documents.server.ts";
import { withDatabase } from "./with-database.ts";

await withDatabase(async () => {
  const { id } = currentEncryptionKey();
  const behind = await listProcessesWithout(id);
  if (behind.length > 0) {
    console.error(
      `Nothing was changed. These running processes do not know the key "${id}" and could open nothing afterwards: ${behind.join(", ")}.`,
    );
    console.error(
      "Give it to every process behind the old one, restart them, then put it first, and run this again.",
    );
    process.exitCode = 1;
    return;
  }
  await assertKeysFit();
  const { columns, left } = await rotateKeys((line) => console.log(line));
  const total = columns.reduce((sum, { rotated }) => sum + rotated, 0);
  console.log(`Encrypted ${total} fields anew under the key "${id}".`);
  const documents = await rotateDocuments();
  console.log(`Encrypted ${documents.rotated} files anew under the key "${id}".`);
  if (documents.left.length > 0) {
    console.error(`These files could not be opened, keep the old key: ${documents.left.join(", ")}`);
    process.exitCode = 1;
  }
  if (left.length > 0) {
    console.error(`Not encrypted anew, keep the old key: ${left.join(", ")}`);
    process.exitCode = 1;
  }
  if (process.exitCode === undefined)
    console.log(`Nothing is under an older key. Take all but "${id}" out of ENCRYPTION_KEYS everywhere.`);
});
