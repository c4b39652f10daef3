import { and, asc, count, eq, isNotNull, isNull } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { passkey } from "#app/db/schema/passkeys.ts";
import { recoveryCode, userTotp } from "#app/db/schema/second-factors.ts";

export interface SecondFactors {
  readonly hasTotp: boolean;
  readonly passkeys: readonly { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  readonly recoveryCodesLeft: number;
}

/** What an account has beside its password. For the account itself and for its sign-in; never shown to others. */
export async function findSecondFactors(userId: string): Promise<SecondFactors> {
  const db = database();
  const [totp] = await db
    .select({ id: userTotp.userId })
    .from(userTotp)
    .where(and(eq(userTotp.userId, userId), isNotNull(userTotp.confirmedAt)));
  const passkeys = await db
    .select({
      id: passkey.id,
      name: passkey.name,
      createdAt: passkey.createdAt,
      lastUsedAt: passkey.lastUsedAt,
    })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt))
    .limit(50);
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)));
  return { hasTotp: totp !== undefined, passkeys, recoveryCodesLeft: codes?.left ?? 0 };
}
