import type { PartnershipStatus } from "./partnership-status.ts";

/** P17: a request as whoever made it sees it after signing in. */
export interface OwnPartnership {
  readonly number: string;
  readonly name: string;
  readonly status: PartnershipStatus;
  readonly statusLabel: string;
  readonly told: string;
  readonly dueAt: string | null;
  readonly href: string;
}
