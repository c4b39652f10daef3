import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { log } from "#app/core/requests/observing/log.server.ts";
import { env } from "#app/core/settings/env.server.ts";
import { ownFolder } from "#app/core/settings/own-folder.server.ts";
import { watchContentVersion } from "#app/db/content-version.server.ts";
import { openJobs, prepareJobs } from "#app/db/jobs/jobs.server.ts";
import { assertKeysFit } from "#app/db/keys/assert-keys-fit.server.ts";
import { tellProcessKeys } from "#app/db/keys/process-keys.server.ts";
import { migrateDatabase } from "#app/db/migrating/migrate.server.ts";
import { projectRoot } from "#app/db/migrating/project-root.server.ts";
import { checkDatabase } from "#app/db/opening/check-database.server.ts";
import { connectDatabase } from "#app/db/opening/client.server.ts";
import { followClock } from "#app/db/opening/follow-clock.server.ts";
import { NOTICE_TAG, siteNotice } from "#app/db/site-notice.server.ts";
import { counsellorEntries } from "#app/features/content/server/bookings/counsellor-entries.server.ts";
import { syncCounsellors } from "#app/features/helpdesk/server/counsellors/sync-counsellors.server.ts";
import { resolveActor } from "#app/features/identity/server/sessions/resolve-actor.server.ts";
import { assertSmsTemplates } from "#app/features/notifications/server/outbox/assert-sms-templates.server.ts";
import { assertWhatsAppTemplates } from "#app/features/notifications/server/whatsapp/assert-whats-app-templates.server.ts";
import { type AppOptions, clientRootOf, createApp } from "./app.ts";
import { backupJobs } from "./backup/backup-job.ts";
import { answerBackupRequests } from "./backup/backup-request.ts";
import { makeWantedBackup } from "./backup/make-wanted-backup.ts";
import { connectFeatures } from "./connect-features.ts";
import { buildDemoWorld, demoSignIns } from "./demo-world.ts";
import { keepAssets } from "./files/kept-assets.ts";
import { metricsServer } from "./http/metrics/metrics-endpoint.ts";
import { jobs } from "./job-list.ts";
import { awayFile } from "./lifecycle/away-file.ts";
import { noteJobDone, noteJobError, noteSlowQuery } from "./lifecycle/note-for-operator.ts";
import { Readiness } from "./lifecycle/readiness.ts";
import { reportIn } from "./lifecycle/report-in.ts";
import { RunningReplies } from "./lifecycle/running-replies.ts";
import { startTracing } from "./lifecycle/start-tracing.ts";
import { stopOnSignal } from "./lifecycle/stop-on-signal.ts";
import { warningsOf } from "./lifecycle/warnings.ts";
import { ContentChanges } from "./pages/content-changes.ts";
import { cutStyles } from "./pages/first-styles.ts";
import { pageCache } from "./pages/page-handler.ts";

/** Longer than proxies keep an unused connection (nginx, ALB: 60 s): they close it, and no request meets our closing. */
const keepAliveMs = 65_000;
/** Whoever connects must say what they want, and have said it after a while: a slow line is no reason to wait for ever. */
const timeLimits = { headersTimeout: 15_000, requestTimeout: 310_000, connectionsCheckingInterval: 5_000 };

export type Boot = Pick<AppOptions, "build" | "mode"> & {
  /** The first file of the built server; null in development, where there is none. */
  bundle: string | null;
  say: (line: string) => void;
};

