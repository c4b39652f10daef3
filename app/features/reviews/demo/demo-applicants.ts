import { demoName } from "#app/features/identity/demo/demo-names.ts";
import { demoRollApplicants } from "#app/features/institutes/demo/demo-roll.ts";

const states = ["andhra-pradesh", "andhra-pradesh", "telangana", "telangana", "karnataka"] as const;
const incomes = ["below-1l", "1l-2l", "1l-2l", "2l-5l", "2l-5l"] as const;

export interface DecidedApplicant {
  readonly name: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly status: "paid" | "approved" | "rejected";
  readonly reason: "seats_full" | "marks_below_limit" | "document_not_verified" | null;
  readonly daysAgo: number;
  /** Which of the two scholarships. */
  readonly of: 0 | 1;
  readonly points: Readonly<Record<string, number>>;
}

/** Fifty that were decided, thirty-nine of them won: 78%. */
export const decidedApplicants: readonly DecidedApplicant[] = Array.from({ length: 50 }, (_, index) => {
  const isLost = index % 9 === 4 || index % 10 === 7;
  const isMale = [1, 4, 7].includes(index % 10);
  const name = demoName(index, isMale ? "male" : "female");
  const marks = 62 + ((index * 7) % 34);
  return {
    name,
    answers: {
      fullName: name,
      gender: isMale ? "male" : "female",
      dateOfBirth: `200${5 + (index % 3)}-0${1 + (index % 9)}-1${index % 9}`,
      state: states[index % 5] ?? "telangana",
      city: "Rajamahendravaram",
      currentEducation: index % 6 === 5 ? "diploma" : "undergraduate",
      institution: "Godavari Institute of Technology, Rajamahendravaram",
      course: index % 2 ? "B.Tech, Electronics" : "B.Tech, Computer Science",
      year: index % 3 === 0 ? "1st" : "2nd",
      percentage: `${marks}.${index % 10}`,
      familyIncome: incomes[(index * 3) % 5] ?? "1l-2l",
    },
    status: isLost ? "rejected" : index % 13 === 3 || index % 13 === 8 ? "approved" : "paid",
    reason: isLost
      ? ((["seats_full", "marks_below_limit", "document_not_verified"] as const)[index % 3] ?? null)
      : null,
    daysAgo: 20 + index * 4,
    of: index % 5 < 3 || isMale ? 0 : 1,
    points: isLost
      ? { marks: Math.round(marks / 3), income: 6 + ((index * 5) % 8), work: 3 + ((index * 3) % 6) }
      : { marks: Math.round(marks / 2), income: 18 + ((index * 5) % 12), work: 9 + ((index * 3) % 11) },
  };
});

export interface WaitingApplicant {
  readonly key: number;
  readonly name: string;
  readonly gender: "female" | "male";
  readonly phone: string;
  readonly birthDay: string;
  readonly percentage: string;
  readonly familyIncome: string;
  readonly of: 0 | 1;
  readonly hoursAgo: number;
  /** How many checks the verifier has done. */
  readonly verified: number;
  readonly points: Readonly<Record<string, number>> | null;
}

type Sent = Omit<WaitingApplicant, "key" | "name" | "gender" | "phone" | "birthDay">;

/** What the six sent, oldest first (design/look, institute review). */
const sent: readonly Sent[] = [
  {
    percentage: "78.2",
    familyIncome: "2l-5l",
    of: 0,
    hoursAgo: 41,
    verified: 5,
    points: { marks: 39, income: 19, work: 10 },
  },
  {
    percentage: "91.4",
    familyIncome: "1l-2l",
    of: 0,
    hoursAgo: 17,
    verified: 3,
    points: { marks: 46, income: 28, work: 13 },
  },
  {
    percentage: "88",
    familyIncome: "below-1l",
    of: 0,
    hoursAgo: 14,
    verified: 2,
    points: { marks: 44, income: 27, work: 11 },
  },
  {
    percentage: "93.5",
    familyIncome: "1l-2l",
    of: 1,
    hoursAgo: 8,
    verified: 5,
    points: { marks: 47, income: 28, work: 16 },
  },
  {
    percentage: "80.1",
    familyIncome: "below-1l",
    of: 0,
    hoursAgo: 4,
    verified: 0,
    points: { marks: 40, income: 26, work: 8 },
  },
  {
    percentage: "84.6",
    familyIncome: "1l-2l",
    of: 1,
    hoursAgo: 1,
    verified: 0,
    points: null,
  },
];

export const waitingApplicants: readonly WaitingApplicant[] = demoRollApplicants.flatMap((person, index) => {
  const own = sent[index];
  return own ? [{ ...person, ...own }] : [];
});

export const demoRubric = [
  { id: "marks", label: "Marks of the last exam", max: 50 },
  { id: "income", label: "Family income", max: 30 },
  { id: "work", label: "What the parents work as", max: 20 },
];

/** Used where the institute has no scholarship of its own yet. */
export const demoScholarships = [
  { title: "First-Year Merit Award", category: "merit", awardRupees: 20_000, seats: 60, genders: null },
  { title: "Girls in Engineering", category: "women", awardRupees: 25_000, seats: 40, genders: ["female"] },
] as const;

/** Who signs in beside the owner (phone 9876543211), with the demo's OTP. */
export const demoTeam = [
  { name: "Padmaja Verifier", phone: "9876543221", memberRole: "verifier" },
  { name: "Ravindra Reviewer", phone: "9876543222", memberRole: "reviewer" },
] as const;
