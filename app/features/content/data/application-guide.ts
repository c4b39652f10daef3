export type GuideStepId = "register" | "search" | "documents" | "apply" | "track";

export type GuideStep = {
  id: GuideStepId;
  number: number;
  title: string;
  /** Null for the step that goes on until the money arrives. */
  minutes: number | null;
  timeLabel: string;
  description: string;
  details: readonly string[];
  tips: readonly string[];
  link: { href: string; label: string };
};

export const applicationGuideTotals = {
  steps: 5,
  totalMinutes: 70,
  successClaim: "85%",
} as const;

export type GuideDocument = { name: string; why: string; where: string; required: boolean };

export type GuideDocumentGroup = {
  id: "identity" | "academic" | "financial" | "category" | "extra";
  title: string;
  items: readonly GuideDocument[];
};
