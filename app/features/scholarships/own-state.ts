/** What somebody has done about a scholarship already: it stands where an Apply button would. */
export interface OwnState {
  readonly status: "draft" | "under_review" | "action_needed" | "approved" | "paid";
  /** The day it was sent. */
  readonly on: string | null;
  /** Where it goes on, or where it is seen. */
  readonly href: string;
}
