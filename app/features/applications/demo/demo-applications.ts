import type { ApplicationStatus } from "../rules/application-status.ts";

export interface DemoApplication {
  readonly status: ApplicationStatus;
  /** How many hours before now it was sent (begun, for a draft). */
  readonly hoursAgo: number;
  /** The first of these that could be applied for at that time; any other one where none could. */
  readonly slugs: readonly string[];
  readonly awardRupees?: number;
}

/** The address of the scholarship that is paid here: the payouts room makes it, and carries on (trust-demo, her-award-demo). */
export const demoPaidHere = "indravati-college-year-award";

/**
 * Eight sent, two of them won (success rate 25%), four pending, one rejected, one withdrawn; and a draft: an
 * application in every status. Oldest first.
 */
export const demoApplications: readonly DemoApplication[] = [
  { status: "paid", hoursAgo: 24 * 96, slugs: ["aicte-pragati", "kotak-kanya"], awardRupees: 50_000 },
  { status: "rejected", hoursAgo: 24 * 70, slugs: ["reliance-foundation-ug"] },
  { status: "withdrawn", hoursAgo: 24 * 58, slugs: ["hdfc-parivartan-ecss", "dr-reddys-sashakt"] },
  {
    status: "approved",
    hoursAgo: 24 * 40,
    slugs: [demoPaidHere, "andhra-pradesh-post-matric-maintenance"],
    awardRupees: 20_000,
  },
  { status: "action_needed", hoursAgo: 72, slugs: ["pm-usp-csss"] },
  { status: "under_review", hoursAgo: 30, slugs: ["andhra-pradesh-post-matric-fee-reimbursement"] },
  { status: "under_review", hoursAgo: 26, slugs: ["colgate-keep-india-smiling", "tata-capital-pankh"] },
  { status: "under_review", hoursAgo: 4, slugs: ["pm-usp-csss", "loreal-young-women-in-science"] },
  { status: "draft", hoursAgo: 1, slugs: ["lic-hfl-vidyadhan", "tata-capital-pankh"] },
];

/** What the demo student answers where registration does not know it. */
export const demoAnswers: Readonly<Record<string, string>> = {
  fullName: "Sravani Gaddam",
  email: "sravani@scholarsetu.example",
  phone: "9876543210",
  dateOfBirth: "2008-03-09",
  gender: "female",
  address: "4-12, Temple Street, Danavaipeta",
  city: "Rajamahendravaram",
  state: "andhra-pradesh",
  pincode: "533103",
  currentEducation: "undergraduate",
  institution: "Godavari Institute of Technology, Rajamahendravaram",
  course: "B.Tech, Computer Science",
  year: "1st",
  percentage: "91.4",
  fatherName: "Narsimha Gaddam",
  motherName: "Lakshmi Gaddam",
  fatherOccupation: "Weaver",
  motherOccupation: "Tailor",
  familyIncome: "1l-2l",
  ifscCode: "SBIN0000902",
};

/** Made-up numbers with right check digits. */
export const demoSecrets = {
  aadhaarNumber: "234567890124",
  bankAccount: "30215550902",
  confirmBankAccount: "30215550902",
};
