import type { IstDay } from "#app/core/clock.ts";
import type { Paise } from "#app/core/money.ts";
import type { CsrTab } from "#app/core/portals/csr-tabs.ts";
import type { WaitingLine } from "#app/features/giving/approvals/approval-view.ts";
import type { DonationLine } from "#app/features/giving/donation-view.ts";
import type { GiverTask } from "#app/features/giving/work/giver-task.ts";
import type { NotificationView } from "#app/features/notifications/notification-list.ts";
import type { AssessmentFlag } from "./csr-assessment.ts";
import type { CompanyView, TransferRow, YearRecord } from "./csr-books.ts";
import type { ComplianceItem } from "./csr-checklist.ts";
import type { CsrYear, UnderRules } from "./csr-engine.ts";
import type { ImpactMetric } from "./csr-options.ts";
import type { CsrPeriod } from "./csr-periods.ts";
import type { AccountState, OpenDuty } from "./csr-picture.ts";
import type { CsrProgrammeRow } from "./csr-programme-row.ts";
import type { CsrSpendLine } from "./csr-spend-line.ts";

export interface CsrHeadView {
  readonly name: string;
  readonly csrId: string;
  readonly compliance: number;
  readonly spent: Paise;
  readonly unread: number;
  /** Waits for the reader's own approval. */
  readonly waiting: {
    readonly count: number;
    readonly lines: readonly WaitingLine[];
    readonly tasks: readonly GiverTask[];
  };
}

interface CountPoint {
  readonly label: string;
  readonly value: number;
}

interface Pages {
  readonly search: string;
  readonly isNarrowed: boolean;
  readonly total: number | null;
  readonly nextHref: string | null;
  readonly previousHref: string | null;
  readonly exportHref: string;
}

/** What was paid in for the awards, and what of it is not yet set aside. */
interface ProgrammeFund {
  readonly given: Paise;
  readonly available: Paise;
  /** Null when it takes no more money. */
  readonly href: string | null;
}

export interface ProgramDetail {
  readonly row: CsrProgrammeRow;
  readonly description: string;
  readonly states: readonly string[];
  readonly milestones: readonly { title: string; dueOn: IstDay; doneOn: IstDay | null }[];
  readonly scholarship: {
    title: string;
    /** While it is not public there is no page to open. */
    href: string | null;
    status: string;
    /** Where its owner changes, pauses, extends or closes it. */
    manageHref: string;
    awarded: number;
    fund: ProgrammeFund | null;
  } | null;
  readonly mayRunScholarship: boolean;
  /** Years whose Unspent CSR Account still holds money. */
  readonly accounts: readonly AccountState[];
  readonly spends: readonly CsrSpendLine[];
  readonly kind: string;
  readonly pages: Pages;
}

/** What was recorded, as it was recorded. */
export interface OutcomeLine {
  readonly id: string;
  readonly programme: string;
  readonly metric: string;
  readonly state: string | null;
  readonly count: number;
  readonly story: string | null;
  readonly on: IstDay;
  /** Why it counts no more. */
  readonly takenBack: string | null;
}

export interface WhatIfResult {
  readonly comparison: readonly UnderRules[];
}

/** What each tab of the CSR portal shows. */
export type CsrTabData =
  | {
      readonly tab: "dashboard";
      readonly budget: Paise;
      readonly educationPercent: number;
      readonly educationTarget: Paise;
      readonly educationSpent: Paise;
      readonly students: number;
      readonly completed: number;
      readonly label: string;
      readonly active: readonly CsrProgrammeRow[];
      readonly items: readonly ComplianceItem[];
      readonly notifications: readonly (NotificationView & { readonly ago: string })[];
    }
  | {
      readonly tab: "programs";
      readonly formKey: string;
      readonly today: IstDay;
      readonly isNew: boolean;
      readonly rows: readonly CsrProgrammeRow[];
      readonly status: string;
      readonly pages: Pages;
      readonly detail: ProgramDetail | null;
    }
  | {
      readonly tab: "compliance";
      readonly label: string;
      readonly year: number;
      readonly today: IstDay;
      readonly timeGone: number;
      readonly score: number;
      readonly items: readonly ComplianceItem[];
      readonly current: CsrYear;
      readonly educationPercent: number;
      readonly educationTarget: Paise;
      readonly educationSpent: Paise;
      readonly openDuties: readonly OpenDuty[];
      readonly accounts: readonly AccountState[];
      readonly transfers: readonly TransferRow[];
      readonly record: YearRecord | null;
      readonly reports: readonly CsrPeriod[];
    }
  | {
      readonly tab: "impact";
      readonly formKey: string;
      readonly today: IstDay;
      readonly students: number;
      readonly metrics: readonly { metric: ImpactMetric; count: number }[];
      readonly byState: readonly CountPoint[];
      readonly byProgram: readonly CountPoint[];
      readonly stories: readonly {
        id: string;
        programme: string;
        state: string | null;
        text: string;
        on: IstDay;
      }[];
      readonly outcomes: readonly OutcomeLine[];
      readonly averageDuty: Paise;
      readonly isConcerned: boolean;
      readonly costCap: Paise;
      readonly flags: readonly { id: string; title: string; outlay: Paise; flag: AssessmentFlag }[];
    }
  | {
      readonly tab: "budget";
      readonly year: number;
      readonly label: string;
      readonly firstOpenYear: number;
      readonly edited: YearRecord | null;
      readonly records: readonly YearRecord[];
      readonly years: readonly CsrYear[];
      readonly comparison: readonly UnderRules[];
      readonly budget: Paise;
      readonly planned: Paise;
      readonly whatIf: WhatIfResult | null;
      /** Paid in here for the awards of its scholarships. */
      readonly payments: {
        readonly rows: readonly DonationLine[];
        readonly total: number;
        readonly previousHref: string | null;
        readonly nextHref: string | null;
        readonly exportHref: string;
      };
    }
  | { readonly tab: "settings"; readonly company: CompanyView };

export type CsrData<T extends CsrTab> = Extract<CsrTabData, { tab: T }>;
