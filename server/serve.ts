import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { istDate } from "#app/core/clock.ts";
import { env } from "#app/core/env.server.ts";
import { flushLog } from "#app/core/log.server.ts";
import { checkDatabase } from "#app/db/check-database.server.ts";
import { closeDatabase, connectDatabase } from "#app/db/client.server.ts";
import { watchContentVersion } from "#app/db/content-version.server.ts";
import { openWorkplace, stopJobs } from "#app/db/jobs.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { projectRoot } from "#app/db/project-root.server.ts";
import { counsellorEntries } from "#app/features/content/data/counsellor-hours.ts";
import { syncCounsellors } from "#app/features/helpdesk/server/sync-counsellors.server.ts";
import { resolveActor } from "#app/features/identity/server/resolve-actor.server.ts";
import { assertSmsTemplates } from "#app/features/notifications/server/assert-sms-templates.server.ts";
import { type AppOptions, clientRootOf, createApp } from "./app.ts";
import { connectFeatures } from "./connect-features.ts";
import { buildDemoWorld, demoSignIns } from "./demo-world.ts";
import { metricsServer } from "./http/metrics-page.ts";
import { jobs } from "./jobs.ts";
import { noteJobDone, noteJobError, noteSlowQuery } from "./note-trouble.ts";
import { pageCache } from "./page-handler.ts";
import { Readiness } from "./readiness.ts";

const drainSeconds = 20;

export type Boot = Pick<AppOptions, "build" | "mode"> & {
  /** The first file of the built server; null in development, where there is none. */
  bundle: string | null;
  say: (line: string) => void;
};

/** Everything a process needs before it may answer: configuration, database, demo world, queues. */
export async function prepare({ build, mode, bundle, say }: Boot) {
  const settings = env();
  assertSmsTemplates(settings);
  say(
    settings.DATABASE_URL
      ? "Connecting to PostgreSQL"
      : `Opening the embedded database in ${settings.DATA_DIR}`,
  );
  await connectDatabase(settings, { onSlowQuery: noteSlowQuery });
  await migrateDatabase();
  connectFeatures();
  await syncCounsellors(counsellorEntries);
  if (settings.isDemo) await buildDemoWorld(bundle, say);
  const content = await followContent();
  const beginWork = await openWorkplace(jobs, { onError: noteJobError, onDone: noteJobDone });
  const readiness = new Readiness(checkDatabase, { timeoutMs: settings.READY_TIMEOUT_MS });
  const appWith = (cachePages: boolean) =>
    createApp({
      build,
      mode,
      settings,
      readiness,
      resolveActor,
      cachePages,
      contentVersion: content.version,
      clientRoot: clientRootOf(projectRoot()),
    });
  return { app: appWith(mode === "production"), appWith, settings, readiness, beginWork };
}

/**
 * What a cached page was made of: every change of content, in any process, and the day in India,
 * since deadlines pass at midnight without anybody changing anything.
 */
async function followContent() {
  let changes = 0;
  await watchContentVersion(() => {
    changes += 1;
    pageCache.clear();
  });
  return { version: () => `${changes} ${istDate()}` };
}

/**
 * The product as `npm start` runs it. Pages are answered as soon as it listens; it is ready, and says so, once the
 * jobs run too. A problem is thrown as a plain sentence.
 */
export async function serve(boot: Boot): Promise<Server> {
  const { app, settings, readiness, beginWork } = await prepare(boot);
  const server = createServer(getRequestListener(app.fetch));
  await listen(server, settings.PORT, settings.HOST);
  if (settings.METRICS_PORT) await listen(metricsServer(), settings.METRICS_PORT, settings.HOST);
  const work = beginWork();
  stopOnSignal(server, readiness, work);
  await work;
  readiness.becomes("ready");
  boot.say(`ScholarSetu is ready at ${settings.PUBLIC_URL}`);
  if (settings.isDemo) for (const line of demoSignIns) boot.say(line);
  return server;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
}

/** T42: unready first, then no new visitors, the running answers finish, the database closes, exit 0. */
function stopOnSignal(server: Server, readiness: Readiness, work: Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    readiness.becomes("stopping");
    const forced = setTimeout(() => server.closeAllConnections(), drainSeconds * 1000);
    forced.unref();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    // Workers must have begun before they can end; if they could not, the start itself says why.
    await work.catch(() => undefined);
    await stopJobs();
    await closeDatabase();
    flushLog();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
