import type { FormOption } from "../form-options.ts";

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

export const helpSupportChannels: readonly HelpSupportChannel[] = ["phone", "whatsapp", "email"];
