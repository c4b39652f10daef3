import type { ApplicationLine } from "#app/features/applications/views/application-view.ts";
import type { ApplicationsTabView } from "#app/features/applications/views/applications-tab-view.ts";
import type { VaultView } from "#app/features/documents/vault-view.ts";
import type {
  NotificationsTabView,
  SettingsTabView,
} from "#app/features/notifications/notifications-tab-view.ts";
import type { FindTabView, MatchesView } from "#app/features/scholarships/eligibility/matches-view.ts";
import type { NextStep } from "./next-step.ts";
import type { StudentTab } from "./student-tabs.ts";

/** A booked session that is still to come, in its reader's words. */
export interface SessionLine {
  readonly number: string;
  readonly title: string;
  readonly when: string | null;
  readonly path: string;
  readonly room: { readonly path: string; readonly opensAt: string; readonly isOpen: boolean } | null;
}

interface DashboardView extends MatchesView {
  readonly recent: readonly ApplicationLine[];
  readonly total: number;
  readonly nextStep: NextStep;
  /** Of a defect: what is to be sent, and how many days are left. */
  readonly wanted: string | null;
  readonly daysLeft: number | null;
  readonly sessions: readonly SessionLine[];
}

/** What each tab of the student's dashboard shows. */
export type StudentTabData =
  | ({ readonly tab: "dashboard" } & DashboardView)
  | ({ readonly tab: "applications" } & ApplicationsTabView)
  | ({ readonly tab: "find" } & FindTabView)
  | ({ readonly tab: "profile" } & VaultView)
  | ({ readonly tab: "notifications"; readonly pushKey: string | null } & NotificationsTabView)
  | ({ readonly tab: "settings" } & SettingsTabView);

export type TabData<T extends StudentTab> = Extract<StudentTabData, { tab: T }>;
