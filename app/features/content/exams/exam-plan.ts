import { addIstDays, type IstDay, istDaysBetween } from "#app/core/clock.ts";

/** What a preparation plan says, in one language. */
export interface PlanWords {
  readonly phases: Readonly<
    Record<
      "foundation" | "practice" | "mocks" | "revision",
      { readonly name: string; readonly tasks: readonly string[] }
    >
  >;
  readonly milestones: Readonly<Record<"stock" | "admitCard" | "stop" | "way" | "rest", string>>;
}

export interface PlanPhase {
  readonly id: keyof PlanWords["phases"];
  readonly name: string;
  readonly from: IstDay;
  /** The last day of it. */
  readonly to: IstDay;
  readonly tasks: readonly string[];
}

export interface PersonalPlan {
  readonly startOn: IstDay;
  readonly examOn: IstDay;
  readonly daysLeft: number;
  /** Less time than the exam usually takes. */
  readonly isShort: boolean;
  readonly phases: readonly PlanPhase[];
  /** When to study which part of the syllabus for the first time. */
  readonly syllabus: readonly { readonly part: string; readonly from: IstDay; readonly to: IstDay }[];
  readonly milestones: readonly { readonly on: IstDay; readonly title: string }[];
}

/** Counted back from the exam: the last days are fixed, what comes before shares the rest. */
const phaseShares = [
  { id: "foundation", share: 0.45 },
  { id: "practice", share: 0.3 },
  { id: "mocks", share: 0.15 },
  { id: "revision", share: 0.1 },
] as const;

const milestoneDays = [
  { id: "stock", before: 30 },
  { id: "admitCard", before: 14 },
  { id: "stop", before: 10 },
  { id: "way", before: 3 },
  { id: "rest", before: 1 },
] as const;

/** Null when the exam is not after the day one starts. */
export function personalPlan(
  exam: { readonly syllabus: readonly string[]; readonly preparationTime: { readonly weeks: number } },
  examOn: IstDay,
  startOn: IstDay,
  words: PlanWords,
): PersonalPlan | null {
  const daysLeft = istDaysBetween(startOn, examOn);
  if (daysLeft < 1) return null;
  const phases = sharedOut(startOn, daysLeft, words);
  const learning = phases.filter(({ id }) => id === "foundation" || id === "practice");
  const learningDays = learning.reduce((sum, { from, to }) => sum + istDaysBetween(from, to) + 1, 0);
  return {
    startOn,
    examOn,
    daysLeft,
    isShort: daysLeft < exam.preparationTime.weeks * 7,
    phases,
    syllabus: parted(exam.syllabus, startOn, learningDays),
    milestones: milestoneDays
      .filter(({ before }) => before < daysLeft)
      .map(({ id, before }) => ({ on: addIstDays(examOn, -before), title: words.milestones[id] })),
  };
}

/** Every day before the exam belongs to one phase; with few days the first phases fall away. */
function sharedOut(startOn: IstDay, daysLeft: number, words: PlanWords): PlanPhase[] {
  const ends = phaseShares.map((_, index) => {
    const share = phaseShares.slice(0, index + 1).reduce((sum, phase) => sum + phase.share, 0);
    return index === phaseShares.length - 1 ? daysLeft : Math.floor(daysLeft * share);
  });
  return phaseShares.flatMap(({ id }, index) => {
    const first = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const end = ends[index] ?? daysLeft;
    return end > first
      ? [{ id, ...words.phases[id], from: addIstDays(startOn, first), to: addIstDays(startOn, end - 1) }]
      : [];
  });
}

/** The parts one after another, as equal as whole days allow; none when there is no day for each. */
function parted(parts: readonly string[], startOn: IstDay, days: number): PersonalPlan["syllabus"] {
  if (days < parts.length) return [];
  return parts.map((part, index) => ({
    part,
    from: addIstDays(startOn, Math.floor((days * index) / parts.length)),
    to: addIstDays(startOn, Math.floor((days * (index + 1)) / parts.length) - 1),
  }));
}
