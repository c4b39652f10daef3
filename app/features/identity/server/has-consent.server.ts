import { and, eq, isNull } from "drizzle-orm";
import { database } from "#app/db/client.server.ts";
import { consent } from "#app/db/schema/consents.ts";
import type { ConsentPurpose } from "../consent-purposes.ts";

/** Whether something may be done with somebody's data now: ask before doing it, each time. */
export async function hasConsent(userId: string, purpose: ConsentPurpose): Promise<boolean> {
  const found = await database()
    .select({ id: consent.id })
    .from(consent)
    .where(and(eq(consent.userId, userId), eq(consent.purpose, purpose), isNull(consent.withdrawnAt)))
    .limit(1);
  return found.length > 0;
}
