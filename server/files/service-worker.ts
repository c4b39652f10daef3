import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "hono";
import type { ServerBuild } from "react-router";
import { projectRoot } from "#app/db/migrating/project-root.server.ts";
import type { ServerEnv } from "../hono-env.ts";

/** Which place on the phone an answer may be kept in; without the header it is kept nowhere. */
export const keepHeader = "Keep-Offline";

/** A browser takes a new worker when its text is another: each build has its own, so its offline page comes along. */
export function workerText(version: string): string {
  const code = readFileSync(join(projectRoot(), "server", "files", "service-worker.js"), "utf8")
    .split("\n")
    .filter((line) => !/^\s*(\/\/|\/\*\*.*\*\/$)/.test(line))
    .join("\n");
  return `const VERSION = ${JSON.stringify(version)};\n${code}`;
}

/** S31f: at the root of the site, so that it may answer for all of it. While developing there is none. */
export function serviceWorker(build: ServerBuild | (() => Promise<ServerBuild>)) {
  const text = typeof build === "function" ? null : workerText(build.assets.version);
  return (c: Context<ServerEnv>, next: () => Promise<void>) =>
    text === null
      ? next()
      : Promise.resolve(
          c.body(text, 200, {
            "Content-Type": "text/javascript; charset=utf-8",
            // Asked for again each time: an old one must not outlive a release.
            "Cache-Control": "no-cache",
          }),
        );
}
