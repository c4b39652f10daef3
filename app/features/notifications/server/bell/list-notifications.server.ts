import { and, inArray, isNull } from "drizzle-orm";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { defaultLanguage, type Language } from "#app/core/words/i18n.ts";
import { languageOfWords } from "#app/core/words/language-of-words.ts";
import { descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { notification as table } from "#app/db/schema/messages.ts";
import type { NotificationType, NotificationView } from "../../notification-list.ts";
import { notificationPermissions } from "../../notification-permissions.ts";
import { ownBell } from "./own-bell.server.ts";

export async function listNotifications(
  actor: Actor,
  query: ListQuery<"show" | "type", "newest">,
  language: Language = defaultLanguage,
): Promise<Page<NotificationView>> {
  notificationPermissions.assertCan(actor, "notification.read");
  const types = query.filters.type as NotificationType[];
  const page = await listPage({
    query,
    where: and(
      ownBell(actor),
      query.filters.show.includes("unread") ? isNull(table.readAt) : undefined,
      types.length > 0 ? inArray(table.type, types) : undefined,
    ),
    sorts: { newest: [descending(table.createdAt), descending(table.id)] },
    rows: (wanted) =>
      database()
        .select({
          id: table.id,
          type: table.type,
          title: table.title,
          message: table.message,
          words: table.words,
          link: table.link,
          createdAt: table.createdAt,
          readAt: table.readAt,
          place: wanted.place,
        })
        .from(table)
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: table,
  });
  const rows = page.rows.map(({ readAt, createdAt, words, ...row }) => ({
    ...row,
    ...words?.[language],
    // What was written before every language was kept, or for a desk, is in the language of its letters.
    language: words?.[language] ? language : languageOfWords(row.message),
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  }));
  return { ...page, rows };
}
