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

export const counselors: readonly Counselor[] = [
  {
    id: "sunitha-reddy",
    name: "Dr. Sunitha Reddy",
    rating: 4.9,
    sessions: 5000,
    image: "portrait-7",
    languages: ["Telugu", "English", "Hindi"],
  },
  {
    id: "imran-qureshi",
    name: "Imran Qureshi",
    rating: 4.8,
    sessions: 4200,
    image: "portrait-8",
    languages: ["Hindi", "Urdu", "English"],
  },
  {
    id: "anjali-nair",
    name: "Anjali Nair",
    rating: 4.8,
    sessions: 3400,
    image: "portrait-9",
    languages: ["Malayalam", "English", "Tamil"],
  },
  {
    id: "vikram-chauhan",
    name: "Vikram Chauhan",
    rating: 4.7,
    sessions: 2800,
    image: "portrait-10",
    languages: ["Hindi", "English", "Punjabi"],
  },
];

export type CounselingTestimonial = {
  name: string;
  age: number;
  location: string;
  service: string;
  rating: 5 | 4;
  feedback: string;
};

export const counselingTestimonials: readonly CounselingTestimonial[] = [
  {
    name: "Bhavana Gaddam",
    age: 17,
    location: "Nizamabad, Telangana",
    service: "Career Counseling",
    rating: 5,
    feedback:
      "I came sure of engineering and left sure of nursing. Nobody pushed me; she only asked good " +
      "questions and showed me the costs.",
  },
  {
    name: "Salman Khatri",
    age: 20,
    location: "Bhuj, Gujarat",
    service: "Scholarship Counseling",
    rating: 5,
    feedback:
      "We found out that my income certificate had ended. I got a new one in ten days, and two of my " +
      "eleven applications came through.",
  },
  {
    name: "Nirmala Toppo",
    age: 23,
    location: "Gumla, Jharkhand",
    service: "Study Abroad Guidance",
    rating: 5,
    feedback:
      "She told me honestly that I needed two years of work first, and what to do in them. This year I am " +
      "applying with a plan.",
  },
];

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
