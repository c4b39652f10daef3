import type { ApplicationLine } from "#app/features/applications/application-view.ts";
import type { ApplicationsTabView } from "#app/features/applications/applications-tab-view.ts";
import type { VaultView } from "#app/features/documents/vault-view.ts";
import type {
  NotificationsTabView,
  SettingsTabView,
} from "#app/features/notifications/notifications-tab-view.ts";
import type { FindTabView, MatchesView } from "#app/features/scholarships/matches-view.ts";
import type { StudentTab } from "./student-tabs.ts";

interface DashboardView extends MatchesView {
  readonly recent: readonly ApplicationLine[];
  readonly total: number;
  readonly nextStep: ApplicationLine | null;
  /** The registration form is in, only its charge is not paid. */
  readonly isFeeDue: boolean;
}

/** What each tab of the student's dashboard shows. */
export type StudentTabData =
  | ({ readonly tab: "dashboard" } & DashboardView)
  | ({ readonly tab: "applications" } & ApplicationsTabView)
  | ({ readonly tab: "find" } & FindTabView)
  | ({ readonly tab: "profile" } & VaultView)
  | ({ readonly tab: "notifications" } & NotificationsTabView)
  | ({ readonly tab: "settings" } & SettingsTabView);

export type TabData<T extends StudentTab> = Extract<StudentTabData, { tab: T }>;
