import { and, isNull, lte } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import { closeHelp } from "./close-help.server.ts";

/** Hourly: whose time is over is told so. Nothing was open to them since that moment anyway. */
export async function sweepHelpers(): Promise<void> {
  const isOver = and(isNull(studentHelper.endedAt), lte(studentHelper.endsAt, now()));
  const over = await database().select().from(studentHelper).where(isOver).limit(200);
  for (const row of over) await inTransaction((tx) => closeHelp(tx, systemActor, row, "time"));
}
