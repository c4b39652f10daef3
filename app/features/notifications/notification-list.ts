import { defineList } from "#app/core/list-query.ts";

export type NotificationType = "success" | "info" | "warning";

export type NotificationView = {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
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
