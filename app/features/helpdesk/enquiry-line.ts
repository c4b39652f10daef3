import type { DueClock } from "#app/core/periods/due-clock.ts";
import type { EnquiryStatus } from "./enquiry-status.ts";

/** A row of the desk's list. */
export interface EnquiryLine {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly subject: string;
  readonly status: EnquiryStatus;
  readonly statusLabel: string;
  readonly sentAt: string;
  readonly replyBy: string;
  readonly clock: DueClock | null;
  readonly isLate: boolean;
  /** What the page of many was made of: whoever changed it meanwhile is not overwritten. */
  readonly revision: number;
}
