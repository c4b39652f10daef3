import type { FormOption } from "../form-options.ts";
import type { ExamLevel } from "./exam.ts";

// Apart from the exams, which would come along to the browser with the form.

export const examLevelOptions: readonly FormOption<"all" | ExamLevel>[] = [
  { value: "all", label: "All Levels" },
  { value: "undergraduate", label: "Undergraduate" },
  { value: "postgraduate", label: "Postgraduate" },
  { value: "graduate", label: "Graduate" },
];

export type TargetExam =
  | "jee-main"
  | "jee-advanced"
  | "neet"
  | "cat"
  | "gate"
  | "upsc"
  | "ssc"
  | "banking"
  | "ielts"
  | "other";

export const targetExamOptions: readonly FormOption<TargetExam>[] = [
  { value: "jee-main", label: "JEE Main" },
  { value: "jee-advanced", label: "JEE Advanced" },
  { value: "neet", label: "NEET UG" },
  { value: "cat", label: "CAT" },
  { value: "gate", label: "GATE" },
  { value: "upsc", label: "UPSC" },
  { value: "ssc", label: "SSC" },
  { value: "banking", label: "Banking" },
  { value: "ielts", label: "IELTS" },
  { value: "other", label: "Other" },
];

export type PreparationLevel = "beginner" | "intermediate" | "advanced" | "revision";

export const preparationLevelOptions: readonly FormOption<PreparationLevel>[] = [
  { value: "beginner", label: "Just Starting" },
  { value: "intermediate", label: "Some Preparation Done" },
  { value: "advanced", label: "Advanced Level" },
  { value: "revision", label: "Revision Phase" },
];
