export type PreparationPhase = { name: string; tasks: readonly string[] };

export type PreparationPlan = {
  id: "two-year" | "one-year" | "six-month" | "last-thirty-days";
  title: string;
  duration: string;
  weeks: number;
  description: string;
  suits: string;
  phases: readonly PreparationPhase[];
};
