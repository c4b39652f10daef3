import type { ImpactMetric, ScheduleItem } from "../csr-options.ts";

/** Net profit in crore, the newest first: an average of 250, so that the law asks for 5. */
export const demoProfits = [271, 251, 228, 213, 198];

export interface DemoCsrProgramme {
  readonly title: string;
  readonly description: string;
  readonly item: ScheduleItem;
  readonly isOngoing: boolean;
  readonly budgetCrore: number;
  readonly partner: readonly [name: string, csr1: string] | null;
  readonly states: readonly ("telangana" | "andhra-pradesh" | "karnataka" | "odisha")[];
  /** Of the year's spending, in parts of ten thousand. */
  readonly direct: number;
  readonly overhead: number;
  /** Days after the year began, and whether it is reached. */
  readonly milestones: readonly (readonly [title: string, day: number, done: boolean])[];
  readonly outcomes: readonly (readonly [ImpactMetric, number, string | null])[];
  readonly story: string | null;
}

export const demoCsrProgrammes: readonly DemoCsrProgramme[] = [
  {
    title: "Kaveri Girls in Engineering",
    description: "Fees, books and a hostel seat for girls from villages in their engineering years.",
    item: "ii",
    isOngoing: true,
    budgetCrore: 2.4,
    partner: ["Setu Learning Trust", "CSR00012764"],
    states: ["telangana", "andhra-pradesh"],
    direct: 3300,
    overhead: 125,
    milestones: [
      ["200 girls chosen", 0, true],
      ["First term paid", 0, true],
      ["Second term paid", 400, false],
    ],
    outcomes: [
      ["students", 420, "telangana"],
      ["students", 310, "andhra-pradesh"],
      ["girls", 730, null],
      ["firstGeneration", 388, null],
    ],
    story:
      "She had stopped after class 12 for want of the hostel fee. Now she is in her second year of civil engineering, and two girls of her street have applied.",
  },
  {
    title: "Rural Skills Centres",
    description: "Three centres that teach electric, solar and farm-machine work.",
    item: "ii",
    isOngoing: false,
    budgetCrore: 1.3,
    partner: ["Graamya Skills Society", "CSR00020418"],
    states: ["karnataka"],
    direct: 2350,
    overhead: 0,
    milestones: [
      ["Centres open", 0, true],
      ["Half of the trainees certified", 360, false],
    ],
    outcomes: [
      ["students", 260, "karnataka"],
      ["trained", 190, null],
    ],
    story: null,
  },
  {
    title: "Village Health Camps",
    description: "Eye, ear and blood checks in 60 villages, with glasses and medicine.",
    item: "i",
    isOngoing: false,
    budgetCrore: 1.5,
    partner: ["Arogya Setu Society", "CSR00031190"],
    states: ["andhra-pradesh", "odisha"],
    direct: 2600,
    overhead: 250,
    milestones: [["First 30 villages", 0, true]],
    outcomes: [["schools", 42, null]],
    story: null,
  },
  {
    title: "Clean Water for Schools",
    description: "Filters and tanks, looked after by the school itself.",
    item: "i",
    isOngoing: false,
    budgetCrore: 0.8,
    partner: null,
    states: ["odisha"],
    direct: 1375,
    overhead: 0,
    milestones: [["Filters in 40 schools", 380, false]],
    outcomes: [["schools", 23, null]],
    story: null,
  },
];

/** Of the year before, and completed with it. */
export const demoFinishedProgramme = {
  title: "Digital Classrooms",
  description: "Screens, power and teacher training for government schools.",
  budgetCrore: 1.2,
  partner: ["Setu Learning Trust", "CSR00012764"],
  students: 640,
  story:
    "The class of 9 solved the board's model paper on the screen together. Attendance on Saturdays has gone up since.",
} as const;
