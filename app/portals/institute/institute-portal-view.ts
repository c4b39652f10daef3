import type { InstituteView } from "#app/features/institutes/institute-view.ts";
import type { StudentsTabView } from "#app/features/institutes/students-tab-view.ts";
import type { TeamTabView } from "#app/features/institutes/team-tab-view.ts";
import type { OwnScholarshipLine } from "#app/features/publishing/own-scholarship.ts";
import type { ScholarshipsTabView } from "#app/features/publishing/scholarships-tab-view.ts";
import type { AnalyticsView } from "#app/features/reviews/analytics-view.ts";
import type { ReceivedApplicationsView } from "#app/features/reviews/received-applications-view.ts";
import type { NextReview } from "#app/features/reviews/review-view.ts";

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

/** What the open tab shows. */
export type InstituteTabData =
  | {
      readonly tab: "dashboard";
      readonly recent: readonly OwnScholarshipLine[];
      readonly next: readonly NextReview[];
    }
  | ({ readonly tab: "scholarships" } & ScholarshipsTabView)
  | { readonly tab: "applications"; readonly view: ReceivedApplicationsView }
  | ({ readonly tab: "students" } & StudentsTabView)
  | { readonly tab: "analytics"; readonly view: AnalyticsView }
  | ({ readonly tab: "settings" } & TeamTabView);
export type InstituteTabOf<T extends InstituteTabData["tab"]> = Extract<InstituteTabData, { tab: T }>;

export type InstituteHeadView = {
  readonly institute: InstituteView;
  readonly figures: InstituteFigures;
  readonly memberRole: string;
  readonly mayCreate: boolean;
};
