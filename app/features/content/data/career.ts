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

export const careerCounsellors: readonly CareerCounsellor[] = [
  {
    id: "meenakshi-rao",
    image: "portrait-11",
    name: "Meenakshi Rao",
    specialization: "Engineering and Technology Careers",
    experience: "14 years",
    rating: 4.9,
    sessions: 2600,
    expertise: [
      "Branch choice after JEE",
      "Diploma to degree",
      "Software and data roles",
      "GATE and PSU jobs",
    ],
    languages: ["English", "Telugu", "Hindi"],
  },
  {
    id: "arvind-kulkarni",
    image: "portrait-19",
    name: "Dr. Arvind Kulkarni",
    specialization: "Medicine, Nursing and Allied Health",
    experience: "18 years",
    rating: 4.8,
    sessions: 2150,
    expertise: [
      "NEET and its alternatives",
      "Nursing and pharmacy",
      "Allied health courses",
      "Public health",
    ],
    languages: ["English", "Marathi", "Hindi"],
  },
  {
    id: "farah-siddiqui",
    image: "portrait-13",
    name: "Farah Siddiqui",
    specialization: "Commerce, Management and Law",
    experience: "11 years",
    rating: 4.8,
    sessions: 1900,
    expertise: ["CA, CS and CMA", "MBA planning", "Law entrance", "Banking and insurance jobs"],
    languages: ["English", "Urdu", "Hindi"],
  },
  {
    id: "joseph-lyngdoh",
    image: "portrait-20",
    name: "Joseph Lyngdoh",
    specialization: "Arts, Public Service and Skills",
    experience: "12 years",
    rating: 4.7,
    sessions: 1740,
    expertise: [
      "UPSC and state services",
      "Teaching and social work",
      "Design and media",
      "ITI and skill courses",
    ],
    languages: ["English", "Khasi", "Hindi", "Bengali"],
  },
];

/** The same in another language; titles of sessions and workshops are in helpdesk/session-title.ts, which messages use too. */
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

export const workshops: readonly Workshop[] = [
  {
    id: "after-class-10-streams",
    title: "After Class 10: choosing a stream without regret",
    date: "2026-11-21",
    time: "10:00 AM - 12:00 PM",
    speaker: "Joseph Lyngdoh",
    participants: 200,
    baseRegistered: 143,
    category: "career",
    description:
      "Science, commerce, arts, diploma or ITI: what each opens, what each closes, and how to decide in a " +
      "week.",
  },
  {
    id: "resume-in-two-hours",
    title: "Your first resume in two hours",
    date: "2026-11-28",
    time: "2:00 PM - 4:00 PM",
    speaker: "Farah Siddiqui",
    participants: 120,
    baseRegistered: 87,
    category: "resume",
    description:
      "Write one page that says what you can do, even with no job behind you. Bring marks, projects and a " +
      "phone.",
  },
  {
    id: "engineering-branches-explained",
    title: "Engineering branches explained by people who work in them",
    date: "2026-12-05",
    time: "10:00 AM - 12:00 PM",
    speaker: "Meenakshi Rao",
    participants: 250,
    baseRegistered: 176,
    category: "career",
    description:
      "What a civil, mechanical, electrical, computer or chemical engineer does on an ordinary day.",
  },
  {
    id: "health-careers-beyond-mbbs",
    title: "Health careers beyond MBBS",
    date: "2026-12-12",
    time: "11:00 AM - 1:00 PM",
    speaker: "Dr. Arvind Kulkarni",
    participants: 180,
    baseRegistered: 95,
    category: "higher-education",
    description:
      "Nursing, pharmacy, physiotherapy, laboratory and public health: admission, cost, jobs and " +
      "scholarships.",
  },
  {
    id: "interview-practice-lab",
    title: "Interview practice lab",
    date: "2026-12-19",
    time: "2:00 PM - 4:00 PM",
    speaker: "Farah Siddiqui",
    participants: 60,
    baseRegistered: 41,
    category: "interview",
    description:
      "Practise in threes: one asks, one answers, one notes. Leave with three answers you can rely on.",
  },
  {
    id: "digital-skills-for-free",
    title: "Digital skills you can learn for free this winter",
    date: "2027-01-09",
    time: "10:00 AM - 12:00 PM",
    speaker: "Meenakshi Rao",
    participants: 300,
    baseRegistered: 112,
    category: "skills",
    description:
      "Spreadsheets, writing, coding and safe use of the web, with SWAYAM, NPTEL and other free courses.",
  },
];

export type CareerSessionKind = "one-to-one" | "assessment" | "workshop" | "resume-prep";

export type CareerSession = {
  id: CareerSessionKind;
  title: string;
  duration: string;
  description: string;
};

export const careerSessions: readonly CareerSession[] = [
  {
    id: "one-to-one",
    title: "One-to-One Session",
    duration: "60 minutes",
    description: "A private talk with a counsellor about your marks, wishes, money and next step.",
  },
  {
    id: "assessment",
    title: "Career Assessment",
    duration: "45 minutes",
    description: "Questions on interests, abilities and values, and a talk about what they suggest.",
  },
  {
    id: "workshop",
    title: "Group Workshop",
    duration: "2 hours",
    description: "A live class with exercises, in a group of students with the same question.",
  },
  {
    id: "resume-prep",
    title: "Resume Preparation",
    duration: "90 minutes",
    description: "Write or repair your resume and one covering letter, line by line.",
  },
];

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