/** Everything a process needs before it may answer: configuration, database, demo world, queues. */
export async function prepare({ build, mode, bundle, say }: Boot) {
  const settings = env();
  ownFolder(settings.DATA_DIR);
  assertSmsTemplates(settings);
  assertWhatsAppTemplates(settings);
  say(
    settings.DATABASE_URL
      ? "Connecting to PostgreSQL"
      : `Opening the embedded database in ${settings.DATA_DIR}`,
  );
  await connectDatabase(settings, { onSlowQuery: noteSlowQuery });
  await followClock();
  await migrateDatabase();
  await assertKeysFit();
  const takeBackKeys = await tellProcessKeys();
  connectFeatures();
  await syncCounsellors(counsellorEntries(settings));
  if (settings.isDemo) await buildDemoWorld(bundle, say);
  const content = await followContent();
  const noted = { onError: noteJobError, onDone: noteJobDone };
  const allJobs = [...jobs, ...backupJobs(settings)];
  const startWorkers = settings.PROCESS_ROLE === "web" ? await onlyEnqueue() : await openJobs(allJobs, noted);
  // Nobody else can open the embedded database while we hold it: a backup is ours to make (O13d).
  if (!settings.DATABASE_URL)
    answerBackupRequests(settings.DATA_DIR, (request, tell) => makeWantedBackup(settings, request, tell));
  const readiness = new Readiness(checkDatabase, { timeoutMs: settings.READY_TIMEOUT_MS });
  const appWith = (cachePages: boolean, other: Partial<Pick<AppOptions, "build" | "resolveActor">> = {}) =>
    createApp({
      build,
      mode,
      settings,
      readiness,
      resolveActor,
      ...other,
      cachePages,
      content: content.now,
      clientRoot: clientRootOf(projectRoot()),
      styles: mode === "production" ? cutStyles(clientRootOf(projectRoot())) : null,
    });
  return { app: appWith(mode === "production"), appWith, settings, readiness, startWorkers, takeBackKeys };
}

/** A process for pages alone: what it enqueues runs in the processes that work. */
async function onlyEnqueue() {
  await prepareJobs(jobs);
  return async () => undefined;
}

/** Every change of content, in any process, ends the kept pages that were made of it. */
async function followContent() {
  const changes = new ContentChanges();
  const note = (tag: string) => {
    changes.note(tag);
    pageCache.sweep(changes.now());
  };
  await siteNotice.refresh();
  await watchContentVersion(({ tag }) => {
    note(tag);
    // A page that was made between the two is without it: once more when it is known.
    if (tag === NOTICE_TAG) void siteNotice.refresh().then(() => note(tag), noteJobError);
  });
  return { now: () => changes.now() };
}

/**
 * The product as `npm start` runs it. Pages are answered as soon as it listens; it is ready, and says so, once the
 * jobs run too. A problem is thrown as a plain sentence.
 */
export async function serve(boot: Boot): Promise<Server> {
  const { app, settings, readiness, startWorkers, takeBackKeys } = await prepare(boot);
  const replies = new RunningReplies();
  const server = createServer(timeLimits, replies.listener(getRequestListener(app.fetch)));
  server.keepAliveTimeout = keepAliveMs;
  await keepOwnAssets(boot, settings.ASSETS_DIR);
  await listen(server, settings.PORT, settings.HOST);
  if (settings.METRICS_PORT) await listen(metricsServer(), settings.METRICS_PORT, settings.HOST);
  const stopTracing = await startTracing(settings);
  reportIn();
  const work = startWorkers();
  const away = awayFile(settings.AWAY_FILE);
  stopOnSignal({
    server,
    replies,
    readiness,
    away,
    work,
    pauseSeconds: settings.STOP_PAUSE_SECONDS,
    drainSeconds: settings.STOP_DRAIN_SECONDS,
    stopTracing,
    takeBackKeys,
  });
  await work;
  readiness.becomes("ready");
  away.remove();
  boot.say(`ScholarSetu is ready at ${settings.PUBLIC_URL}`);
  for (const line of warningsOf(settings)) boot.say(line);
  if (settings.isDemo) for (const line of demoSignIns) boot.say(line);
  return server;
}

/** Before anybody is answered: the first page of this build may ask another process for its files. */
async function keepOwnAssets({ build }: Boot, folder: string | null): Promise<void> {
  if (!folder || typeof build === "function") return;
  try {
    await keepAssets(clientRootOf(projectRoot()), folder, build.assets.version);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    log.warn({ folder, code }, "The assets of this build could not be kept: see ASSETS_DIR");
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
}
