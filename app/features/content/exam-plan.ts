import { addIstDays, type IstDay, istDaysBetween } from "#app/core/clock.ts";

export interface PlanPhase {
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
  {
    name: "Foundation",
    share: 0.45,
    tasks: [
      "Read the official syllabus and pattern to the end, once.",
      "One standard book for each part; no second one yet.",
      "Short notes: one page for each chapter.",
      "Twenty questions on every chapter you finish.",
    ],
  },
  {
    name: "Practice",
    share: 0.3,
    tasks: [
      "Past questions, topic by topic, with a clock.",
      "Write every mistake into the mistake log, with its reason.",
      "Repair the two weakest topics each week.",
    ],
  },
  {
    name: "Mock tests",
    share: 0.15,
    tasks: [
      "A full mock at the hour of the real exam.",
      "Spend as long on reading the mistakes as on the test.",
      "Decide which kinds of questions you leave out.",
    ],
  },
  {
    name: "Revision",
    share: 0.1,
    tasks: [
      "Only your own notes, formulas and the mistake log.",
      "No new topic and no new book.",
      "Sleep seven hours; pack admit card, photo and identity card.",
    ],
  },
] as const;

const milestoneDays = [
  { before: 30, title: "Take stock: first full mock, list the ten weakest topics" },
  { before: 14, title: "Download the admit card as soon as it is out; check name and photo" },
  { before: 10, title: "Stop new topics" },
  { before: 3, title: "See the way to the exam centre" },
  { before: 1, title: "Rest: formulas for an hour, then nothing" },
] as const;

/** Null when the exam is not after the day one starts. */
export function personalPlan(
  exam: { readonly syllabus: readonly string[]; readonly preparationTime: { readonly weeks: number } },
  examOn: IstDay,
  startOn: IstDay,
): PersonalPlan | null {
  const daysLeft = istDaysBetween(startOn, examOn);
  if (daysLeft < 1) return null;
  const phases = sharedOut(startOn, daysLeft);
  const learning = phases.filter(({ name }) => name === "Foundation" || name === "Practice");
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
      .map(({ before, title }) => ({ on: addIstDays(examOn, -before), title })),
  };
}

/** Every day before the exam belongs to one phase; with few days the first phases fall away. */
function sharedOut(startOn: IstDay, daysLeft: number): PlanPhase[] {
  const ends = phaseShares.map((_, index) => {
    const share = phaseShares.slice(0, index + 1).reduce((sum, phase) => sum + phase.share, 0);
    return index === phaseShares.length - 1 ? daysLeft : Math.floor(daysLeft * share);
  });
  return phaseShares.flatMap(({ name, tasks }, index) => {
    const first = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const end = ends[index] ?? daysLeft;
    return end > first
      ? [{ name, tasks, from: addIstDays(startOn, first), to: addIstDays(startOn, end - 1) }]
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
