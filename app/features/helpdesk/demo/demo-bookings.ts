import type { AskedGuardian } from "../bookings/asked-guardian.ts";
import type { BookingRequest } from "../bookings/booking-request.ts";
import type { BookingStatus } from "../bookings/booking-status.ts";

/** Invented people, so that the desk has something to do; every state is among them. */
export type DemoBooking = BookingRequest & {
  readonly daysAgo: number;
  readonly becomes: BookingStatus;
  readonly stars?: 4 | 5;
  /** Of somebody under 18. */
  readonly guardian?: AskedGuardian;
  /** Booked by the demo student while signed in. */
  readonly isStudents?: boolean;
};

const student = {
  name: "Sravani Gaddam",
  email: "sravani@example.org",
  phone: "9876543210",
  isStudents: true,
};

export const demoBookings: readonly DemoBooking[] = [
  {
    ...student,
    kind: "counseling",
    service: "scholarship",
    title: "Scholarship Counseling",
    minutes: 45,
    preferredTime: "evening",
    answers: {
      Age: "18",
      Education: "Undergraduate",
      Message: "Which awards can I still apply for this year?",
    },
    daysAgo: 8,
    becomes: "done",
    stars: 5,
  },
  {
    ...student,
    kind: "career",
    service: "resume-prep",
    title: "Resume Preparation",
    minutes: 90,
    preferredTime: "morning",
    answers: { Education: "Undergraduate", "Career interest": "Engineering & Technology" },
    daysAgo: 1,
    becomes: "confirmed",
  },
  {
    kind: "counseling",
    service: "career",
    title: "Career Counseling",
    minutes: 60,
    name: "Bhavana Gaddam",
    email: "bhavana@example.org",
    phone: "9876500001",
    preferredTime: "morning",
    answers: { Age: "18", Education: "Class 12" },
    daysAgo: 12,
    becomes: "done",
    stars: 5,
  },
  {
    kind: "study_abroad",
    service: "guidance",
    title: "Study Abroad Guidance",
    minutes: 60,
    name: "Nirmala Toppo",
    email: "nirmala@example.org",
    phone: "9876500002",
    preferredTime: "evening",
    answers: {
      Country: "United Kingdom",
      Level: "Postgraduate",
      Questions: "How much work experience do I need?",
    },
    daysAgo: 9,
    becomes: "no_show",
  },
  {
    kind: "exam",
    service: "neet",
    title: "Exam Preparation Guidance",
    minutes: 45,
    name: "Salman Khatri",
    email: "salman@example.org",
    phone: "9876500003",
    preferredTime: "afternoon",
    answers: { "Target exam": "NEET UG", Level: "Some Preparation Done" },
    daysAgo: 10,
    becomes: "done",
    stars: 4,
  },
  {
    kind: "help",
    service: "document-review",
    title: "Help session: Document review",
    minutes: 45,
    name: "Gurpreet Singh",
    email: "gurpreet@example.org",
    phone: "9876500004",
    preferredTime: "flexible",
    answers: { Message: "My name is spelt differently on Aadhaar and mark sheet." },
    daysAgo: 2,
    becomes: "requested",
  },
  {
    kind: "career",
    service: "assessment",
    title: "Career Assessment",
    minutes: 45,
    name: "Lalrinpuii",
    email: "lalrin@example.org",
    phone: "9876500005",
    preferredTime: "afternoon",
    answers: { Education: "Class 10", "Career interest": "Not sure yet" },
    // Asked half an hour ago: whenever the demo is built, the time asked for is still to come.
    daysAgo: 0.02,
    becomes: "requested",
  },
  {
    kind: "counseling",
    service: "personal",
    title: "Personal Development",
    minutes: 45,
    name: "Arjun Das",
    email: "arjun@example.org",
    phone: "9876500006",
    preferredTime: "evening",
    answers: { Age: "20", Education: "Undergraduate" },
    daysAgo: 3,
    becomes: "cancelled",
  },
  {
    kind: "counseling",
    service: "exam-prep",
    title: "Exam Preparation",
    minutes: 45,
    name: "Shaheen Begum",
    email: "shaheen@example.org",
    phone: "9876500007",
    preferredTime: "morning",
    answers: { Age: "18", Education: "Class 12" },
    daysAgo: 0.5,
    becomes: "confirmed",
  },
  {
    kind: "counseling",
    service: "education",
    title: "Education Guidance",
    minutes: 45,
    name: "Meena Kumari",
    email: "meena@example.org",
    phone: "9876500008",
    preferredTime: "flexible",
    answers: { Age: "16", Education: "Class 11" },
    daysAgo: 0.02,
    becomes: "guardian",
    guardian: { phone: "9876500009", language: "hi" },
  },
];
