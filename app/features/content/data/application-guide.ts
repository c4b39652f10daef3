export type GuideStepId = "register" | "search" | "documents" | "apply" | "track";

export type GuideStep = {
  id: GuideStepId;
  number: number;
  title: string;
  /** Null for the step that goes on until the money arrives. */
  minutes: number | null;
  timeLabel: string;
  description: string;
  details: readonly string[];
  tips: readonly string[];
  link: { href: string; label: string };
};

export const applicationGuideSteps: readonly GuideStep[] = [
  {
    id: "register",
    number: 1,
    title: "Register once",
    minutes: 5,
    timeLabel: "5 minutes",
    description:
      "Verify your mobile number and make your account. Everything you apply for later starts from here.",
    details: [
      "Enter your 10-digit mobile number and the 6-digit OTP.",
      "Fill in your name, date of birth, class, school and state as they stand in your papers.",
      "Add your bank account: 9 to 18 digits, with the IFSC from the passbook.",
      "If you are under 18, a parent or guardian consents with an OTP on their own phone.",
    ],
    tips: [
      "Use a number you will still have next year.",
      "Copy your name from Aadhaar letter by letter.",
      "Nobody from ScholarSetu will ever ask you for an OTP.",
    ],
    link: { href: "/otr-registration", label: "Start registration" },
  },
  {
    id: "search",
    number: 2,
    title: "Find the right scholarships",
    minutes: 15,
    timeLabel: "15 minutes",
    description:
      "Filter by category, provider type, class level and state, and read who can apply before you begin.",
    details: [
      "Start with your class level and your home state, then widen.",
      "Read each criterion: met, not met or not known.",
      "Note the closing date and whether you apply here or on the provider's site.",
      "Save 10–15 that fit, the nearest deadline first.",
    ],
    tips: [
      "State scholarships follow your home state, even if you study elsewhere.",
      "A smaller award with few applicants may be easier to win.",
      "Percentile is a rank, not a mark: check your board's cut-off.",
    ],
    link: { href: "/scholarships", label: "Search scholarships" },
  },
  {
    id: "documents",
    number: 3,
    title: "Get your documents ready",
    minutes: 30,
    timeLabel: "30 minutes",
    description: "Collect, check and scan. Once uploaded, a document is offered again in every application.",
    details: [
      "Photograph, Aadhaar, latest mark sheet, income certificate and bank passbook are always needed.",
      "Compare name and date of birth across all papers.",
      "Scan or photograph each as JPG, PNG or PDF, under 5MB.",
      "Ask for missing certificates now: an income certificate usually takes 7–15 days.",
    ],
    tips: [
      "Lay the paper flat in daylight and keep all four corners in the picture.",
      "Zoom in: if you cannot read it, nor can the reviewer.",
      "Renew certificates before they end, not after.",
    ],
    link: { href: "/downloads/document-checklist.pdf", label: "Download the checklist" },
  },
  {
    id: "apply",
    number: 4,
    title: "Fill in and submit",
    minutes: 20,
    timeLabel: "20 minutes",
    description: "Five short parts, most of them filled in from your registration. Check, then submit.",
    details: [
      "Personal Information, Educational Details, Family Information, Document Upload, Review & Submit.",
      "Each part is saved as you type; you can stop and come back on any phone.",
      "Write the income exactly as on the certificate.",
      "After submitting you get a number by SMS and e-mail, and a review within 48 hours.",
    ],
    tips: [
      "Submit at least three days before the deadline.",
      "Let someone else read it once, aloud.",
      "Write the truth: false papers cancel the award and may have to be paid back.",
    ],
    link: { href: "/apply", label: "Start an application" },
  },
  {
    id: "track",
    number: 5,
    title: "Track and follow up",
    minutes: null,
    timeLabel: "Ongoing",
    description: "Watch the status, answer questions quickly, and keep the award alive from year to year.",
    details: [
      "Your dashboard shows the stage, who holds it, and by when you will hear.",
      "Review and selection usually take 2–8 weeks after the deadline.",
      "If the status is Action needed, mend that one item by its date.",
      "After approval, see that the bank account is active and linked to Aadhaar.",
    ],
    tips: [
      "Look at your notifications once a week.",
      "Put the renewal month in your calendar on the day of the first payment.",
      "A rejection carries a reason: use it for the next form.",
    ],
    link: { href: "/student/dashboard", label: "Open my dashboard" },
  },
];

export const applicationGuideTotals = {
  steps: 5,
  totalMinutes: 70,
  successClaim: "85%",
} as const;

export type GuideDocument = { name: string; why: string; where: string; required: boolean };

export type GuideDocumentGroup = {
  id: "identity" | "academic" | "financial" | "category" | "extra";
  title: string;
  items: readonly GuideDocument[];
};

