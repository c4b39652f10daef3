import { and, eq, lt } from "drizzle-orm";
import { z } from "zod";
import { addHours, now } from "#app/core/clock.ts";
import { badRequest, conflict } from "#app/core/requests/errors.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { canonicalJson, plainJson } from "./audit/canonical-json.ts";
import { defineJob } from "./jobs/jobs.server.ts";
import { deleteInPortions } from "./lists/delete-in-portions.server.ts";
import { inTransaction } from "./opening/client.server.ts";
import type { Tx } from "./opening/connection.server.ts";
import { idempotencyKey } from "./schema/idempotency.ts";

const KEY = /^[\w.:-]{8,200}$/;
const KEPT_HOURS = 48;

/** A keyed hash: a form holds few enough possible values that a plain one could be tried out. */
export function requestHash(request: unknown): string {
  return lookupHash("idempotency", canonicalJson(request));
}

/**
 * Does `work` once per key and scope, in one transaction with the note that it was done. Whoever comes with
 * the same key and the same request gets the first one's answer, also while the first one is still at work;
 * with another request: conflict. A `work` that throws leaves no trace, so a retry does it (T38).
 * The answer is kept as JSON and returned as such; let it be ids, not data.
 */
export async function runOnce<Answer>(
  key: string,
  scope: string,
  hash: string,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  if (!KEY.test(key)) throw badRequest("The idempotency key must be 8 to 200 letters, digits or . : _ -");
  return inTransaction(async (tx) => {
    // A second transaction waits in this insert until the first one has committed or rolled back.
    const [claimed] = await tx
      .insert(idempotencyKey)
      .values({ scope, key, requestHash: hash, createdAt: now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKey.key });
    const place = and(eq(idempotencyKey.scope, scope), eq(idempotencyKey.key, key));
    if (!claimed) return storedAnswer<Answer>(tx, place, hash);
    const answer = plainJson((await work(tx)) ?? null) as Answer;
    await tx
      .update(idempotencyKey)
      .set({ answer: { value: answer } })
      .where(place);
    return answer;
  });
}

async function storedAnswer<Answer>(tx: Tx, place: ReturnType<typeof and>, hash: string): Promise<Answer> {
  const [stored] = await tx.select().from(idempotencyKey).where(place);
  if (stored?.requestHash === hash && stored.answer) return stored.answer.value as Answer;
  throw conflict(
    "This was already sent with other content. Reload the page and send it again.",
    "idempotency_conflict",
  );
}

export const purgeIdempotencyKeysJob = defineJob({
  name: "idempotency.purge",
  schema: z.object({}),
  isLong: true,
  cron: "17 * * * *",
  singleton: true,
  async run() {
    await deleteInPortions(idempotencyKey, lt(idempotencyKey.createdAt, addHours(now(), -KEPT_HOURS)));
  },
});
