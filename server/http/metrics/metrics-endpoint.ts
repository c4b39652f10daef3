import { timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { MiddlewareHandler } from "hono";
import { registry } from "#app/core/requests/observing/metrics.server.ts";
import type { Env } from "#app/core/settings/env.server.ts";
import type { ServerEnv } from "../../hono-env.ts";
import { collectDatabaseMetrics } from "./database-metrics.ts";
import "./server-metrics.ts";

async function readMetrics(): Promise<string> {
  await collectDatabaseMetrics();
  return registry.metrics();
}

type Settings = Pick<Env, "isProduction" | "METRICS_PORT" | "METRICS_TOKEN">;

/**
 * X21b: memory, load and what people do here are not for the world. On the public port it takes the token; without
 * one it is there in the demo alone, and not where it has a port of its own.
 */
export function publicMetrics(settings: Settings): MiddlewareHandler<ServerEnv> {
  const { isProduction, METRICS_PORT, METRICS_TOKEN } = settings;
  return async (c, next) => {
    const isOpen = METRICS_TOKEN
      ? isToken(c.req.header("authorization"), METRICS_TOKEN)
      : !isProduction && !METRICS_PORT;
    if (!isOpen) return next();
    return c.text(await readMetrics(), 200, {
      "Content-Type": registry.contentType,
      "Cache-Control": "no-store",
    });
  };
}

function isToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** METRICS_PORT: nothing but the metrics, for the monitoring's own network. */
export function metricsServer(): Server {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    readMetrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  // It must not keep a process alive that has stopped serving people.
  server.unref();
  return server;
}
