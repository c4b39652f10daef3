type TipCategoryId = "searching" | "eligibility" | "documents" | "forms" | "money" | "after";

type TipCategory = {
  id: TipCategoryId;
  title: string;
  summary: string;
  tips: readonly { title: string; text: string }[];
};

type CommonMistake = { mistake: string; whatHappens: string; instead: string };

type TimelineTip = { when: string; title: string; tasks: readonly string[] };

export type TipWithExample = { title: string; text: string; example: string };

export type ScholarshipTips = {
  categories: readonly TipCategory[];
  dos: readonly string[];
  donts: readonly string[];
  mistakes: readonly CommonMistake[];
  timeline: readonly TimelineTip[];
  essays: readonly TipWithExample[];
  interviews: readonly TipWithExample[];
};
