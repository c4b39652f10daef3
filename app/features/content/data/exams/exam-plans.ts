export type PreparationPhase = { name: string; tasks: readonly string[] };

export type PreparationPlan = {
  id: "two-year" | "one-year" | "six-month" | "last-thirty-days";
  title: string;
  duration: string;
  weeks: number;
  description: string;
  suits: string;
  phases: readonly PreparationPhase[];
};

export const preparationPlans: readonly PreparationPlan[] = [
  {
    id: "two-year",
    title: "Two-year school plan",
    duration: "24 months",
    weeks: 104,
    description:
      "JEE, NEET or NDA beside classes 11 and 12, without giving up board marks, sleep or friends.",
    suits: "Students starting class 11",
    phases: [
      {
        name: "Months 1–9: Class 11 in depth",
        tasks: [
          "Finish each NCERT chapter in the week the school teaches it",
          "Solve 20 mixed questions for every chapter",
          "Keep one formula notebook a subject",
          "Sunday: two hours of revision, then a test of 30 questions",
        ],
      },
      {
        name: "Months 10–12: First revision",
        tasks: [
          "Revise all of class 11 from your own notes",
          "Take three part tests",
          "List the ten weakest topics and repair two a week",
        ],
      },
      {
        name: "Months 13–20: Class 12",
        tasks: [
          "New chapters in the morning, class 11 revision at night",
          "Previous-year questions chapter by chapter",
          "One timed subject test every week",
        ],
      },
      {
        name: "Months 21–24: Tests and boards",
        tasks: [
          "One full mock a week, two in the last month",
          "Give a day to reading each mock's mistakes",
          "Four weeks before boards, write long answers daily",
          "Sleep seven hours; stop new topics ten days before the exam",
        ],
      },
    ],
  },
  {
    id: "one-year",
    title: "One-year graduate plan",
    duration: "12 months",
    weeks: 52,
    description: "UPSC, GATE or NET with college or a job: two hours on weekdays, six on weekends.",
    suits: "Final-year students and working graduates",
    phases: [
      {
        name: "Months 1–4: Foundation",
        tasks: [
          "Read the syllabus until you can say it by heart",
          "One standard book a subject; no second book yet",
          "Short notes: one page a chapter",
          "Newspaper for 40 minutes a day, if your exam asks current affairs",
        ],
      },
      {
        name: "Months 5–8: Practice",
        tasks: [
          "Ten years of past questions, topic by topic",
          "Write one answer or solve one long problem every day",
          "A test every second Sunday",
        ],
      },
      {
        name: "Months 9–11: Mocks",
        tasks: [
          "One full mock a week at the real time of day",
          "Mistake log: read it every Friday",
          "Cut notes down to 50 pages in all",
        ],
      },
      {
        name: "Month 12: Revision",
        tasks: [
          "Revise only from your notes and the mistake log",
          "Two mocks a week, none in the last four days",
          "Check centre, admit card and travel",
        ],
      },
    ],
  },
  {
    id: "six-month",
    title: "Six-month job-exam plan",
    duration: "6 months",
    weeks: 26,
    description: "Bank, SSC and similar tests, where speed and accuracy decide.",
    suits: "Graduates who can study four hours a day",
    phases: [
      {
        name: "Months 1–2: Basics",
        tasks: [
          "Tables to 25, squares to 30, cubes to 15, fractions as percentages",
          "One grammar rule and ten words a day",
          "Learn each kind of reasoning puzzle once, slowly",
        ],
      },
      {
        name: "Months 3–4: Speed",
        tasks: [
          "A timed set in each section, every day",
          "Banking or general awareness: 30 minutes daily, weekly quiz",
          "Note which questions to leave: good marks come from skipping well",
        ],
      },
      {
        name: "Months 5–6: Mocks",
        tasks: [
          "Three prelims mocks a week, one mains mock",
          "Spend as long on the review as on the mock",
          "Descriptive writing: one essay and one letter a week",
        ],
      },
    ],
  },
  {
    id: "last-thirty-days",
    title: "Last 30 days",
    duration: "30 days",
    weeks: 4,
    description: "For any exam: hold what you know, mend what costs you marks, arrive rested.",
    suits: "Anyone in the revision phase",
    phases: [
      {
        name: "Days 30–16: Two rounds of revision",
        tasks: [
          "Divide the syllabus into 15 equal parts; one part a day",
          "Evening: 25 questions from that part",
          "A full mock on days 24, 20 and 16",
        ],
      },
      {
        name: "Days 15–6: Fast round",
        tasks: [
          "Three parts a day from short notes",
          "A full mock every third day at the exam's own hour",
          "Read the mistake log aloud",
        ],
      },
      {
        name: "Days 5–1: Calm",
        tasks: [
          "Formulas, facts and diagrams only",
          "No new topic, no new book, no comparing scores",
          "Pack admit card, photo, identity card; see the way to the centre",
          "Sleep early; eat what you always eat",
        ],
      },
    ],
  },
];
