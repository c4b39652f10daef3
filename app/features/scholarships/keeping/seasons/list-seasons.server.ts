import { and, ilike, or } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { ascending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "../../scholarships-permissions.ts";
import { seasonWords } from "../differences-in-words.server.ts";
import type { SeasonLine } from "./season-columns.ts";
import { expectedAfter, seasonOfRound } from "./season-of-round.ts";
import { isWithoutSeason, lastRound } from "./without-season.server.ts";

type Query = ListQuery<never, "oldest">;

/** One page of the rounds that are over without a usual season, each with the one it shows. */
export async function listSeasons(actor: Actor, query: Query): Promise<Page<SeasonLine>> {
  scholarshipPermissions.assertCan(actor, "scholarship.see_desk");
  const { search } = query;
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const page = await listPage({
    query,
    where: and(
      isWithoutSeason(),
      search ? or(ilike(scholarship.title, like), ilike(scholarship.provider, like)) : undefined,
    ),
    sorts: { oldest: [ascending(lastRound.closesOn, { type: "text" }), ascending(scholarship.id)] },
    rows: (wanted) =>
      database()
        .select({
          id: scholarship.id,
          title: scholarship.title,
          provider: scholarship.provider,
          ...lastRound,
          place: wanted.place,
        })
        .from(scholarship)
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: scholarship,
  });
  return { ...page, rows: page.rows.map(lineOf) };
}

type Row = { id: string; title: string; provider: string; opensOn: string | null; closesOn: string };

function lineOf({ id, title, provider, opensOn, closesOn }: Row): SeasonLine {
  const expected = expectedAfter({ opensOn, closesOn }, istDate());
  return {
    ...{ id, title, provider },
    last: opensOn ? `${formatDate(opensOn)} to ${formatDate(closesOn)}` : `until ${formatDate(closesOn)}`,
    season: seasonWords(seasonOfRound({ opensOn, closesOn })),
    expected: expected ? formatDate(expected) : "",
  };
}
