import type { ExamResource } from "./exam-resource.ts";

export const timetablesResource: ExamResource = {
  id: "daily-timetables",
  title: "Daily Timetables",
  description: "Three days that work: at school, at home, and beside a job.",
  count: "3 timetables",
  icon: "calendar-clock",
  color: "leaf",
  material: {
    intro:
      "A timetable that you keep on five days of seven is a good one. Choose the nearest of the three, " +
      "change two lines, and follow it for a week before you judge it. Study in blocks of 50 minutes with " +
      "10 minutes away from the desk and the phone.",
    sections: [
      {
        heading: "Beside school (about 4½ hours of your own study)",
        table: {
          columns: ["Time", "What", "Why"],
          rows: [
            ["5:30–6:00", "Wake, water, ten minutes of movement", "Wakes the body before the book"],
            ["6:00–7:00", "Hardest subject, new chapter", "The mind is freshest"],
            ["7:00–15:30", "School, breakfast, travel", "Revise cards on the bus"],
            ["15:30–17:00", "Food, rest, play", "Do not skip it: memory settles now"],
            ["17:00–18:30", "Questions on today's school chapter", "Within 24 hours you still remember it"],
            ["18:30–19:00", "Family, walk", "Eyes off the page"],
            ["19:00–20:30", "Second subject: 30 minutes theory, 60 questions", "Doing beats reading"],
            ["20:30–21:15", "Dinner", ""],
            ["21:15–21:45", "Mistake log and plan for tomorrow", "Ten mistakes read, three tasks written"],
            ["22:00", "Sleep: seven hours and a half", "Sleep is part of study"],
          ],
        },
      },
      {
        heading: "Full day at home (about 8 hours)",
        table: {
          columns: ["Time", "What", "Why"],
          rows: [
            ["6:00–7:00", "Newspaper or formula revision", "A gentle start"],
            ["8:00–11:00", "Subject A: three blocks", "Theory, solved examples, own questions"],
            ["11:30–13:00", "Subject B: practice set and check", "Timed, then corrected"],
            ["13:00–14:30", "Lunch and a short nap", "Twenty minutes are enough"],
            ["14:30–16:30", "Subject C: two blocks", "The easiest one in the dull hours"],
            ["16:30–18:00", "Exercise, friends, chores", "Not a reward but a need"],
            ["18:00–19:30", "Old chapters: spaced revision", "Days 1, 3, 7 and 21"],
            ["20:30–21:30", "Mistake log, plan", ""],
          ],
        },
      },
      {
        heading: "Beside a job (about 3 hours on weekdays)",
        table: {
          columns: ["Time", "What", "Why"],
          rows: [
            ["5:30–7:00", "One block of theory, one of questions", "Nobody calls at this hour"],
            ["Travel", "Audio news, vocabulary cards", "Forty minutes a day are 200 hours a year"],
            ["13:30–13:50", "Ten quick questions after lunch", "Keeps the thread"],
            ["20:30–21:30", "Sectional test on alternate days", "Short and timed"],
            ["Saturday", "4 hours: weak topics", ""],
            ["Sunday", "Full mock at exam hour, then 2 hours of review", "The most useful day of the week"],
          ],
        },
      },
      {
        heading: "Rules that make it hold",
        items: [
          "Write three tasks for tomorrow before you sleep; more than three is a wish, not a plan.",
          "Put the phone in another room for each block, and look at it in the break.",
          "If a day is lost, do not make it up at night: carry on with the next block as planned.",
          "One half-day off a week, without guilt. Tell your family when you are free, so they can leave " +
            "you alone when you are not.",
          "Every Sunday ask: what moved, what did not, what will I change? One change a week.",
        ],
      },
    ],
  },
};

