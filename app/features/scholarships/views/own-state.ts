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
  /** AP-2026-0000109-4 */
  readonly reference: string;
  /** Of a draft: the step that is open, of how many, and the moment it was saved. */
  readonly draft: { readonly step: number; readonly of: number; readonly savedAt: string } | null;
  /** Who has it now, where that is not she: the giver by name, or our desk (null). */
  readonly holder: string | null;
  /** The day by which whoever holds it acts. */
  readonly by: string | null;
  /** "Send a new income certificate", in her language. */
  readonly wanted: string | null;
  /** What she was awarded, and what of it was paid. */
  readonly award: string | null;
  readonly paid: {
    readonly on: string | null;
    readonly accountEnding: string | null;
    readonly reference: string | null;
  } | null;
}

/** How far it has come, of 1: the road of a card then shows this, not the days that are left. */
export function ownProgress({ status, draft }: Pick<OwnState, "status" | "draft">): number {
  if (status === "draft") return draft ? draft.step / draft.of : 0;
  if (status === "paid") return 1;
  return status === "approved" || status === "forwarded" ? 0.8 : 0.5;
}
