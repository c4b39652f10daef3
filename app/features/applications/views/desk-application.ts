import type { DueClock } from "#app/core/periods/due-clock.ts";

export type DeskApplication = {
  id: string;
  number: string;
  student: string;
  /** In which language the student reads us. */
  reads: string;
  statusLabel: string;
  scholarship: string | null;
  sentAt: string;
  dueAt: string | null;
  clock: DueClock | null;
  isLate: boolean;
};
