import { formatRelative, now } from "#app/core/clock.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { dayPlace } from "../../day-groups.ts";
import { notificationList } from "../../notification-list.ts";
import type { NotificationRow, NotificationsTabView } from "../../notifications-tab-view.ts";
import { countNeedYou } from "./count-need-you.server.ts";
import { listNotifications } from "./list-notifications.server.ts";

/** A page of the bell, newest first, in its days. */
export async function readNotificationsTab(
  actor: Actor,
  url: URL,
  language: Language,
): Promise<NotificationsTabView> {
  const query = parseListQuery(notificationList, url);
  const [{ rows, next, previous }, needYou] = await Promise.all([
    listNotifications(actor, query, language),
    countNeedYou(actor),
  ]);
  const groups: {
    group: NotificationsTabView["groups"][number]["group"];
    head: string;
    rows: NotificationRow[];
  }[] = [];
  const at = now();
  for (const row of rows) {
    const moment = new Date(row.createdAt);
    const { group, head, time } = dayPlace(moment, language, at);
    const last = groups.at(-1);
    const line = { ...row, time, ago: formatRelative(moment, language, at) };
    if (last?.group === group && last.head === head) last.rows.push(line);
    else groups.push({ group, head, rows: [line] });
  }
  return {
    show: query.filters.show.includes("unread")
      ? "unread"
      : query.filters.type.includes("warning")
        ? "needYou"
        : "all",
    needYou,
    groups,
    nextHref: next && query.toUrl({ cursor: next }),
    previousHref: previous && query.toUrl({ cursor: previous }),
  };
}
