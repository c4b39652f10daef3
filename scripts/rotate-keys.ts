// npm run rotate-keys: put the new key first in ENCRYPTION_KEYS (or keys.json), keep the old one behind it, run
// this, and then remove the old one.
import { currentEncryptionKey } from "#app/core/crypto.server.ts";
import { rotateKeys } from "#app/db/rotate-keys.server.ts";
import { withDatabase } from "./with-database.ts";

await withDatabase(async () => {
  const { columns, left } = await rotateKeys((line) => console.log(line));
  const total = columns.reduce((sum, { rotated }) => sum + rotated, 0);
  console.log(`Encrypted ${total} fields anew under the key "${currentEncryptionKey().id}".`);
  console.log(
    "Documents keep the key they were stored with: keep old keys as long as there are such documents.",
  );
  if (left.length === 0) return;
  console.error(`Not encrypted anew, keep the old key: ${left.join(", ")}`);
  process.exitCode = 1;
});
