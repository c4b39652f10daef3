import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { newId } from "#app/core/id.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { recoveryCode } from "#app/db/schema/second-factors.ts";
import {
  formatRecoveryCode,
  recoveryAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
} from "../../recovery-codes.ts";

/** New recovery codes in place of the old ones. They are shown once: only their keyed hashes stay. */
export async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from(
      { length: recoveryCodeLength },
      () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
    ).join(""),
  );
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await tx.insert(recoveryCode).values(
    codes.map((code) => ({
      id: newId(),
      userId,
      codeHash: lookupHash("recovery-code", `${userId}:${code}`),
    })),
  );
  return codes.map(formatRecoveryCode);
}
