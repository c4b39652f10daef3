import type { InstituteView } from "#app/features/institutes/institute-view.ts";
import type { MemberWork } from "#app/features/institutes/member-work.ts";
import type { RosterLine } from "#app/features/institutes/roster-view.ts";
import type { OwnScholarshipLine } from "#app/features/publishing/own-scholarship.ts";
import type { AnalyticsView } from "#app/features/reviews/analytics-view.ts";
import type { ApplicationsTabView } from "#app/features/reviews/applications-tab-view.ts";

/** Spec 1, Institute stats, and the success rate of the header. */
export interface InstituteFigures {
  readonly totalScholarships: number;
  readonly activeScholarships: number;
  readonly studentsHelped: number;
  readonly amountDistributedPaise: number;
  readonly applicationsReceived: number;
  readonly pendingReview: number;
  readonly studentsOnRoll: number;
  readonly successRate: number;
}

export interface ListFrame {
  readonly search: string;
  readonly sort: string;
  readonly status: string;
  readonly isNarrowed: boolean;
  readonly notes: readonly string[];
  readonly total: number;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  readonly exportHref: string;
}

/** What the open tab shows. */
export type InstituteTabData =
  | { readonly tab: "dashboard"; readonly recent: readonly OwnScholarshipLine[] }
  | ({ readonly tab: "scholarships"; readonly rows: readonly OwnScholarshipLine[] } & ListFrame)
  | { readonly tab: "applications"; readonly view: ApplicationsTabView }
  | ({
      readonly tab: "students";
      readonly rows: readonly (RosterLine & { readonly openApplications: number })[];
      readonly courses: readonly string[];
      readonly course: string;
      /** Of all that match, not of this page alone. */
      readonly toConfirm: number;
    } & ListFrame)
  | { readonly tab: "analytics"; readonly view: AnalyticsView }
  | {
      readonly tab: "settings";
      /** How the review work stands; null for who does not keep the team. */
      readonly work: MemberWork | null;
      /** Somebody is about to be removed. */
      readonly leaving: { readonly memberId: string; readonly work: MemberWork } | null;
    };
export type InstituteTabOf<T extends InstituteTabData["tab"]> = Extract<InstituteTabData, { tab: T }>;

export type InstituteHeadView = {
  readonly institute: InstituteView;
  readonly figures: InstituteFigures;
  readonly memberRole: string;
  readonly mayCreate: boolean;
};
