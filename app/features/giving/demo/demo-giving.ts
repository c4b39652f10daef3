/** The one whose bank sent the money back: signs in with the demo's OTP and gives another account. */
export const demoReturned = { phone: "9876543241", name: "Revathi Kolluri" };

export interface DemoProgramme {
  readonly title: string;
  readonly description: string;
  readonly category: "women" | "merit" | "need";
  readonly levelFrom: "class-6-8" | "class-9-10" | "undergraduate";
  readonly levelTo: "class-9-10" | "undergraduate";
  readonly gender: "any" | "female";
  /** When it was given to, before now. */
  readonly daysAgo: number;
  readonly givenRupees: number;
  readonly awardRupees: number;
  readonly students: number;
  /** Of them, in the batch that still waits for its second person. */
  readonly waiting: number;
  /** Of them, sent back by the bank. */
  readonly returned: number;
  readonly isOver: boolean;
  readonly isOpen: boolean;
}

/** The demo donor's programmes (spec 2: impact score 95%, Active and Completed, High and Medium). */
export const demoProgrammes: readonly DemoProgramme[] = [
  {
    title: "School Kits, Mahabubabad",
    description: "Books, bag and shoes for girls and boys of the classes 6 to 10 in a hill district.",
    category: "need",
    levelFrom: "class-6-8",
    levelTo: "class-9-10",
    gender: "any",
    daysAgo: 310,
    givenRupees: 24_000,
    awardRupees: 1_000,
    students: 24,
    waiting: 0,
    returned: 0,
    isOver: true,
    isOpen: false,
  },
  {
    title: "First-Year Merit Awards",
    description: "For first-year students whose marks are high and whose family income is low.",
    category: "merit",
    levelFrom: "undergraduate",
    levelTo: "undergraduate",
    gender: "any",
    daysAgo: 150,
    givenRupees: 200_000,
    awardRupees: 20_000,
    students: 8,
    waiting: 0,
    returned: 0,
    isOver: false,
    isOpen: true,
  },
  {
    title: "Girls in Engineering 2026",
    description: "For young women in the first two years of an engineering degree.",
    category: "women",
    levelFrom: "undergraduate",
    levelTo: "undergraduate",
    gender: "female",
    daysAgo: 74,
    givenRupees: 300_000,
    awardRupees: 25_000,
    students: 11,
    waiting: 2,
    returned: 1,
    isOver: false,
    isOpen: false,
  },
];

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

export const demoNoteTexts = [
  "The money came in the week the fees were due. I am in the next year now, and second in my class.",
  "I could buy the books new for once, and my younger brother reads them after me.",
  "My mother said to write that she sleeps better. I passed everything.",
  "I travel two hours to college. The pass is paid until summer. Thank you.",
  "I had thought of leaving after the first semester. I stayed.",
  "I paid the hostel for the whole term and could study in the evenings instead of working.",
  "My laptop is second-hand and mine. The project is finished.",
  "I am the first in our street to go on after class 12. Thank you for trusting somebody you do not know.",
  "The exam fee was due on a Friday, the money came on the Wednesday.",
  "I repaid my uncle and still had enough for the lab coat and the record books.",
  "I passed with distinction. Next year I want to teach the younger ones.",
  "It rained through our roof this year. Still my attendance is full, because the bus was paid.",
  "I am writing this from the library. I have a seat there now every day.",
  "I thought nobody reads applications from our village. Thank you for reading mine.",
  "I finished the year and found a place for practical training.",
  "My father wanted me to stop. He came to my prize day.",
  "The scholarship paid for my spectacles as well. I can see the board from my place.",
  "I could say no to the night shift. My marks went up at once.",
  "Thank you. I do not have large words, but I have passed all papers.",
] as const;

/** Somebody else than the super admin, so that a batch can be approved by a second person. */
export const demoChecker = {
  userId: "0190a000-0000-7000-8000-000000000006",
  name: "Payout Checker",
  email: "checker@scholarsetu.example",
  password: "Demo-Checker-2024",
} as const;
