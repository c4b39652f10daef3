import { sql } from "drizzle-orm";
import { adapters } from "#app/adapters/adapters.server.ts";
import { type OutsideService, outsideServices } from "#app/adapters/watch-calls.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { gatewayMinute } from "#app/db/schema/operations.ts";
import { type GatewayName, gatewayNames } from "../gateway-names.ts";
import type { GatewayView, Health } from "../system-view.ts";

const names: Record<OutsideService, GatewayName> = gatewayNames;

type Row = {
  service: OutsideService;
  lastGoodSeconds: number | null;
  lastBadSeconds: number | null;
  calls: number;
  bad: number;
  lastCode: string | null;
};

/** Each service outside: its last good answer, and what failed within the hour. */
export async function listGateways(): Promise<GatewayView[]> {
  const { rows } = await database().execute<Row>(sql`
    select service,
      extract(epoch from now() - max(last_good_at))::float8 as "lastGoodSeconds",
      extract(epoch from now() - max(last_bad_at))::float8 as "lastBadSeconds",
      coalesce(sum(good + bad) filter (where minute > now() - interval '1 hour'), 0)::int as calls,
      coalesce(sum(bad) filter (where minute > now() - interval '1 hour'), 0)::int as bad,
      (array_agg(last_code order by last_bad_at desc) filter (where last_code is not null))[1] as "lastCode"
    from ${gatewayMinute} group by service`);
  const used = outsideServices.filter(
    (service) => !(service === "whatsapp" || service === "push") || adapters()[service],
  );
  return used.map((service) => {
    const row = rows.find((each) => each.service === service);
    const { lastGoodSeconds = null, calls = 0, bad = 0, lastCode = null } = row ?? {};
    return { name: names[service], lastGoodSeconds, calls, bad, lastCode, health: healthOf(row) };
  });
}

/** Down: its last answer was a failure, and the last good one is not fresh. Slow: one call in twenty fails. */
function healthOf(row: Row | undefined): Health {
  if (!row || row.bad === 0) return "working";
  const good = row.lastGoodSeconds ?? Number.POSITIVE_INFINITY;
  const bad = row.lastBadSeconds ?? Number.POSITIVE_INFINITY;
  if (bad < good && good > 60) return "down";
  return row.bad / row.calls > 0.05 ? "slow" : "working";
}
