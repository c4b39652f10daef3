import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { database } from "./opening/client.server.ts";
import type { Tx } from "./opening/connection.server.ts";
import { setting } from "./schema/settings.ts";

/** What was stored under the key, or null. Check its shape: another version may have written it. */
export async function readSetting(key: string): Promise<unknown> {
  const [row] = await database().select({ value: setting.value }).from(setting).where(eq(setting.key, key));
  return row?.value ?? null;
}

export async function writeSetting(tx: Tx, key: string, value: unknown): Promise<void> {
  const changes = { value, updatedAt: now() };
  await tx
    .insert(setting)
    .values({ key, ...changes })
    .onConflictDoUpdate({ target: setting.key, set: changes });
}
