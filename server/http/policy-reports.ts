import type { MiddlewareHandler } from "hono";
import { z } from "zod";
import { now } from "#app/core/clock.ts";
import { log } from "#app/core/requests/observing/log.server.ts";
import { readJson } from "#app/core/requests/read-json.server.ts";
import { findRoute } from "#app/route-table.ts";
import type { ServerEnv } from "../hono-env.ts";

export const reportPath = "/csp-report";

const largest = 8 * 1024;
const mostPerMinute = 20;

const reportSchema = z.object({
  "csp-report": z.object({
    "effective-directive": z.string().max(60).optional(),
    "violated-directive": z.string().max(200).optional(),
    "blocked-uri": z.string().max(2000).optional(),
    "document-uri": z.string().max(2000).optional(),
  }),
});

/**
 * X31: browsers tell what the content policy kept off a page: a mistake of ours, or somebody's try. A line tells the
 * rule, the page's pattern and the origin, never an address (T27). Anybody can post here, so the lines are few.
 */
export function policyReports(): MiddlewareHandler<ServerEnv> {
  let minute = 0;
  let told = 0;
  return async (c) => {
    const read = reportSchema.safeParse(await readJson(c.req.raw, largest).catch(() => null));
    if (!read.success) return c.body(null, 400);
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) [minute, told] = [current, 0];
    told += 1;
    if (told <= mostPerMinute) {
      const report = read.data["csp-report"];
      const rule = (report["effective-directive"] ?? report["violated-directive"] ?? "").match(
        /^[a-z-]+/,
      )?.[0];
      const page = patternOf(report["document-uri"] ?? "");
      log.warn(
        { rule: rule ?? "unknown", blocked: originOf(report["blocked-uri"] ?? ""), page },
        "content policy",
      );
    }
    return c.body(null, 204);
  };
}

/** "inline", "eval", "data", or the origin alone. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  return URL.canParse(blocked) ? new URL(blocked).origin : "unknown";
}

function patternOf(address: string): string {
  return (URL.canParse(address) && findRoute(new URL(address).pathname)?.path) || "…";
}
