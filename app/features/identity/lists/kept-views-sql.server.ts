import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { KeptViews } from "#app/core/desk-lists.ts";
import { listChoice, listView } from "#app/db/schema/list-views.ts";

/** All that somebody keeps of their desk's lists, as one value: it travels with another read (O25). */
export function keptViewsSql(userId: SQLWrapper, desk: SQLWrapper): SQL<KeptViews> {
  const views = sql`select json_agg(json_build_object('id', v.id, 'list', v.list, 'name', v.name, 'query', v.query,
      'isShared', v.is_shared, 'isOwn', v.user_id = ${userId}) order by v.name, v.id)
    from ${listView} v where v.desk = ${desk} and (v.is_shared or v.user_id = ${userId})`;
  const choices = sql`select json_agg(json_build_object('list', c.list, 'viewId', c.view_id, 'hidden', c.hidden))
    from ${listChoice} c where c.desk = ${desk} and c.user_id = ${userId}`;
  return sql`json_build_object('views', coalesce((${views}), '[]'::json), 'choices',
    coalesce((${choices}), '[]'::json))::text`.mapWith((text: string) => JSON.parse(text) as KeptViews);
}
