import type { ExamCategoryId } from "./exam.ts";

export type ExamCategory = { id: "all" | ExamCategoryId; name: string; count: number; description: string };

/** The counts are the site's claim, as the specification gives them. */
export const examCategories: readonly ExamCategory[] = [
  { id: "all", name: "All Exams", count: 50, description: "Every exam we prepare for" },
  { id: "engineering", name: "Engineering", count: 12, description: "JEE, GATE and university tests" },
  { id: "medical", name: "Medical", count: 8, description: "NEET and health-science tests" },
  { id: "management", name: "Management", count: 6, description: "CAT, XAT, GMAT and others" },
  { id: "banking", name: "Banking", count: 10, description: "IBPS, SBI and RBI tests" },
  { id: "civil-services", name: "Civil Services", count: 5, description: "UPSC, SSC and the forces" },
  { id: "language", name: "Language", count: 9, description: "IELTS, TOEFL and tests for study abroad" },
];
