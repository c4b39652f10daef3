import { hostname } from "node:os";
import { like, sql } from "drizzle-orm";
import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { env } from "#app/core/settings/env.server.ts";
import { database, inTransaction } from "../opening/client.server.ts";
import { setting } from "../schema/settings.ts";
import { writeSetting } from "../settings.server.ts";
import { ownMarks } from "./keys-check.ts";

const PREFIX = "keys.process.";
const EVERY_MS = 60_000;
/** Who was not heard for so long is not running any more. */
const ALIVE_MS = 3 * EVERY_MS;
const shape = z.object({
  keyIds: z.array(z.string()),
  secrets: z.array(z.string()).default([]),
  at: z.iso.datetime(),
});

/** Says every minute which keys this process knows, by their ids, so that a rotation cannot leave it behind (O5a). */
export async function tellProcessKeys(): Promise<() => Promise<void>> {
  const name = `${PREFIX}${hostname()}:${process.pid}`;
  const tell = () =>
    inTransaction((tx) =>
      writeSetting(tx, name, { keyIds: knownKeys(), secrets: ownMarks(), at: now().toISOString() }),
    );
  await tell();
  const timer = setInterval(() => void tell().catch(() => undefined), EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await database().delete(setting).where(sql`${setting.key} = ${name}`);
  };
}

function knownKeys(): string[] {
  return env().keys.encryptionKeys.map(({ id }) => id);
}

export interface ProcessKeys {
  readonly name: string;
  /** The first one writes; all of them are accepted. */
  readonly keyIds: readonly string[];
  /** Marks of the secrets, in the same order. */
  readonly secrets: readonly string[];
}

/** What the running processes said last: a change of a key asks them first. */
export async function listProcessKeys(): Promise<ProcessKeys[]> {
  const rows = await database()
    .select()
    .from(setting)
    .where(like(setting.key, `${PREFIX}%`));
  return rows.flatMap(({ key, value }) => {
    const told = shape.safeParse(value).data;
    if (!told || now().getTime() - Date.parse(told.at) > ALIVE_MS) return [];
    return [{ name: key.slice(PREFIX.length), keyIds: told.keyIds, secrets: told.secrets }];
  });
}
