import type { NotificationType } from "./notification-list.ts";

/** What a piece of news is about, for the sign in its arch. */
export type NotificationSign = "warning" | "money" | "talk" | "scholarship" | "safety" | "done" | "info";

/** By where it leads; what wants something of the reader always wears the warning. */
export function notificationSign({
  type,
  link,
}: {
  type: NotificationType;
  link: string | null;
}): NotificationSign {
  if (type === "warning") return "warning";
  const path = link ?? "";
  if (path.startsWith("/payouts/")) return "money";
  if (path.endsWith("#messages")) return "talk";
  if (path.startsWith("/scholarships")) return "scholarship";
  if (path.includes("security") || path.startsWith("/recover")) return "safety";
  return type === "success" ? "done" : "info";
}
