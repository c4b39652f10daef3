import type { z } from "zod";

export interface JobContext {
  readonly jobId: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborted when the job has run out of its time or the process stops. */
  readonly signal: AbortSignal;
}

/** Where jobs wait: all that who enqueues needs to know of them. */
export interface JobQueue<Payload extends object> {
  /** "message.send": a noun and a verb. */
  readonly name: string;
  /** Ids and codes only: whoever reads the job table learns nothing about anybody (T27). */
  readonly schema: z.ZodType<Payload>;
}

export interface JobDefinition<Payload extends object> extends JobQueue<Payload> {
  /** Default: 5 retries, first after 10 seconds, then ever later, up to an hour. */
  readonly retry?: {
    readonly limit: number;
    readonly delaySeconds?: number;
    readonly maxDelaySeconds?: number;
  };
  /** How long one try may take; default 5 minutes. */
  readonly expireInSeconds?: number;
  /** One waiting or running at a time: a second one is dropped. */
  readonly singleton?: boolean;
  /** How many run at once in one process; default 1. A setting is asked when the work begins. */
  readonly concurrency?: number | (() => number);
  /** It works through as many rows as there are: over connections of its own, with DATABASE_JOB_STATEMENT_TIMEOUT_MS. */
  readonly isLong?: boolean;
  /** When it runs by itself, in Indian time; its payload is then {}. */
  readonly cron?: string;
  /** At least once: it may run again after it has done its work, and must not mind. */
  run(payload: Payload, context: JobContext): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: jobs of different payloads stand in one list
export type Job = JobDefinition<any>;

// Ids, codes, dates, and public numbers such as SS-2026-0001234-7; no blank, no @, no long run of digits
// (phone, Aadhaar, account number).
const CODE = /^[\w.:+-]{1,100}$/;
const LONG_DIGITS = /\d{9,}/;
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Throws when a payload carries anything but ids, codes, numbers and flags. The value is not repeated. */
export function assertIdsOnly(job: string, payload: unknown, path = "payload"): void {
  if (payload === null || typeof payload === "number" || typeof payload === "boolean") return;
  if (typeof payload === "string") {
    if (CODE.test(payload) && !LONG_DIGITS.test(payload.replace(ID, ""))) return;
    throw new Error(`The job "${job}" may carry ids and codes only, and ${path} is neither`);
  }
  for (const [key, value] of Object.entries(payload as object)) assertIdsOnly(job, value, `${path}.${key}`);
}
