import { and, eq, ilike, inArray, or, sql } from "drizzle-orm";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship, scholarshipLink } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "../scholarships-permissions.ts";
import type { LinkLine } from "./link-columns.ts";
import { toLinkLine } from "./link-line.server.ts";

type Query = ListQuery<"state", "newest">;

/** One page of the websites; where one says another thing than was last looked at, what went and what came. */
export async function listLinks(actor: Actor, query: Query): Promise<Page<LinkLine>> {
  scholarshipPermissions.assertCan(actor, "scholarship.see_desk");
  const { filters, search } = query;
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const joined = eq(scholarship.id, scholarshipLink.scholarshipId);
  const page = await listPage({
    query,
    where: and(
      filters.state.length > 0
        ? inArray(scholarshipLink.state, filters.state as LinkLine["state"][])
        : undefined,
      search ? or(ilike(scholarship.title, like), ilike(scholarshipLink.address, like)) : undefined,
    ),
    sorts: { newest: [descending(scholarshipLink.changedAt), descending(scholarshipLink.id)] },
    rows: (wanted) =>
      database()
        .select({ link: scholarshipLink, title: scholarship.title, place: wanted.place })
        .from(scholarshipLink)
        .innerJoin(scholarship, joined)
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: sql`${scholarshipLink} inner join ${scholarship} on ${joined}`,
  });
  return { ...page, rows: page.rows.map(({ link, title }) => toLinkLine(link, title)) };
}
