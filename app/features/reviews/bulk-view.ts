/** A decision about many, as the Applications tab shows it. */
export interface BulkView {
  readonly id: string;
  readonly verdict: "approve" | "reject" | "waitlist";
  readonly reasons: readonly string[];
  readonly note: string | null;
  readonly status: "waiting" | "confirmed" | "done" | "cancelled";
  readonly statusLabel: string;
  readonly preparedAt: string;
  /** "you", or the role of who did. */
  readonly preparedBy: string;
  readonly all: number;
  readonly done: number;
  readonly refused: number;
  readonly problems: readonly { readonly problem: string; readonly count: number }[];
  readonly mayConfirm: boolean;
  readonly mayCancel: boolean;
}
