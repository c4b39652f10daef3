import { and, ilike, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship, scholarshipApart } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import type { DuplicateLine } from "./duplicate-columns.ts";

type Query = ListQuery<"why", "newest">;

/** So much of their words two titles of one provider share. */
const ALIKE = 0.6;
/** An address that more records name is a portal's, not one scholarship's; so is one without a path of its own. */
const MOST_OF_ONE_SITE = 3;

// Compared only with records of the same provider or address, so that a large catalogue is not squared.
const pairs = sql`(
  with record as (
    select id, number, lower(provider) as provider,
      regexp_replace(regexp_replace(lower(coalesce(website, '')), '^https?://(www\.)?', ''), '/+$', '') as site,
      array(select distinct word from unnest(regexp_split_to_array(lower(title), '[^[:alnum:]]+')) as word
        where length(word) > 2) as words
    from ${scholarship} where status in ('active', 'paused', 'closed')
  ), own_site as (
    select site from record
    where site ~ '^[^/]+/[^?#]' and site !~ '^[^/]+/(index|home|default|en|hi)?([.][a-z]+)?([?#].*)?$'
    group by site having count(*) between 2 and ${MOST_OF_ONE_SITE}::int
  ), alike as (
    select a.id as a_id, b.id as b_id, 'title' as why from record as a
    join record as b on a.provider = b.provider and a.number < b.number
    where (select count(*) from (select unnest(a.words) intersect select unnest(b.words)) as shared)
      >= ${ALIKE}::float8 * (select count(*) from (select unnest(a.words) union select unnest(b.words)) as every)
    union all
    select a.id, b.id, 'link' from own_site
    join record as a on a.site = own_site.site
    join record as b on b.site = own_site.site and a.number < b.number
  )
  select a_id, b_id, case when count(distinct why) > 1 then 'both' else min(why) end as why
  from alike where not exists (
    select 1 from ${scholarshipApart} as apart where apart.first_id = a_id and apart.second_id = b_id
  ) group by a_id, b_id
) as pair`;

const first = alias(scholarship, "first");
const second = alias(scholarship, "second");
const isFirst = sql`${first.id} = pair.a_id`;
const isSecond = sql`${second.id} = pair.b_id`;

/** One page of the pairs that may be one scholarship and that nobody has said are two. */
export async function listDuplicates(actor: Actor, query: Query): Promise<Page<DuplicateLine>> {
  scholarshipPermissions.assertCan(actor, "scholarship.see_desk");
  const page = await listPage({
    query,
    where: conditionsOf(query),
    sorts: { newest: [descending(second.number), descending(first.number)] },
    rows: (wanted) =>
      database()
        .select({
          first: { id: first.id, title: first.title, provider: first.provider },
          second: { id: second.id, title: second.title, provider: second.provider },
          why: sql<DuplicateLine["why"]>`pair.why`,
          place: wanted.place,
        })
        .from(pairs)
        .innerJoin(first, isFirst)
        .innerJoin(second, isSecond)
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: sql`${pairs} inner join ${scholarship} as "first" on ${isFirst} inner join ${scholarship} as "second" on ${isSecond}`,
  });
  return { ...page, rows: page.rows.map((row) => ({ ...row, id: `${row.first.id}:${row.second.id}` })) };
}

function conditionsOf({ filters, search }: Query): SQL | undefined {
  const [why] = filters.why;
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    why ? sql`pair.why = ${why}` : undefined,
    search ? or(ilike(first.title, part), ilike(second.title, part), ilike(first.provider, part)) : undefined,
  );
}
