import type { PgBoss } from "pg-boss";
import { inLogScope, log } from "#app/core/requests/observing/log.server.ts";
import { inSpan } from "#app/core/requests/observing/trace.server.ts";
import { perProcess } from "#app/core/settings/per-process.ts";
import { connection, onJobConnections } from "../opening/client.server.ts";
import type { Connection, Tx } from "../opening/connection.server.ts";
import { sqlRunner } from "../opening/sql-runner.server.ts";
import { createQueues, JOB_SCHEMA, startBoss, syncSchedules } from "./boss.server.ts";
import { idOfKey } from "./id-of-key.server.ts";
import { assertIdsOnly, type Job, type JobDefinition, type JobQueue } from "./job-definition.ts";
import { safeReason } from "./safe-reason.server.ts";

export type { Job, JobDefinition } from "./job-definition.ts";

export function defineJob<Payload extends object>(job: JobDefinition<Payload>): JobDefinition<Payload> {
  if (!/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/.test(job.name)) {
    throw new Error(`"${job.name}" is no job name: write it as "noun.verb"`);
  }
  if (job.cron && !job.schema.safeParse({}).success) {
    throw new Error(`The job "${job.name}" runs by the clock, so its payload must allow {}`);
  }
  return job;
}

interface JobSystem {
  readonly boss: PgBoss;
  readonly connection: Connection;
  readonly works: boolean;
  readonly names: ReadonlySet<string>;
}

const state = perProcess("jobs", () => ({ current: null as JobSystem | null }));

/** One try of a job. */
export interface JobRun {
  readonly job: string;
  readonly id: string;
  readonly attempt: number;
  readonly milliseconds: number;
}

export interface JobOptions {
  /** What went wrong, whole; the job table keeps only its kind. Without a run it is the queues' own trouble. */
  readonly onError: (error: unknown, run?: JobRun) => void;
  readonly onDone?: (run: JobRun) => void;
  /** How often a worker looks for what became due by time; a new job wakes it at once. */
  readonly pollSeconds?: number;
  /** How often the jobs of dead processes are looked for (PostgreSQL). */
  readonly superviseSeconds?: number;
}

const toLog: JobOptions = {
  onError: (error, run) => log.error({ err: error, job: run?.job, attempt: run?.attempt }, "job failed"),
};

/** Makes the queues, so that `enqueue` works, and runs nothing: for scripts, the demo builder, tests. */
export async function prepareJobs(jobs: readonly Job[]): Promise<void> {
  await openQueues(jobs, toLog, false);
}

/** @forTests Runs the jobs in this process, and those with a `cron` by the clock. */
export async function startJobs(jobs: readonly Job[], options: JobOptions): Promise<void> {
  const startWorkers = await openJobs(jobs, options);
  await startWorkers();
}

/** From now on `enqueue` works; what it gives back begins the work: all jobs, and those with a `cron` by the clock. */
export async function openJobs(jobs: readonly Job[], options: JobOptions): Promise<() => Promise<void>> {
  const { boss, connection: target } = await openQueues(jobs, options, true);
  return async () => {
    if (target.engine === "pglite") await failOrphans(boss, jobs);
    await syncSchedules(boss, jobs);
    for (const job of jobs) {
      const { concurrency = 1 } = job;
      const workers = typeof concurrency === "number" ? concurrency : concurrency();
      for (let worker = 0; worker < workers; worker += 1) await startWorker(boss, job, options);
    }
  };
}

export async function stopJobs(): Promise<void> {
  const system = state.current;
  state.current = null;
  await system?.boss.stop({ graceful: system.works, timeout: 15_000, close: true });
}

async function openQueues(jobs: readonly Job[], options: JobOptions, works: boolean): Promise<JobSystem> {
  await stopJobs();
  const target = connection();
  const boss = await startBoss(target, {
    works,
    superviseSeconds: options.superviseSeconds ?? 15,
    onError: options.onError,
  });
  await createQueues(boss, jobs, target.engine);
  state.current = { boss, connection: target, works, names: new Set(jobs.map((job) => job.name)) };
  return state.current;
}

function system(): JobSystem {
  if (!state.current) throw new Error("Jobs are not ready: call prepareJobs() or openJobs() first");
  return state.current;
}

/** For what else looks after the queues: dead letters, backup. */
export function bossOf(): PgBoss {
  return system().boss;
}

export interface EnqueueOptions {
  /** A moment, or seconds from now. */
  readonly startAfter?: Date | number;
  /** A second job of this key is dropped, until a week after the first one is done. */
  readonly singletonKey?: string;
  /** Dropped when it could not begin by then: an old OTP is not sent late (T41). */
  readonly discardAfterSeconds?: number;
}

