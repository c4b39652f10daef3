import { lt, sql } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { readClockSkew } from "#app/db/opening/read-clock-skew.server.ts";
import { processBeat } from "#app/db/schema/operations.ts";

const GONE_AFTER_SECONDS = 120;

/** "I live, and my clock is this far off", by the database's clock; whoever has been silent for long is forgotten. */
export async function beatProcess(id: string, startedAt: Date): Promise<void> {
  const skewMs = Math.round((await readClockSkew()) * 1000);
  const beatAt = sql`now()`;
  await database()
    .insert(processBeat)
    .values({ id, startedAt, beatAt, skewMs })
    .onConflictDoUpdate({ target: processBeat.id, set: { beatAt, skewMs } });
  await database()
    .delete(processBeat)
    .where(lt(processBeat.beatAt, sql`now() - make_interval(secs => ${GONE_AFTER_SECONDS})`));
}
