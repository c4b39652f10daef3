import type { FormOption } from "./form-options.ts";

export type CounselingTypeId =
  | "career"
  | "education"
  | "scholarship"
  | "study-abroad"
  | "exam-prep"
  | "personal";

export type CounselingType = {
  id: CounselingTypeId;
  title: string;
  minutes: 45 | 60;
  duration: "45 min" | "60 min";
  description: string;
  features: readonly [string, string, string, string];
};

export const counselingTypes: readonly CounselingType[] = [
  {
    id: "career",
    title: "Career Counseling",
    minutes: 60,
    duration: "60 min",
    description:
      "Find work that fits your strengths, your marks and your family's means, and a path that leads there.",
    features: [
      "Interest and ability talk",
      "Three paths compared side by side",
      "Courses, costs and scholarships for each",
      "A written plan for the next 12 months",
    ],
  },
  {
    id: "education",
    title: "Education Guidance",
    minutes: 45,
    duration: "45 min",
    description:
      "Choose a stream, course or college with clear facts on fees, admission and what comes after.",
    features: [
      "Stream and subject choice",
      "College shortlist by rank and budget",
      "Admission dates and counselling rounds",
      "Lateral entry, open learning and gap-year options",
    ],
  },
  {
    id: "scholarship",
    title: "Scholarship Counseling",
    minutes: 45,
    duration: "45 min",
    description: "See which scholarships you can win, which papers are missing, and in which order to apply.",
    features: [
      "Eligibility check against 5000+ scholarships",
      "A list of 10-15 that fit you",
      "Document check, paper by paper",
      "Help with essays and statements of need",
    ],
  },
  {
    id: "study-abroad",
    title: "Study Abroad Guidance",
    minutes: 60,
    duration: "60 min",
    description: "Plan study in another country: course, tests, money, visa and the awards that pay for it.",
    features: [
      "Country and course comparison",
      "IELTS, TOEFL and GRE planning",
      "Funded awards open to Indians",
      "Statement of purpose and letters",
    ],
  },
  {
    id: "exam-prep",
    title: "Exam Preparation",
    minutes: 45,
    duration: "45 min",
    description:
      "A realistic timetable for your exam, built around school, work and the hours you really have.",
    features: [
      "Study plan by weeks",
      "Mock test review",
      "Weak-topic repair list",
      "Free books, videos and question banks",
    ],
  },
  {
    id: "personal",
    title: "Personal Development",
    minutes: 45,
    duration: "45 min",
    description:
      "A calm, private talk about confidence, pressure, habits, or trouble at home that gets in the way of " +
      "study.",
    features: [
      "Dealing with exam stress",
      "Study habits and use of time",
      "Speaking and confidence practice",
      "Where to find further help near you",
    ],
  },
];

export type Counselor = {
  id: string;
  name: string;
  specialization: string;
  experience: string;
  rating: number;
  sessions: number;
  /** Name of the portrait drawing, without its extension. */
  image: `portrait-${number}`;
  qualifications: string;
  languages: readonly string[];
  expertise: readonly string[];
};

export const counselors: readonly Counselor[] = [
  {
    id: "sunitha-reddy",
    name: "Dr. Sunitha Reddy",
    specialization: "Career and Education Counseling",
    experience: "16 years",
    rating: 4.9,
    sessions: 5000,
    image: "portrait-7",
    qualifications: "PhD Education, MA Psychology",
    languages: ["Telugu", "English", "Hindi"],
    expertise: ["Career choice", "Stream selection", "First-generation learners"],
  },
  {
    id: "imran-qureshi",
    name: "Imran Qureshi",
    specialization: "Scholarship and Financial Aid",
    experience: "12 years",
    rating: 4.8,
    sessions: 4200,
    image: "portrait-8",
    qualifications: "MSW, Diploma in Guidance and Counselling",
    languages: ["Hindi", "Urdu", "English"],
    expertise: ["Government schemes", "Documents and certificates", "Statements of need"],
  },
  {
    id: "anjali-nair",
    name: "Anjali Nair",
    specialization: "Study Abroad Guidance",
    experience: "10 years",
    rating: 4.8,
    sessions: 3400,
    image: "portrait-9",
    qualifications: "MA International Relations, Commonwealth alumna",
    languages: ["Malayalam", "English", "Tamil"],
    expertise: ["UK and Europe", "Funded master's", "Statements of purpose"],
  },
  {
    id: "vikram-chauhan",
    name: "Vikram Chauhan",
    specialization: "Exam Preparation and Student Well-being",
    experience: "9 years",
    rating: 4.7,
    sessions: 2800,
    image: "portrait-10",
    qualifications: "MSc Counselling Psychology, B.Tech",
    languages: ["Hindi", "English", "Punjabi"],
    expertise: ["JEE and NEET planning", "Exam stress", "Study habits"],
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

export const counselingHeroClaims: readonly { value: string; label: string }[] = [
  { value: "15+", label: "Counselors" },
  { value: "15K+", label: "Sessions" },
  { value: "98%", label: "Satisfaction" },
  { value: "100%", label: "Free" },
];

export const counselingWhatToExpect: { title: string; items: readonly string[] } = {
  title: "What to Expect",
  items: [
    "You will receive a confirmation call within 2 hours.",
    "A counselor who knows your question is chosen for you.",
    "You talk by phone or video, for 45 or 60 minutes.",
    "You get a short written summary with your next steps.",
    "You can move or cancel it yourself, by the link in your e-mail.",
    "It is free and private. A parent may join if you wish.",
    "Under 18, a parent or guardian agrees first, with a code on their phone.",
  ],
};

export const counselingBookedMessage =
  "Counseling session booked successfully! We will contact you within 24 hours to confirm your appointment.";

export const counselingTypeOptions: readonly FormOption<CounselingTypeId>[] = [
  { value: "career", label: "Career Counseling" },
  { value: "education", label: "Education Guidance" },
  { value: "scholarship", label: "Scholarship Counseling" },
  { value: "study-abroad", label: "Study Abroad Guidance" },
  { value: "exam-prep", label: "Exam Preparation" },
  { value: "personal", label: "Personal Development" },
];

export type CounselingChannel = "phone" | "video" | "whatsapp" | "email";

/** The number and address come from the site's settings; `channel` says which to show. */
export type CounselingContactOption = {
  channel: CounselingChannel;
  title: string;
  description: string;
  action: string;
};

export const counselingContactOptions: readonly CounselingContactOption[] = [
  {
    channel: "phone",
    title: "Phone",
    description: "Call Mon-Fri 9:00-18:00 or Sat 10:00-16:00. A missed call is called back.",
    action: "Call now",
  },
  {
    channel: "video",
    title: "Video Consultation",
    description: "See your counselor face to face. The link comes with your confirmation.",
    action: "Book a video session",
  },
  {
    channel: "whatsapp",
    title: "WhatsApp Chat",
    description: "Short questions, answered by a person. Send no Aadhaar number or OTP.",
    action: "Chat",
  },
  {
    channel: "email",
    title: "Email Support",
    description: "Write at length and attach nothing private. We reply within 2 hours.",
    action: "Write to us",
  },
];
