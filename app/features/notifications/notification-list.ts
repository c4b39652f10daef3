import { defineList } from "#app/core/lists/list-query.ts";
import type { Language } from "#app/core/words/i18n.ts";

export type NotificationType = "success" | "info" | "warning";

export type NotificationView = {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  /** What title and message are written in. */
  language: Language;
  link: string | null;
  createdAt: string;
  isRead: boolean;
};

export const notificationList = defineList({
  filters: {
    show: { options: ["unread"], label: "Show" },
    type: { options: ["success", "info", "warning"], label: "Kind" },
  },
  sorts: { newest: { cursor: ["instant", "id"] } },
  defaultSort: "newest",
  pageSize: 20,
});
