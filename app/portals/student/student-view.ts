import type { ApplicationLine } from "#app/features/applications/application-view.ts";
import type { DocumentView } from "#app/features/documents/document-view.ts";
import type { NotificationView } from "#app/features/notifications/notification-list.ts";
import type { Preferences } from "#app/features/notifications/preferences.ts";
import type { ProviderType } from "#app/features/scholarships/catalogue-options.ts";
import type { JudgementView } from "#app/features/scholarships/judgement-view.ts";
import type { ScholarshipCard } from "#app/features/scholarships/scholarship-view.ts";
import type { StudentTab } from "./student-tabs.ts";

interface Matches {
  readonly matches: readonly ScholarshipCard[];
  readonly verdicts: Readonly<Record<string, JudgementView>>;
  /** How many of the whole catalogue fit. */
  readonly fits: number;
  readonly kinds: Readonly<Record<ProviderType, string>>;
  /** Nothing is recommended only because matching was not agreed to. */
  readonly mayAsk: boolean;
}

interface Pages {
  readonly nextHref: string | null;
  readonly previousHref: string | null;
}

/** What each tab of the student's dashboard shows. */
export type StudentTabData =
  | ({
      readonly tab: "dashboard";
      readonly recent: readonly ApplicationLine[];
      readonly total: number;
      readonly nextStep: ApplicationLine | null;
      /** The registration form is in, only its charge is not paid. */
      readonly isFeeDue: boolean;
    } & Matches)
  | ({
      readonly tab: "applications";
      readonly rows: readonly ApplicationLine[];
      readonly total: number | null;
      readonly search: string;
      readonly status: string;
      readonly isNarrowed: boolean;
      readonly exportHref: string;
    } & Pages)
  | ({ readonly tab: "find"; readonly saved: readonly ScholarshipCard[] } & Matches)
  | {
      readonly tab: "profile";
      /** Each with what its paper is called in the reader's language. */
      readonly documents: readonly (DocumentView & { readonly paper: string })[];
      readonly usedBytes: number;
    }
  | ({
      readonly tab: "notifications";
      readonly onlyUnread: boolean;
      readonly rows: readonly (NotificationView & { readonly ago: string })[];
    } & Pages)
  | { readonly tab: "settings"; readonly preferences: Preferences };

export type TabData<T extends StudentTab> = Extract<StudentTabData, { tab: T }>;
