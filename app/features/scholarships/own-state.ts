/** The states of an application that stand where an Apply button would; what was withdrawn or lost may be tried again. */
export const ownStatuses = [
  "draft",
  "under_review",
  "action_needed",
  "approved",
  "forwarded",
  "paid",
] as const;
export type OwnStatus = (typeof ownStatuses)[number];

export function isOwnStatus(status: string): status is OwnStatus {
  return (ownStatuses as readonly string[]).includes(status);
}

/** How the papers stand that the student keeps, by their kind. */
export type OwnPapers = Readonly<Record<string, "verified" | "kept" | "checking" | "defect">>;

/** What somebody has done about a scholarship already: it stands where an Apply button would. */
export interface OwnState {
  readonly status: OwnStatus;
  /** The day it was sent. */
  readonly on: string | null;
  /** Where it goes on, or where it is seen. */
  readonly href: string;
}