/** Writes the job in the caller's transaction. Null when a job of the same key is already there. */
export async function enqueue<Payload extends object>(
  tx: Tx,
  job: JobQueue<Payload>,
  payload: Payload,
  { startAfter, singletonKey, discardAfterSeconds }: EnqueueOptions = {},
): Promise<string | null> {
  const { boss } = system();
  const checked = checkPayload(job, payload);
  return boss.send(job.name, checked, {
    db: sqlRunner(tx),
    ...(startAfter !== undefined && { startAfter }),
    ...(singletonKey !== undefined && { id: idOfKey(job.name, singletonKey) }),
    ...(discardAfterSeconds !== undefined && { retentionSeconds: discardAfterSeconds }),
  });
}

/** The same for many payloads, in one statement; some of them from a moment on, and not before. */
export async function enqueueMany<Payload extends object>(
  tx: Tx,
  job: JobQueue<Payload>,
  payloads: readonly Payload[],
  startAfter: readonly (Date | undefined)[] = [],
): Promise<void> {
  if (payloads.length === 0) return;
  const jobs = payloads.map((payload, at) => {
    const from = startAfter[at];
    return { data: checkPayload(job, payload), ...(from && { startAfter: from }) };
  });
  await system().boss.insert(job.name, jobs, { db: sqlRunner(tx) });
}

function checkPayload<Payload extends object>(
  { name, schema }: JobQueue<Payload>,
  payload: Payload,
): Payload {
  if (!system().names.has(name)) throw new Error(`The job "${name}" is not in the list given to openJobs()`);
  const checked = schema.parse(payload);
  assertIdsOnly(name, checked);
  return checked;
}

/** @forTests Runs all that is due, here and now, and says how many ran. */
export async function drainJobs(
  jobs: readonly Job[],
  {
    evenIfLater = false,
    onError = toLog.onError,
  }: { evenIfLater?: boolean; onError?: JobOptions["onError"] } = {},
): Promise<number> {
  const { boss } = system();
  let ran = 0;
  for (let before = -1; before !== ran; ) {
    before = ran;
    for (const job of jobs) {
      const [found] = await boss.fetch<object>(job.name, { ignoreStartAfter: evenIfLater });
      if (!found) continue;
      ran += 1;
      const signal = AbortSignal.timeout((job.expireInSeconds ?? 300) * 1000);
      try {
        await runJob(job, { ...found, signal }, { onError });
        await boss.complete(job.name, found.id);
      } catch (error) {
        await boss.fail(job.name, found.id, { message: (error as Error).message });
      }
    }
  }
  return ran;
}

async function startWorker(boss: PgBoss, job: Job, options: JobOptions): Promise<void> {
  const pollSeconds = options.pollSeconds ?? 2;
  const workerId: string = await boss.work<object>(
    job.name,
    { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: Math.max(5, pollSeconds) },
    async ([found]) => {
      if (!found) return;
      // There may be more: look again at once, and sleep only after a look that found nothing.
      boss.notifyWorker(workerId);
      await runJob(job, found, options);
    },
  );
}

interface FetchedJob {
  readonly id: string;
  readonly data: object;
  readonly retryCount: number;
  readonly signal: AbortSignal;
}

async function runJob(
  job: Job,
  found: FetchedJob,
  { onError, onDone }: Pick<JobOptions, "onError" | "onDone">,
): Promise<void> {
  const began = performance.now();
  const attempt = found.retryCount + 1;
  const run = (): JobRun => ({
    job: job.name,
    id: found.id,
    attempt,
    milliseconds: Math.round(performance.now() - began),
  });
  const work = () =>
    job.run(job.schema.parse(found.data ?? {}), { jobId: found.id, attempt, signal: found.signal });
  try {
    await inLogScope({ job: job.name, run: found.id }, () =>
      inSpan(`job ${job.name}`, { attempt }, () => (job.isLong ? onJobConnections(work) : work())),
    );
  } catch (error) {
    onError(error, run());
    throw new Error(safeReason(error));
  }
  onDone?.(run());
}

// Nobody but this process can hold the embedded folder: what is still marked as running died with the last one.
async function failOrphans(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const { rows } = await boss
    .getDb()
    .executeSql(
      `select name, array_agg(id) as ids from ${JOB_SCHEMA}.job where state = 'active' and name = any($1) group by name`,
      [jobs.map((job) => job.name)],
    );
  for (const { name, ids } of rows as { name: string; ids: string[] }[]) {
    await boss.fail(name, ids, { message: "The process ended while it ran" });
  }
}
