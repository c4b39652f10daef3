import { dirname } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { EnvError } from "#app/core/settings/env.server.ts";
import { stopJobs } from "#app/db/jobs/jobs.server.ts";
import { DatabaseStartError } from "#app/db/migrating/start-errors.ts";
import { closeDatabase } from "#app/db/opening/client.server.ts";
import { resolveActor } from "#app/features/identity/server/sessions/resolve-actor.server.ts";
import type { AppOptions } from "./app.ts";
import { complain, say } from "./say.ts";
import { type Boot, prepare, serve } from "./serve.ts";

const loadBuild = () => import("virtual:react-router/server-build") as Promise<ServerBuild>;
const built = { mode: "production", bundle: import.meta.filename } as const;

/** Called by server/run.mjs on the built bundle. */
export async function run(): Promise<void> {
  try {
    await serve({ ...built, build: await loadBuild(), say });
  } catch (error) {
    for (const sentence of plainSentences(error)) complain(sentence);
    process.exit(1);
  }
}

/** Called by scripts/building/prepare-demo.mjs: all that a first start makes, and then nothing. */
export async function makeDemoWorld(): Promise<void> {
  const { startWorkers } = await prepare({ ...built, build: await loadBuild(), say: () => {} });
  await startWorkers();
  await stopJobs();
  await closeDatabase();
}

/** Called by scripts/dev.ts for every request; the modules behind it reload by themselves. */
export async function devListener() {
  const boot: Boot = { build: loadBuild, mode: "development", bundle: null, say };
  const { app, readiness, startWorkers } = await prepare(boot);
  await startWorkers();
  readiness.becomes("ready");
  return getRequestListener(app.fetch);
}

type Substitutes = Pick<Partial<AppOptions>, "build" | "resolveActor">;

/** For bench/: the same application with and without its page cache, and with what a benchmark puts in its place. */
export async function benchListeners(
  instead: (build: ServerBuild, resolve: typeof resolveActor) => Substitutes = () => ({}),
) {
  const build = await loadBuild();
  const { appWith, readiness } = await prepare({ ...built, build, say: () => {} });
  readiness.becomes("ready");
  return {
    cached: getRequestListener(appWith(true).fetch),
    rendered: getRequestListener(appWith(false).fetch),
    instead: getRequestListener(appWith(false, instead(build, resolveActor)).fetch),
  };
}

/** Bad configuration stops the start with a sentence a person can act on, not with a stack. */
function plainSentences(error: unknown): string[] {
  if (error instanceof EnvError) return [...error.sentences];
  if (error instanceof DatabaseStartError) return [error.message];
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE")
    return [`Port ${port} is already in use. Stop the other program or set PORT to another number.`];
  if (code && ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"].includes(code)) {
    return [
      `The folder ${folderOf(path)} cannot be written. Give this user the right to write there, or set DATA_DIR.`,
    ];
  }
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

/** The first thing a start writes is its keys: the folder is what a person can do something about. */
function folderOf(path: string | undefined): string {
  if (!path) return "DATA_DIR";
  return path.endsWith(".json") ? dirname(path) : path;
}
