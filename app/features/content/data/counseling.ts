import type { FormOption } from "./form-options.ts";

export type CounselingTypeId =
  | "career"
  | "education"
  | "scholarship"
  | "study-abroad"
  | "exam-prep"
  | "personal";

/** A booking keeps the English title, which the desk reads; what a page says of it is in messages/counseling.*.ts. */
export type CounselingType = { id: CounselingTypeId; title: string; minutes: 45 | 60 };

export const counselingTypes: readonly CounselingType[] = [
  { id: "career", title: "Career Counseling", minutes: 60 },
  { id: "education", title: "Education Guidance", minutes: 45 },
  { id: "scholarship", title: "Scholarship Counseling", minutes: 45 },
  { id: "study-abroad", title: "Study Abroad Guidance", minutes: 60 },
  { id: "exam-prep", title: "Exam Preparation", minutes: 45 },
  { id: "personal", title: "Personal Development", minutes: 45 },
];

export type Counselor = {
  id: "sunitha-reddy" | "imran-qureshi" | "anjali-nair" | "vikram-chauhan";
  name: string;
  rating: number;
  sessions: number;
  /** Name of the portrait drawing, without its extension. */
  image: `portrait-${number}`;
  languages: readonly string[];
};

export type CounselingTestimonial = {
  name: string;
  age: number;
  location: string;
  service: string;
  rating: 5 | 4;
  feedback: string;
};

export const counselingAge = { min: 13, max: 30 } as const;

export const counselingHeroClaims = [
  { id: "counselors", value: "15+" },
  { id: "sessions", value: "15K+" },
  { id: "satisfaction", value: "98%" },
  { id: "free", value: "100%" },
] as const;

export const counselingWhatToExpect = [
  "call",
  "counselor",
  "talk",
  "summary",
  "change",
  "free",
  "guardian",
] as const;

export const counselingTypeOptions: readonly FormOption<CounselingTypeId>[] = counselingTypes.map(
  ({ id, title }) => ({ value: id, label: title }),
);

/** The number and address come from the site's settings. */
export const counselingChannels = ["phone", "video", "whatsapp", "email"] as const;
