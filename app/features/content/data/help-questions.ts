import type { FormOption } from "./form-options.ts";
import type { HelpCategory, HelpQuestion } from "./help-question.ts";
import { applicationQuestions } from "./help-questions-application.ts";
import { documentQuestions } from "./help-questions-documents.ts";
import { eligibilityQuestions } from "./help-questions-eligibility.ts";
import { scholarshipQuestions } from "./help-questions-scholarships.ts";
import { technicalQuestions } from "./help-questions-technical.ts";

export type HelpTopicId = "all" | HelpCategory;

export type HelpTopic = { id: HelpTopicId; name: string; count: number };

export const helpTopics: readonly HelpTopic[] = [
  { id: "all", name: "All Topics", count: 50 },
  { id: "application", name: "Application Process", count: 12 },
  { id: "scholarships", name: "Scholarships", count: 15 },
  { id: "documents", name: "Documents", count: 8 },
  { id: "eligibility", name: "Eligibility", count: 10 },
  { id: "technical", name: "Technical Support", count: 5 },
];

export const helpQuestions: readonly HelpQuestion[] = [
  ...applicationQuestions,
  ...scholarshipQuestions,
  ...documentQuestions,
  ...eligibilityQuestions,
  ...technicalQuestions,
];

export type HelpServiceType =
  | "application-help"
  | "scholarship-search"
  | "document-review"
  | "eligibility-check"
  | "technical-support"
  | "career-guidance"
  | "other";

export const helpServiceOptions: readonly FormOption<HelpServiceType>[] = [
  { value: "application-help", label: "Application help" },
  { value: "scholarship-search", label: "Scholarship search" },
  { value: "document-review", label: "Document review" },
  { value: "eligibility-check", label: "Eligibility check" },
  { value: "technical-support", label: "Technical support" },
  { value: "career-guidance", label: "Career guidance" },
  { value: "other", label: "Something else" },
];

export type HelpSupportChannel = "phone" | "whatsapp" | "email";

/** The number and address themselves come from the site's settings; `channel` says which to show. */
export type HelpSupportContact = {
  channel: HelpSupportChannel;
  title: string;
  description: string;
  hours: string;
};

export const helpSupportContacts: readonly HelpSupportContact[] = [
  {
    channel: "phone",
    title: "Call us",
    description: "Speak to a person, in Telugu or English.",
    hours: "Mon-Fri 9:00-18:00, Sat 10:00-16:00",
  },
  {
    channel: "whatsapp",
    title: "WhatsApp chat",
    description: "Send your question; never send an OTP or Aadhaar number.",
    hours: "24/7 support",
  },
  {
    channel: "email",
    title: "E-mail support",
    description: "Write with your application number, if you have one.",
    hours: "Reply within 2 hours",
  },
];

export type HelpResourceLink = { href: string; title: string; description: string };

export const helpResourceLinks: readonly HelpResourceLink[] = [
  {
    href: "/application-guide",
    title: "Application Guide",
    description: "Five steps from registration to result, with a document checklist.",
  },
  {
    href: "/scholarship-tips",
    title: "Scholarship Tips",
    description: "What reviewers look for, common mistakes, essays and interviews.",
  },
  {
    href: "/education-blog",
    title: "Education Blog",
    description: "News and advice on scholarships, careers and exams.",
  },
  {
    href: "/career-guidance",
    title: "Career Guidance",
    description: "Free sessions, workshops and paths after each stream.",
  },
  {
    href: "/scholarships",
    title: "Find Scholarships",
    description: "Search 5000+ scholarships by class, state and category.",
  },
  {
    href: "/contact",
    title: "Contact Us",
    description: "Address, phone, e-mail and a form for everything else.",
  },
];
