import type { PageLinksView } from "#app/core/lists/page-links-view.ts";
import type { DayGroup } from "./day-groups.ts";
import type { NotificationView } from "./notification-list.ts";
import type { Preferences } from "./preferences.ts";

export type NotificationRow = NotificationView & { readonly time: string; readonly ago: string };

export interface NotificationsTabView extends PageLinksView {
  readonly show: "all" | "unread" | "needYou";
  /** How many want something of the reader. */
  readonly needYou: number;
  readonly groups: readonly {
    readonly group: DayGroup;
    readonly head: string;
    readonly rows: readonly NotificationRow[];
  }[];
}

export interface SettingsTabView {
  readonly preferences: Preferences;
}
