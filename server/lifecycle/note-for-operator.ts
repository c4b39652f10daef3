import { log } from "#app/core/requests/observing/log.server.ts";
import type { JobRun } from "#app/db/jobs/jobs.server.ts";
import type { SlowQuery } from "#app/db/opening/client.server.ts";
import { jobDuration, slowQueries } from "../http/metrics/server-metrics.ts";

const MAX_STATEMENT = 500;

/** The statement bears no values: they are its parameters. */
export function noteSlowQuery({ statement, milliseconds }: SlowQuery): void {
  slowQueries.inc();
  log.warn({ ms: milliseconds, statement: statement.slice(0, MAX_STATEMENT) }, "slow query");
}

/** A failed try; without a run the queues themselves are in trouble (database away, a worker lost). */
export function noteJobError(error: unknown, run?: JobRun): void {
  jobDuration.observe({ job: run?.job ?? "queue", result: "failed" }, (run?.milliseconds ?? 0) / 1000);
  const { job, id, attempt, milliseconds } = run ?? {};
  log.error({ job: job ?? "queue", run: id, attempt, ms: milliseconds, err: error }, "job failed");
}

export function noteJobDone({ job, milliseconds }: JobRun): void {
  jobDuration.observe({ job, result: "done" }, milliseconds / 1000);
}
