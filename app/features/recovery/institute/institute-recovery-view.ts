import type { RecoveryStatus } from "../recovery-status.ts";

export interface InstituteRecoveryLine {
  readonly id: string;
  readonly number: string;
  readonly studentName: string;
  readonly status: RecoveryStatus;
  readonly statusLabel: string;
  /** Who of the institute said that it is her, and when. */
  readonly spoken: string | null;
  readonly begunAt: string;
}

/** What her institute sees: no answer of hers, and of the numbers their last digits. */
export interface InstituteRecovery extends InstituteRecoveryLine {
  readonly newPhone: string;
  readonly takesEffectAt: string | null;
  /** The institute began it and the OTP of the new number is still to come. */
  readonly needsOtp: boolean;
  readonly maySpeak: boolean;
}
