import type { ScholarshipStatus } from "#app/features/scholarships/scholarship-status.ts";
import type { ScholarshipTerms } from "#app/features/scholarships/scholarship-terms.ts";
import type { StoredScholarship } from "./forms/scholarship-values.ts";

/** One of the institute's own scholarships, whole. */
export interface OwnScholarship extends StoredScholarship {
  readonly id: string;
  readonly slug: string;
  readonly status: ScholarshipStatus;
  readonly revision: number;
  readonly amountText: string;
  readonly terms: ScholarshipTerms;
  /** The criteria in words, as students read them. */
  readonly rules: readonly string[];
  /** Sent applications, and those that were selected. */
  readonly applicants: number;
  readonly selected: number;
  readonly awardedPaise: number;
  readonly mayChange: boolean;
}

/** Stored where nobody has said yet what it is for. */
export const UNSAID = "–";

/** P18: a draft out of a partnership application, which nobody has saved in the editor: that asks what it is for. */
export function isPromisedDraft({ status, description }: OwnScholarship): boolean {
  return status === "draft" && description === UNSAID;
}

/** The look of each status, of the design system's words. */
export const ownScholarshipBadges = {
  draft: "draft",
  pending_approval: "pending",
  active: "active",
  paused: "paused",
  closed: "closed",
} as const satisfies Record<ScholarshipStatus, string>;

/** id, name, amount, duration, applicants, selected, status, deadline (spec 1, Institute scholarship). */
export interface OwnScholarshipLine {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  /** The award, or the most the scholarship gives; null where it is not a sum. */
  readonly amountPaise: number | null;
  readonly duration: string;
  readonly applicants: number;
  readonly selected: number;
  readonly status: ScholarshipStatus;
  readonly statusLabel: string;
  readonly deadline: string | null;
}
