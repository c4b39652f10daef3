import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { serviceOutage } from "#app/db/schema/applications.ts";
import { readSetting, writeSetting } from "#app/db/settings.server.ts";

const KEY = "service.last-beat";
/** A beat comes every minute: three missed ones are an outage. */
const SILENCE_MS = 3 * 60_000;

/**
 * The outage clock: while the service runs it says so every minute. When it comes back after a silence, the
 * silence is written down, and closings of scholarships run here move by it (closing-moment.ts).
 */
export async function beat(): Promise<void> {
  await inTransaction(async (tx) => {
    const at = now();
    const last = z.iso.datetime().safeParse(await readSetting(KEY)).data;
    await writeSetting(tx, KEY, at.toISOString());
    if (!last || at.getTime() - Date.parse(last) <= SILENCE_MS) return;
    await tx.insert(serviceOutage).values({ id: newId(), beganAt: new Date(last), endedAt: at });
  });
}
