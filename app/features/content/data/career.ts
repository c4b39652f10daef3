import type { FormOption } from "./form-options.ts";

type CareerCounsellorId = "meenakshi-rao" | "arvind-kulkarni" | "farah-siddiqui" | "joseph-lyngdoh";

export type CareerCounsellor = {
  id: CareerCounsellorId;
  /** Drawn, as on every page that shows counsellors. */
  image: `portrait-${number}`;
  name: string;
  specialization: string;
  experience: string;
  rating: number;
  sessions: number;
  expertise: readonly string[];
  languages: readonly string[];
};

/**
 * The same in another language; titles of sessions and workshops are in helpdesk/bookings/session-title.ts, which
 * messages use too.
 */
export type CareerWords = {
  readonly people: Readonly<
    Record<CareerCounsellorId, Pick<CareerCounsellor, "specialization" | "experience" | "expertise">>
  >;
  /** What each workshop is about, by its id. */
  readonly workshops: Readonly<Record<string, string>>;
  readonly sessions: Readonly<Record<CareerSessionKind, Pick<CareerSession, "duration" | "description">>>;
  readonly interests: Readonly<Record<CareerInterest, string>>;
};

export type WorkshopCategory = "career" | "skills" | "resume" | "interview" | "higher-education";

export type Workshop = {
  id: string;
  title: string;
  /** ISO date, Asia/Kolkata. */
  date: string;
  time: string;
  speaker: string;
  /** Places in all. */
  participants: number;
  /** Places taken before registrations on this site are counted. */
  baseRegistered: number;
  category: WorkshopCategory;
  description: string;
};

export type CareerSessionKind = "one-to-one" | "assessment" | "workshop" | "resume-prep";

export type CareerSession = {
  id: CareerSessionKind;
  title: string;
  duration: string;
  description: string;
};

type CareerInterest =
  | "engineering"
  | "medical"
  | "commerce"
  | "management"
  | "law"
  | "civil-services"
  | "science-research"
  | "teaching"
  | "arts-design"
  | "agriculture"
  | "skilled-trades"
  | "not-sure";

export const careerInterestOptions: readonly FormOption<CareerInterest>[] = [
  { value: "engineering", label: "Engineering & Technology" },
  { value: "medical", label: "Medical & Health" },
  { value: "commerce", label: "Commerce & Finance" },
  { value: "management", label: "Business & Management" },
  { value: "law", label: "Law" },
  { value: "civil-services", label: "Civil Services & Defence" },
  { value: "science-research", label: "Science & Research" },
  { value: "teaching", label: "Teaching & Education" },
  { value: "arts-design", label: "Arts, Design & Media" },
  { value: "agriculture", label: "Agriculture & Environment" },
  { value: "skilled-trades", label: "Skilled Trades & ITI" },
  { value: "not-sure", label: "Not sure yet" },
];

export const careerSessionOptions: readonly FormOption<CareerSessionKind>[] = [
  { value: "one-to-one", label: "One-to-One Session (60 minutes)" },
  { value: "assessment", label: "Career Assessment (45 minutes)" },
  { value: "workshop", label: "Group Workshop (2 hours)" },
  { value: "resume-prep", label: "Resume Preparation (90 minutes)" },
];
