import type { FormOption } from "./form-options.ts";

// Apart from the fifty answers, which would come along to the browser with the form.

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
