import type { IstDay } from "#app/core/clock.ts";
import type { Paise } from "#app/core/money.ts";
import { type CompanyBooks, type ProgrammeBooks, programmeProgress } from "./csr-books.ts";
import { scheduleItems } from "./csr-options.ts";

export interface CsrProgrammeRow {
  readonly id: string;
  readonly title: string;
  readonly item: string;
  readonly isOngoing: boolean;
  readonly status: ProgrammeBooks["status"];
  readonly budget: Paise;
  readonly spent: Paise;
  readonly utilisation: number;
  readonly completion: number;
  readonly students: number;
  readonly startsOn: IstDay;
  readonly endsOn: IstDay;
  readonly partner: string | null;
  readonly csr1: string | null;
  /** High: what was planned is reached at least as fast as the money goes, and students are reached. */
  readonly impact: "high" | "medium";
  readonly compliance: "compliant" | "on_track" | "due";
}

/** One line of the programs table: budget, spent, students, duration, status, impact, compliance (spec 2). */
export function csrProgrammeRow(
  books: CompanyBooks,
  programme: ProgrammeBooks,
  today: IstDay,
): CsrProgrammeRow {
  const progress = programmeProgress(books, programme);
  const isLate = programme.milestones.some(({ doneOn, dueOn }) => doneOn === null && dueOn < today);
  const lacksNumber = programme.partnerName !== null && !programme.partnerCsr1;
  return {
    id: programme.id,
    title: programme.title,
    item: scheduleItems[programme.scheduleItem],
    isOngoing: programme.isOngoing,
    status: programme.status,
    budget: programme.budget,
    ...progress,
    startsOn: programme.startsOn,
    endsOn: programme.endsOn,
    partner: programme.partnerName,
    csr1: programme.partnerCsr1,
    impact: progress.students > 0 && progress.completion >= progress.utilisation ? "high" : "medium",
    compliance:
      lacksNumber || (isLate && programme.status === "active")
        ? "due"
        : programme.status === "completed"
          ? "compliant"
          : "on_track",
  };
}
