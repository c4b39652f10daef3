export type FaqEntry = {
  /** Its place in the address: /faq#documents */
  id: string;
  question: string;
  answer: readonly string[];
  /** Where to go on. */
  link?: { href: string; label: string };
};

/** The insurance sentence is part of the documented words (spec 1, section 1). */
export const faqIntro =
  "Find answers to the questions students and parents ask most about scholarships, applications and our " +
  "health insurance plans. If yours is not here, ask us: we are there 24/7.";

/** Twelve questions (spec 1, FAQ); several may be open at once. */
export const faqEntries = [
  {
    id: "what-is-scholarsetu",
    question: "What is ScholarSetu, and whom does it serve?",
    answer: [
      "ScholarSetu is a platform to find scholarships and to get help with applying for them. It lists 5000+ " +
        "scholarships from government, private and state providers, for students from class 6 up to PhD, " +
        "everywhere in India.",
      "More than 50,000 students have been helped so far, and over ₹50 crore has been distributed.",
    ],
    link: { href: "/about", label: "About us" },
  },
  {
    id: "is-it-free",
    question: "Is it free for students?",
    answer: [
      "Yes. Searching, checking eligibility, applying and counselling are free for students.",
      "Where a service has a charge, such as the One Time Registration, it is a minimum charge: you see it " +
        "before you pay, and nothing is taken without your confirmation.",
    ],
    link: { href: "/refund-policy", label: "Refund policy" },
  },
  {
    id: "who-can-apply",
    question: "Who can apply for a scholarship?",
    answer: [
      "Students from class 6 up to PhD. Each scholarship has its own rules on class or course, state, marks, " +
        "family income, gender or community. We show every rule as met, not met or not known, so that you " +
        "see why a scholarship is yours or what is missing.",
    ],
    link: { href: "/scholarships", label: "Browse scholarships" },
  },
  {
    id: "what-is-otr",
    question: "What is One Time Registration (OTR)?",
    answer: [
      "You verify your mobile number and give your details, bank account and documents once. Every later " +
        "application begins with what is already known, so you never type the same thing twice.",
    ],
    link: { href: "/otr-registration", label: "OTR Registration" },
  },
  {
    id: "how-long-does-it-take",
    question: "How long does an application take?",
    answer: [
      "Filling it takes 15-30 minutes. We review applications within 48 hours. Review and selection by the " +
        "provider take 2-8 weeks.",
    ],
    link: { href: "/application-guide", label: "Application guide" },
  },
  {
    id: "how-many",
    question: "How many scholarships should I apply for?",
    answer: [
      "We recommend 10-15 that you are truly eligible for. Begin with those where every rule is met; add two " +
        "or three larger ones that are harder to get. 85% of the applications we accompany succeed.",
    ],
    link: { href: "/scholarship-tips", label: "Scholarship tips" },
  },
  {
    id: "documents",
    question: "Which documents do I need?",
    answer: [
      "Most scholarships ask for a photograph, Aadhaar, the last mark sheet, an income certificate and the " +
        "bank passbook; some also for a caste or disability certificate. Files are JPG, PNG or PDF, 5 MB at " +
        "most. What you upload once is offered again in the next form.",
    ],
    link: { href: "/student-help", label: "Forms and checklists to download" },
  },
  {
    id: "track",
    question: "How do I know where my application stands?",
    answer: [
      "You get an acknowledgement by e-mail and SMS with your application number the moment you submit. Your " +
        "dashboard shows each step, who has it now and by when you will hear. If something has to be mended, " +
        "it says exactly what.",
    ],
    link: { href: "/status", label: "Check the status without signing in" },
  },
  {
    id: "how-is-it-paid",
    question: "How is the scholarship paid?",
    answer: [
      "Into the student's own bank account, or a joint one with a parent under 18, by the provider. Check that " +
        "the account is active and linked to Aadhaar: most returned payments fail there.",
    ],
    link: { href: "/education-blog", label: "Why payments bounce" },
  },
  {
    id: "study-abroad",
    question: "Do you help with studying abroad?",
    answer: [
      "Yes. We list 500+ study-abroad scholarships, help with choosing a country and a university, and give " +
        "IELTS/TOEFL guidance, free of charge.",
    ],
    link: { href: "/study-abroad", label: "Study abroad" },
  },
  {
    id: "data-safety",
    question: "Is my data safe?",
    answer: [
      "Everything travels with 256-bit SSL encryption. Documents and bank details are encrypted, your full " +
        "Aadhaar number is never stored, and only those who must decide on your application see it. You can " +
        "download or erase what we hold.",
    ],
    link: { href: "/privacy-policy", label: "Privacy policy" },
  },
  {
    id: "reach-us",
    question: "How do I reach you, and when?",
    answer: [
      "By phone, WhatsApp or e-mail, in Telugu, Hindi or English. E-mail is answered within 2 hours. The office " +
        "is open Mon-Fri 9:00-18:00 and Sat 10:00-16:00; for urgent matters somebody is there 24/7.",
    ],
    link: { href: "/contact", label: "Contact us" },
  },
] as const satisfies readonly FaqEntry[];

/** The same questions in another language; where a link leads stays as it is. */
export type FaqWords = {
  intro: string;
  entries: Record<
    (typeof faqEntries)[number]["id"],
    { question: string; answer: readonly string[]; link?: string }
  >;
};
