import { sql } from "drizzle-orm";
import { countRows } from "../lists/count-rows.server.ts";
import { database } from "../opening/client.server.ts";
import { DEAD_LETTERS } from "./boss.server.ts";
import { bossOf } from "./jobs.server.ts";

export interface DeadLetter {
  readonly id: string;
  readonly job: string;
  readonly payload: unknown;
  readonly failedAt: Date;
  readonly attempts: number;
  readonly reason: string;
}

/** Jobs that failed at their last try, newest first. */
export async function listDeadLetters(limit = 100): Promise<DeadLetter[]> {
  const { rows } = await database().execute<{
    id: string;
    job: string | null;
    payload: unknown;
    failed_at: string;
    attempts: number | null;
    reason: string | null;
  }>(sql`
    select id, source_name as job, data as payload, created_on as failed_at,
      source_retry_count + 1 as attempts, coalesce(source_output->>'message', source_output->'value'->>'message') as reason
    from pgboss.job where name = ${DEAD_LETTERS} and state < 'completed'
    order by created_on desc, id limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    job: row.job ?? "unknown",
    payload: row.payload,
    failedAt: new Date(row.failed_at),
    attempts: row.attempts ?? 1,
    reason: row.reason ?? "unknown reason",
  }));
}

/** Sends them back to where they failed; returns how many. */
export async function retryDeadLetters(ids: string[]): Promise<number> {
  return ids.length === 0 ? 0 : bossOf().redrive(DEAD_LETTERS, { ids });
}

export interface QueueCount {
  readonly job: string;
  /** Due now, and not begun. */
  readonly waiting: number;
  /** To be begun later: a pause after a failed try, or a set time. */
  readonly later: number;
  readonly running: number;
  /** Of the last hour. */
  readonly done: number;
  readonly failed: number;
  /** How long the oldest due one has waited. */
  readonly oldestSeconds: number;
}

/** Every queue as it stands, of all processes; the database's clock decides what is due. */
export async function countJobs(): Promise<QueueCount[]> {
  const { rows } = await database().execute<QueueCount & Record<string, unknown>>(sql`
    select name as job,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state < 'active' and start_after > now())::int as later,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'completed' and completed_on > now() - interval '1 hour')::int as done,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 hour')::int as failed,
      coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8
        as "oldestSeconds"
    from pgboss.job where name <> ${DEAD_LETTERS} and name not like '\\_\\_pgboss%' group by name order by name`);
  return rows;
}

export function countDeadLetters(): Promise<number> {
  return countRows(sql`pgboss.job`, sql`name = ${DEAD_LETTERS} and state < 'completed'`);
}
