import { fromPglite, PgBoss, type Queue } from "pg-boss";
import { currentTransaction } from "../opening/client.server.ts";
import type { Connection, PgliteConnection } from "../opening/connection.server.ts";
import { sqlRunner } from "../opening/sql-runner.server.ts";
import type { Job } from "./job-definition.ts";

export const DEAD_LETTERS = "dead-letters";
export const JOB_SCHEMA = "pgboss";
export const INDIAN_TIME = "Asia/Kolkata";
const YEAR_SECONDS = 365 * 24 * 3600;

export interface BossOptions {
  /** Whether this process also runs jobs, watches for dead workers, and keeps the schedule. */
  readonly works: boolean;
  readonly superviseSeconds: number;
  readonly onError: (error: unknown) => void;
}

export async function startBoss(connection: Connection, options: BossOptions): Promise<PgBoss> {
  const shared = {
    schema: JOB_SCHEMA,
    supervise: options.works,
    schedule: options.works,
    useListenNotify: options.works,
    superviseIntervalSeconds: options.superviseSeconds,
    // Expiry and missed heartbeats are looked for in the monitor's pass, which has a pace of its own.
    monitorIntervalSeconds: options.superviseSeconds,
    reindex: false,
    monitorVacuum: false,
  };
  const boss =
    connection.engine === "pglite"
      ? new PgBoss({ ...shared, backend: "pglite", db: embedded(connection) })
      : // A small pool of its own, so that jobs never wait for the last connection a page holds.
        new PgBoss({
          ...shared,
          connectionString: connection.directUrl,
          max: 3,
          application_name: "scholarsetu-jobs",
        });
  boss.on("error", options.onError);
  boss.on("warning", (warning) => options.onError(new Error(`Jobs: ${warning.message}`)));
  await boss.start();
  return boss;
}

// PGlite has one connection. A look-up by pg-boss while our own transaction holds it would wait for ever,
// so it goes through that transaction.
function embedded({ pglite }: PgliteConnection) {
  const plain = fromPglite(pglite);
  return {
    ...plain,
    executeSql: (text: string, values?: unknown[]) => {
      const tx = currentTransaction();
      return tx ? sqlRunner(tx).executeSql(text, values) : plain.executeSql(text, values);
    },
  };
}

export async function createQueues(
  boss: PgBoss,
  jobs: readonly Job[],
  engine: Connection["engine"],
): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!existing.has(DEAD_LETTERS)) {
    // Nobody works on it: a person looks, and sends back what should run again.
    await boss.createQueue(DEAD_LETTERS, {
      retentionSeconds: YEAR_SECONDS,
      deleteAfterSeconds: YEAR_SECONDS,
    });
  }
  for (const job of jobs) {
    const { limit = 5, delaySeconds = 10, maxDelaySeconds = 3600 } = job.retry ?? {};
    const settings = {
      retryLimit: limit,
      retryDelay: delaySeconds,
      retryBackoff: delaySeconds > 0,
      ...(delaySeconds > 0 && { retryDelayMax: maxDelaySeconds }),
      expireInSeconds: job.expireInSeconds ?? 300,
      deadLetter: DEAD_LETTERS,
      notify: true,
      // How another process learns that this one died. With the embedded database the next start knows.
      ...(engine === "postgres" && { heartbeatSeconds: 30 }),
    };
    const queue = existing.get(job.name);
    // Nearly every start finds them as they should be, and dozens of updates would hold it up.
    if (queue) {
      const isSame = Object.entries(settings).every(([key, value]) => queue[key as keyof Queue] === value);
      if (!isSame) await boss.updateQueue(job.name, settings);
    } else
      await boss.createQueue(job.name, { ...settings, policy: job.singleton ? "exclusive" : "standard" });
  }
}

export async function syncSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = new Map(jobs.flatMap((job) => (job.cron ? [[job.name, job.cron] as const] : [])));
  const stored = await boss.getSchedules();
  for (const schedule of stored) {
    if (!wanted.has(schedule.name)) await boss.unschedule(schedule.name);
  }
  for (const [name, cron] of wanted) {
    const same = stored.some((s) => s.name === name && s.cron === cron && s.timezone === INDIAN_TIME);
    if (!same) await boss.schedule(name, cron, {}, { tz: INDIAN_TIME });
  }
}
