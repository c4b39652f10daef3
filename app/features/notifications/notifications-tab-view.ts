import type { PageLinksView } from "#app/core/page-links-view.ts";
import type { NotificationView } from "./notification-list.ts";
import type { Preferences } from "./preferences.ts";

export interface NotificationsTabView extends PageLinksView {
  readonly onlyUnread: boolean;
  readonly rows: readonly (NotificationView & { readonly ago: string })[];
}

export interface SettingsTabView {
  readonly preferences: Preferences;
}