export const guideDocumentGroups = [
  {
    id: "identity",
    title: "Who you are",
    items: [
      {
        name: "Aadhaar card",
        why: "Proves identity, and government payments find your account through it.",
        where: "Download e-Aadhaar from the UIDAI portal, or visit an enrolment centre for corrections.",
        required: true,
      },
      {
        name: "Passport-size photograph",
        why: "Goes on the form; the reviewer compares it with your identity proof.",
        where: "A phone photo before a plain wall, in daylight, is fine.",
        required: true,
      },
      {
        name: "Domicile certificate",
        why: "Shows your home state, which decides most state scholarships.",
        where: "Revenue office or your state's e-district portal; usually one to three weeks.",
        required: false,
      },
    ],
  },
  {
    id: "academic",
    title: "What you study",
    items: [
      {
        name: "Latest mark sheet",
        why: "Shows the marks on which merit and renewal depend.",
        where: "Your school or college; board mark sheets are also in DigiLocker.",
        required: true,
      },
      {
        name: "Class 10 certificate",
        why: "The accepted proof of date of birth and of how your name is spelt.",
        where: "Your board or DigiLocker.",
        required: false,
      },
      {
        name: "Bonafide certificate",
        why: "Shows that you study there this academic year.",
        where: "The office of your school or college; one to three days.",
        required: false,
      },
      {
        name: "Fee receipt",
        why: "Lets the provider pay back or pay the right fee.",
        where: "The accounts counter or the student portal of your institute.",
        required: false,
      },
    ],
  },
  {
    id: "financial",
    title: "Money matters",
    items: [
      {
        name: "Income certificate",
        why: "Every need-based scheme has an income limit and checks it here.",
        where: "Tahsildar or revenue office, e-district portal, CSC or MeeSeva; usually 7–15 days.",
        required: true,
      },
      {
        name: "Bank passbook, first page",
        why: "The money is paid to this account; one wrong digit sends it back.",
        where: "Your bank branch; a cancelled cheque with your name works too.",
        required: true,
      },
    ],
  },
  {
    id: "category",
    title: "If you claim a category",
    items: [
      {
        name: "Caste or community certificate",
        why: "Needed for SC, ST, OBC, EWS and some state schemes.",
        where: "Revenue office or e-district portal; allow two to four weeks.",
        required: false,
      },
      {
        name: "Disability certificate or UDID card",
        why: "Shows a disability of 40% or more for the schemes that support it.",
        where: "swavlambancard.gov.in and the district hospital.",
        required: false,
      },
      {
        name: "Minority declaration",
        why: "Some schemes for minority students ask for a signed statement of community.",
        where: "A self-declaration in the format of the scheme.",
        required: false,
      },
    ],
  },
  {
    id: "extra",
    title: "Sometimes asked for",
    items: [
      {
        name: "Letters of recommendation",
        why: "Merit and study-abroad awards want to hear from people who taught you.",
        where: "Two teachers who know your work; ask three weeks ahead.",
        required: false,
      },
      {
        name: "Statement of purpose or essay",
        why: "Tells the reader why you, why this course, and what the money will do.",
        where: "Written by you; see our essay tips.",
        required: false,
      },
      {
        name: "Relationship document",
        why: "Links you to the parent or guardian whose income or account is used.",
        where: "Birth certificate, ration card or guardianship order.",
        required: false,
      },
    ],
  },
] as const satisfies readonly GuideDocumentGroup[];

export const guideGeneralTips = [
  {
    title: "Start with the slow paper",
    text: "The income certificate decides your timetable. Apply for it before you search for anything.",
  },
  {
    title: "One name everywhere",
    text: "Aadhaar, mark sheet, bank and form must spell your name and birth date the same way.",
  },
  {
    title: "Read the notice twice",
    text: "Once for who can apply, once for what to send. Most rejections are answered in the notice.",
  },
  {
    title: "Three days early",
    text: "Portals slow down on the last evening. Submit while there is still time to mend a mistake.",
  },
  {
    title: "Keep a copy of everything",
    text: "Save the filled form, the number and the files in one folder. Renewal will ask for them again.",
  },
  {
    title: "Ask before you guess",
    text: "A free call with a counsellor takes less time than a rejected application.",
  },
] as const satisfies readonly { title: string; text: string }[];

type GuideDocumentWords = { name: string; why: string; where: string };

/** The guide in another language; papers and tips stand under their English name. */
export type GuideWords = {
  steps: Record<
    GuideStepId,
    Pick<GuideStep, "title" | "timeLabel" | "description" | "details" | "tips"> & { link: string }
  >;
  groups: Record<GuideDocumentGroup["id"], string>;
  documents: Record<(typeof guideDocumentGroups)[number]["items"][number]["name"], GuideDocumentWords>;
  tips: Record<(typeof guideGeneralTips)[number]["title"], { title: string; text: string }>;
};
