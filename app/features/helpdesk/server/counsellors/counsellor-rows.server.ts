import { and, arrayContains, count, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import { ascending, type PageRequest } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { booking, counsellor } from "#app/db/schema/helpdesk-bookings.ts";
import { openBookings } from "../../bookings/booking-status.ts";
import type { CounsellorLine } from "../../counsellors/counsellor-columns.ts";

export type CounsellorQuery = ListQuery<"state" | "kind" | "language", "name">;

/** What the desk's list of counsellors and its export are made of. */
function parts(query: CounsellorQuery) {
  const { state, kind, language } = query.filters;
  const [only, gives, speaks] = [state[0], kind[0], language[0]];
  return {
    query,
    where: and(
      only ? eq(counsellor.active, only === "active") : undefined,
      gives ? arrayContains(counsellor.serves, [gives]) : undefined,
      speaks ? arrayContains(counsellor.languages, [speaks]) : undefined,
      query.search
        ? sql`${counsellor.name} ilike ${`%${query.search.replace(/[\\%_]/g, "\\$&")}%`}`
        : undefined,
    ),
    sorts: { name: [ascending(counsellor.name), ascending(counsellor.id)] },
    rows: (page: PageRequest) =>
      database()
        .select({ ...getTableColumns(counsellor), place: page.place })
        .from(counsellor)
        .where(page.where)
        .orderBy(...page.orderBy)
        .limit(page.limit),
    counted: counsellor,
  };
}

/** How many sessions each of them has ahead. */
async function openSessions(ids: readonly string[]): Promise<Map<string | null, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database()
    .select({ id: booking.counsellorId, open: count() })
    .from(booking)
    .where(and(inArray(booking.counsellorId, [...ids]), inArray(booking.status, openBookings)))
    .groupBy(booking.counsellorId);
  return new Map(rows.map(({ id, open }) => [id, open]));
}

function line(row: typeof counsellor.$inferSelect, open: number): CounsellorLine {
  const { id, name, serves, languages, active, emailSealed } = row;
  return { id, name, serves, languages, active, hasEmail: emailSealed !== null, open };
}

export const counsellorRows = { parts, openSessions, line };
