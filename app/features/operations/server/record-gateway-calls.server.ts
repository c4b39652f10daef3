import { sql } from "drizzle-orm";
import type { OutsideCall, OutsideService } from "#app/adapters/watch-calls.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { gatewayMinute as table } from "#app/db/schema/operations.ts";

export type SeenCall = Pick<OutsideCall, "service" | "code"> & { at: Date };

/** Adds calls to their minutes, one row for each service and minute, whoever else counts there too. */
export async function recordGatewayCalls(calls: readonly SeenCall[]): Promise<void> {
  const rows = new Map<string, typeof table.$inferInsert>();
  for (const { service, code, at } of calls) {
    const row = rowOf(rows, service, at);
    if (code === null) {
      row.good += 1;
      row.lastGoodAt = at;
    } else {
      row.bad += 1;
      row.lastBadAt = at;
      row.lastCode = code;
    }
  }
  if (rows.size === 0) return;
  await database()
    .insert(table)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [table.service, table.minute],
      set: {
        good: sql`${table.good} + excluded.good`,
        bad: sql`${table.bad} + excluded.bad`,
        lastGoodAt: sql`greatest(${table.lastGoodAt}, excluded.last_good_at)`,
        lastBadAt: sql`greatest(${table.lastBadAt}, excluded.last_bad_at)`,
        lastCode: sql`coalesce(excluded.last_code, ${table.lastCode})`,
      },
    });
}

function rowOf(rows: Map<string, typeof table.$inferInsert>, service: OutsideService, at: Date) {
  const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
  const key = `${service} ${minute.getTime()}`;
  const row = rows.get(key) ?? { service, minute, good: 0, bad: 0 };
  rows.set(key, row);
  return row;
}
