import { and, eq, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { addIstDays, formatDate, now } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { ascending, descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { seasonWords } from "../../keeping/differences-in-words.server.ts";
import { isDueReason } from "../../keeping/due.ts";
import { dueForALook } from "../../keeping/due-for-a-look.server.ts";
import type { DeskScholarship } from "../../lists/desk-scholarship.ts";
import { type DeskScholarshipFilter, provenanceDays } from "../../lists/desk-scholarship-list.ts";
import { type ScholarshipStatus, scholarshipMachine } from "../../scholarship-status.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import type { Season } from "../../views/deadline.ts";

type Query = ListQuery<DeskScholarshipFilter, "newest" | "unlooked">;

/** Every scholarship, drafts too, with where its facts come from and how old they are. */
export async function listDeskScholarships(actor: Actor, query: Query): Promise<Page<DeskScholarship>> {
  scholarshipPermissions.assertCan(actor, "scholarship.see_desk");
  const oldBefore = addIstDays(now(), -provenanceDays);
  const page = await listPage({
    query,
    where: conditionsOf(query, oldBefore),
    sorts: {
      newest: [descending(scholarship.updatedAt), descending(scholarship.id)],
      // What was never looked at comes first of all.
      unlooked: [
        ascending(sql`coalesce(${scholarship.checkedOn}, date '2000-01-01')`, { type: "date" }),
        ascending(scholarship.id),
      ],
    },
    rows: (wanted) =>
      database()
        .select({
          id: scholarship.id,
          slug: scholarship.slug,
          title: scholarship.title,
          provider: scholarship.provider,
          status: scholarship.status,
          confidence: scholarship.confidence,
          sources: scholarship.sources,
          checkedOn: scholarship.checkedOn,
          differs: scholarship.differs,
          season: scholarship.season,
          place: wanted.place,
        })
        .from(scholarship)
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: scholarship,
  });
  const rows = page.rows.map(({ status, checkedOn, season, ...row }) => ({
    ...row,
    statusLabel: scholarshipMachine.states[status].label,
    status,
    checkedOn: checkedOn && formatDate(checkedOn),
    season: (season as Season).kind === "yearly" ? seasonWords(season) : null,
    isOld: checkedOn === null || checkedOn < oldBefore,
    events: allowedEvents(scholarshipMachine, status, actor).map(({ event, label }) => ({ event, label })),
  }));
  return { ...page, rows };
}

function conditionsOf({ filters, search }: Query, oldBefore: string): SQL | undefined {
  const { status, facts, due } = filters;
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    status.length > 0 ? inArray(scholarship.status, status as ScholarshipStatus[]) : undefined,
    facts.includes("old")
      ? or(isNull(scholarship.checkedOn), lt(scholarship.checkedOn, oldBefore))
      : undefined,
    facts.includes("unsourced") ? sql`cardinality(${scholarship.sources}) = 0` : undefined,
    facts.includes("differs") ? isNotNull(scholarship.differs) : undefined,
    ...due.map((why) => (isDueReason(why) ? dueForALook(why) : undefined)),
    facts.includes("low") ? eq(scholarship.confidence, "low") : undefined,
    search ? or(ilike(scholarship.title, like), ilike(scholarship.provider, like)) : undefined,
  );
}