export const mistakeLogResource: ExamResource = {
  id: "mistake-log",
  title: "Mistake Log Template",
  description: "A page to copy, five codes, and the weekly routine that raises scores.",
  count: "1 template",
  icon: "notebook-pen",
  color: "brick",
  material: {
    intro:
      "Marks rise less by new chapters than by not losing the same mark twice. A mistake log is one " +
      "notebook, or one sheet, in which every wrong or lucky answer gets a line on the day it happens. Ten " +
      "lines a day are plenty.",
    sections: [
      {
        heading: "The template",
        table: {
          columns: [
            "Date",
            "Source and question",
            "Topic",
            "Code",
            "What I thought",
            "What is right, in one line",
            "Again on",
          ],
          rows: [
            [
              "12 Nov",
              "Mock 4, Q 23",
              "Friction",
              "C",
              "Friction always equals μN",
              "Static friction is only as large as needed",
              "15 Nov",
            ],
            [
              "12 Nov",
              "Mock 4, Q 31",
              "Percentages",
              "S",
              "25 × 0.8 = 18",
              "25 × 0.8 = 20; write the step",
              "13 Nov",
            ],
            [
              "13 Nov",
              "Book p. 88, Q 6",
              "Genetics",
              "R",
              "Read 'homozygous' as 'heterozygous'",
              "Underline the asked word",
              "16 Nov",
            ],
            [
              "14 Nov",
              "Mock 5, Q 9",
              "Seating puzzle",
              "T",
              "Seven minutes, then a guess",
              "Leave after two minutes; come back",
              "20 Nov",
            ],
            [
              "14 Nov",
              "Mock 5, Q 44",
              "Fundamental duties",
              "K",
              "Never learned the amendment",
              "42nd Amendment, Part IVA, Article 51A",
              "17 Nov",
            ],
            ["", "", "", "", "", "", ""],
          ],
        },
      },
      {
        heading: "The five codes",
        items: [
          "K, knowledge: I did not know it. Cure: learn it today, test it in three days.",
          "C, concept: I knew words but not the idea. Cure: explain it to somebody, solve five of the kind.",
          "S, slip: a sign, a sum, a bubble. Cure: find where slips happen (last line? fractions?) and " +
            "slow down there.",
          "R, reading: I answered another question. Cure: underline the last line and words like NOT, " +
            "EXCEPT, INCORRECT.",
          "T, time: too slow, or should have been left. Cure: set a limit for each kind and practise " +
            "leaving.",
        ],
      },
      {
        heading: "The weekly routine",
        items: [
          "Daily, 10 minutes: write the lines of the day while you still remember what you thought. The " +
            "fifth column is the one that helps; do not leave it empty.",
          "On the 'again' date: solve the same question on a blank sheet. Right and quick: tick it off. " +
            "Wrong: a new date, twice as near.",
          "Friday, 20 minutes: count the codes. If S and R are more than half, you need calm and not " +
            "more study. If K leads, go back to the book.",
          "Before each mock: read the last 30 lines. After it: look whether an old mistake came back, " +
            "and mark it in red.",
        ],
      },
      {
        heading: "What a good month looks like",
        paragraphs: [
          "In week one the log is mostly K. By week four K should shrink and T should grow: you know " +
            "more, and now fight for time. If the same topic appears five times, stop mocks for two days " +
            "and repair it with a teacher, a friend or a counsellor. Keep lucky guesses in the log too, " +
            "since the exam may not be kind twice.",
        ],
      },
      {
        heading: "Before the exam",
        checklist: [
          "All red lines read aloud",
          "My three commonest slips written on the rough sheet in the first minute",
          "My leave-first kinds known by heart",
        ],
      },
    ],
  },
};

export const currentAffairsResource: ExamResource = {
  id: "current-affairs-method",
  title: "Current Affairs Method",
  description: "Forty minutes a day that last until the exam, with free sources.",
  count: "6 steps",
  icon: "newspaper",
  color: "indigo",
  material: {
    intro:
      "Most students read too much and keep too little. This method needs one newspaper, one official " +
      "source and one notebook, 40 minutes a day. It serves UPSC, SSC, bank, CLAT and interview panels " +
      "alike.",
    sections: [
      {
        heading: "The six steps",
        items: [
          "1. Choose one newspaper and stay with it. A good daily in English or in your own language " +
            "will do; add the Press Information Bureau for what the government itself says.",
          "2. Read with the syllabus beside you. Ask of each item: which topic of my exam is this? If " +
            "none, pass on. Politics of the day, crime and film news can wait.",
          "3. Read for the issue, not the event. The event is what happened on Tuesday; the issue is why " +
            "it keeps happening, who decides, and what has been tried.",
          "4. Write five lines, not fifty: what, where, why it matters, the number or name to keep, and " +
            "the chapter of your book it belongs to.",
          "5. Revise by spacing: Sunday for the week, last day for the month, then every three months. " +
            "What you do not revise three times is gone.",
          "6. Turn it into answers: ten questions on Sunday for objective tests; one 150-word answer a " +
            "week for written ones.",
        ],
      },
      {
        heading: "Where the 40 minutes go",
        table: {
          columns: ["Minutes", "What", "For whom"],
          rows: [
            ["10", "Front page and national news, headlines first", "All"],
            ["10", "Editorial: find the claim, two reasons, one answer to it", "UPSC, CLAT, CAT"],
            ["8", "Economy and business: rates, schemes, reports", "Bank, UPSC, SSC"],
            ["5", "World, science, environment, sport in brief", "All"],
            ["7", "Write the five-line notes", "All"],
          ],
        },
      },
      {
        heading: "One note as a model",
        paragraphs: [
          "What: The Reserve Bank's policy committee usually meets six times a year to set the repo " +
            "rate. Why it matters: the rate moves what banks pay to borrow, and so loans and prices. Keep: " +
            "six members, three from the Bank and three named by the Union government; the inflation " +
            "target has been 4%, with 2% to either side. Chapter: money and banking. Question to self: why " +
            "would it hold the rate when prices rise? The note took four minutes and can be revised in " +
            "twenty seconds.",
        ],
      },
      {
        heading: "Free and reliable sources",
        items: [
          "pib.gov.in: releases of the Union government, by ministry and date",
          "rbi.org.in: policy statements, and simple explanations for students",
          "prsindia.org: Bills and committees in plain words",
          "sansad.in: questions and answers in Parliament",
          "The Economic Survey and the Budget speech: once a year, read the summaries",
          "All India Radio news: fifteen minutes while travelling",
        ],
      },
      {
        heading: "Mistakes to avoid",
        items: [
          "Three monthly magazines beside the newspaper: they say the same thing in other words.",
          "Copying paragraphs: you are training your hand and not your mind.",
          "Starting from January of last year on day one: begin today, and fill in the past from one " +
            "compilation later.",
          "Forwarded messages as a source. If it is not on an official page or in a newspaper of record, " +
            "it did not happen.",
        ],
      },
      {
        heading: "Sunday check",
        checklist: [
          "Seven days of notes, at most two pages a day",
          "Ten questions made and answered",
          "Two notes thrown out, because they will not matter in six months",
        ],
      },
    ],
  },
};
