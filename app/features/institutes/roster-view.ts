import type { RosterStatus } from "./roster-status.ts";

export interface RosterLine {
  readonly id: string;
  readonly admissionNumber: string;
  readonly name: string;
  readonly birthDay: string;
  readonly gender: string;
  readonly course: string;
  readonly year: string;
  /** Masked in lists. */
  readonly phone: string | null;
  readonly status: RosterStatus;
  readonly statusLabel: string;
}

export interface RosterStudentView {
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
  readonly name: string;
  readonly status: RosterStatus;
  readonly statusLabel: string;
  readonly events: readonly { readonly event: string; readonly label: string }[];
  readonly letters: readonly {
    readonly id: string;
    readonly number: string;
    readonly purpose: string;
    readonly issuedAt: string;
  }[];
  readonly mayChange: boolean;
}
