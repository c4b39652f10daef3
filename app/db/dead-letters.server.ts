import { sql } from "drizzle-orm";
import { DEAD_LETTERS } from "./boss.server.ts";
import { database } from "./client.server.ts";
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
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
}

/** For the metrics page. */
export async function countJobs(): Promise<QueueCount[]> {
  const { rows } = await database().execute<QueueCount & Record<string, unknown>>(sql`
    select name as job,
      count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'failed') as failed
    from pgboss.job group by name order by name`);
  return rows.map(({ job, waiting, running, failed }) => ({ job, waiting, running, failed }));
}
