/** The one whose bank sent the money back: signs in with the demo's OTP and gives another account. */
export const demoReturned = { phone: "9876543241", name: "Revathi Kolluri" };

/** Open to pupils, by another giver than the demo donor. */
export const demoSchoolAward = {
  giver: {
    userId: "0190a000-0000-7000-8000-000000000007",
    organisationId: "0190a000-0000-7000-8000-000000000402",
    name: "Indravati Family Trust",
    email: "trust@scholarsetu.example",
    password: "Demo-Trust-2024",
  },
  title: "Village School Award",
  description:
    "For girls and boys of the classes 6 to 10 in village schools: fees, books and the way to school.",
  awardRupees: 3_000,
  seats: 20,
} as const;

/** Of the same giver, for a student of the demo: applied for, won, and on its way to her bank. */
export const demoCollegeAward = {
  title: "Indravati College Year Award",
  description:
    "For first-year students at college whose families live by the loom, the field or the needle: fees, books, the hostel.",
  awardRupees: 20_000,
  seats: 6,
  /** Open for thirty days from then. */
  daysAgo: 50,
} as const;

/** Twenty have written, nineteen of them go on or have finished: 95%. */
export const demoNotes = { written: 20, paused: 1 } as const;

/** Somebody else than the super admin, so that a batch can be approved by a second person. */
export const demoChecker = {
  userId: "0190a000-0000-7000-8000-000000000006",
  name: "Payout Checker",
  email: "checker@scholarsetu.example",
  password: "Demo-Checker-2024",
} as const;
