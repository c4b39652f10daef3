import { eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { letterSubscriber } from "#app/db/schema/content.ts";
import type { LetterStatus } from "../../letter-status.ts";

export async function findLetterStatus(subscriberId: string): Promise<LetterStatus | null> {
  const [row] = await database()
    .select({ status: letterSubscriber.status })
    .from(letterSubscriber)
    .where(eq(letterSubscriber.id, subscriberId));
  return row?.status ?? null;
}
