import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { flushLog, log } from "#app/core/requests/observing/log.server.ts";
import { stopJobs } from "#app/db/jobs/jobs.server.ts";
import { closeDatabase } from "#app/db/opening/client.server.ts";
import type { AwayFile } from "./away-file.ts";
import type { Readiness } from "./readiness.ts";
import type { RunningReplies } from "./running-replies.ts";

export type Stopping = {
  server: Server;
  replies: RunningReplies;
  readiness: Readiness;
  /** For a proxy that does not ask whether we are ready. */
  away: AwayFile;
  /** The jobs' beginning: they must have begun before they can end. */
  work: Promise<void>;
  /** How long visitors are still served, so that the balancer has seen that we are unready. */
  pauseSeconds: number;
  drainSeconds: number;
  /** Sends the traces that are still held. */
  stopTracing: () => Promise<void>;
  /** A change of a key asks the running processes: this one is none any more. */
  takeBackKeys: () => Promise<void>;
};

/**
 * T42: unready first, and each reply is its connection's last; after a pause no new visitors; the running
 * replies finish, then the jobs, and the database closes last. A second signal skips the pause.
 */
export function stopOnSignal(stopping: Stopping): void {
  const hurry = new AbortController();
  let hasBegun = false;
  const onSignal = () => {
    if (hasBegun) return hurry.abort();
    hasBegun = true;
    void stop(stopping, hurry.signal);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

async function stop(
  { server, replies, readiness, away, work, pauseSeconds, drainSeconds, stopTracing, takeBackKeys }: Stopping,
  hurry: AbortSignal,
): Promise<void> {
  readiness.becomes("stopping");
  away.put();
  log.info({ pauseSeconds, running: replies.count }, "stopping");
  // Without a pause nobody would be there for the connections that a goodbye makes people open.
  if (pauseSeconds > 0) replies.sayGoodbye();
  await pause(pauseSeconds * 1000, undefined, { signal: hurry }).catch(() => undefined);
  await replies.finish(server, drainSeconds * 1000);
  // If the jobs could not begin, the start itself says why.
  await work.catch(() => undefined);
  await stopJobs();
  await stopTracing();
  // With the database away it is forgotten by itself, three minutes later.
  await takeBackKeys().catch(() => undefined);
  await closeDatabase();
  log.info("stopped");
  flushLog();
  process.exit(0);
}
