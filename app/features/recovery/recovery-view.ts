import type { DueClock } from "#app/core/periods/due-clock.ts";
import type { RecoveryStatus } from "./recovery-status.ts";

/** What whoever asked sees: nothing that says whether there is an account. */
export interface OwnRecovery {
  readonly key: string;
  readonly number: string;
  readonly phone: string;
  readonly status: RecoveryStatus;
  /** From when the new number signs in, where two people have agreed. */
  readonly opensAt: string | null;
}

export interface RecoveryLine {
  readonly id: string;
  readonly number: string;
  readonly otrNumber: string;
  readonly status: RecoveryStatus;
  readonly statusLabel: string;
  readonly submittedAt: string;
  readonly dueAt: string | null;
  readonly takesEffectAt: string | null;
  readonly clock: DueClock | null;
  readonly isLate: boolean;
}

export interface RecoveryCheck {
  readonly label: string;
  readonly isRight: boolean;
  readonly words: string;
}

export interface DeskRecovery extends RecoveryLine {
  readonly revision: number;
  readonly studentName: string | null;
  readonly newPhone: string;
  readonly oldPhone: string | null;
  readonly email: string | null;
  readonly note: string | null;
  readonly checks: readonly RecoveryCheck[];
  /** Why nobody may agree to it; empty where they may. */
  readonly against: readonly string[];
  readonly card: { readonly id: string; readonly name: string } | null;
  readonly keptCard: { readonly id: string; readonly name: string } | null;
  readonly isSecondAsked: boolean;
  /** Who of her institute said that it is her, and when: then one person of the desk is enough. */
  readonly spoken: string | null;
  readonly history: readonly { id: string; by: string; words: string; at: string }[];
  readonly may: readonly string[];
  readonly isDemo: boolean;
}
