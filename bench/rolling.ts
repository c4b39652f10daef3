// npm run bench:rolling: a new version is rolled out under load, behind the shipped nginx sample (deploy/nginx): two
// processes for pages and one for jobs on PostgreSQL, in production mode. Fails on a broken reply or a missing asset.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort, type RunningServer, startServer } from "#tests/journeys/support/server.ts";
import { awayFileOf, hasNginx, startNginx } from "#tests/support/doubles/nginx.ts";
import { startPostgresServer, withAdmin } from "#tests/support/postgres-server.ts";
import { productionSettings } from "#tests/support/production-settings.ts";
import { visit } from "./rolling/rolling-load.ts";
import { makeOtherBuild } from "./rolling/rolling-other-build.ts";

if (!hasNginx()) {
  console.error("nginx is not installed here, so its sample cannot be tried: install it and run this again.");
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "scholarsetu-rolling-"));
const first = resolve(import.meta.dirname, "..", process.env.BUILD_DIR ?? "build");
const second = resolve(import.meta.dirname, "..", "dist", "rolling-build");
makeOtherBuild(first, second);

const postgres = await startPostgresServer();
await withAdmin(postgres.url, (query) => query("create database rolling"));
const shared = {
  ...productionSettings(),
  DATABASE_URL: postgres.urlOf("rolling"),
  DATA_DIR: folder,
  ASSETS_DIR: join(folder, "assets"),
  TRUSTED_PROXIES: "1",
  STOP_PAUSE_SECONDS: "5",
};
const ports = [await freePort(), await freePort()] as const;
const start = (port: number, role: string, build: string) =>
  startServer({
    ...shared,
    PORT: String(port),
    PROCESS_ROLE: role,
    BUILD_DIR: build,
    AWAY_FILE: awayFileOf(folder, port),
  });

const worker = await start(await freePort(), "worker", first);
const web: RunningServer[] = [];
for (const port of ports) web.push(await start(port, "web", first));
const nginx = await startNginx(ports, folder);
const load = visit(nginx.port, 6);
await new Promise((warm) => setTimeout(warm, 5000));

console.log("restart            stop s  start s  replies so far  broken  assets 404");
for (const [name, build] of [
  ["the new version", second],
  ["back to the old", first],
] as const) {
  for (const [index, port] of ports.entries()) {
    const began = Date.now();
    const exit = await web[index]?.stop();
    if (exit?.code !== 0) load.tally.broken.push(`process ${index + 1} ended with ${exit?.code}`);
    const stopped = Date.now();
    web[index] = await start(port, "web", build);
    const { replies, broken, missing } = load.tally;
    console.log(
      `${`${name}, ${index + 1}`.padEnd(18)} ${seconds(stopped - began)} ${seconds(Date.now() - stopped)}  ${String(replies).padStart(14)}  ${String(broken.length).padStart(6)}  ${String(missing.length).padStart(10)}`,
    );
    await new Promise((on) => setTimeout(on, 2000));
  }
}
const { replies, assets, forms, broken, missing } = await load.stop();
await nginx.stop();
for (const server of [...web, worker]) await server.stop();
await postgres.stop();
for (const path of [folder, second]) rmSync(path, { recursive: true, force: true });

console.log(
  `${replies} replies, of them ${assets} assets and ${forms} forms: ${broken.length} broken, ${missing.length} assets 404`,
);
for (const line of [...new Set([...broken, ...missing])].slice(0, 20)) console.log(`  ${line}`);
if (broken.length + missing.length > 0) process.exitCode = 1;

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1).padStart(6);
}
