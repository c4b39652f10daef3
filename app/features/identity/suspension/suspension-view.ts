export interface SuspensionView {
  readonly id: string;
  readonly isOpen: boolean;
  /** What they were told. */
  readonly told: string;
  readonly note: string;
  readonly since: string;
  readonly by: string;
  readonly until: string | null;
  readonly restoredNote: string | null;
}
