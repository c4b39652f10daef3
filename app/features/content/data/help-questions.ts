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
