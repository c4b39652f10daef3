import { formatDateTime } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { pageLinks } from "#app/core/lists/page-links.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notificationList } from "../../notification-list.ts";
import { listNotifications } from "./list-notifications.server.ts";

/** What is under the bell of a desk, as its page shows it. */
export async function readInbox(actor: Actor, url: URL) {
  const query = parseListQuery(notificationList, url);
  const page = await listNotifications(actor, query);
  return {
    rows: page.rows.map((row) => ({ ...row, createdAt: formatDateTime(new Date(row.createdAt)) })),
    total: page.total,
    ...pageLinks(query, page),
  };
}
