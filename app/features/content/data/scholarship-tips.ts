type TipCategoryId = "searching" | "eligibility" | "documents" | "forms" | "money" | "after";

type TipCategory = {
  id: TipCategoryId;
  title: string;
  summary: string;
  tips: readonly { title: string; text: string }[];
};

const tipCategories: readonly TipCategory[] = [
  {
    id: "searching",
    title: "Searching well",
    summary: "Spend an hour choosing, and save ten hours of forms that were never yours.",
    tips: [
      {
        title: "Begin near home",
        text:
          "Your school, college, district and state have awards with far fewer applicants than national " +
          "ones.",
      },
      {
        title: "Make a list of 10–15",
        text: "Two or three hard ones, most of them fitting you well, and a few you are nearly sure of.",
      },
      {
        title: "Search by what is special about you",
        text:
          "A parent's trade, a sport, a language, a disability, a single-girl family: each opens awards " +
          "others cannot enter.",
      },
      {
        title: "Trust the provider's own site",
        text: "Blogs copy old amounts and ended schemes. Take the rules from the official notice.",
      },
      {
        title: "Note why you skipped one",
        text: "If it was one mark or one year, put it in next year's list.",
      },
    ],
  },
  {
    id: "eligibility",
    title: "Reading the rules",
    summary: "Most rejections happen before the reviewer reads a single sentence of yours.",
    tips: [
      {
        title: "Per cent is not percentile",
        text:
          "The 80th percentile is a place among your board's students. It may be 70% in one board and 88% " +
          "in another.",
      },
      {
        title: "Which year counts",
        text:
          "Income is for the last financial year; marks are for the last exam passed; age is counted on " +
          "the date in the notice.",
      },
      {
        title: "Regular or distance",
        text: "Many schemes accept only full-time courses at recognised institutions. Look for that line.",
      },
      {
        title: "One government award at a time",
        text: "Central schemes mostly exclude each other. Compare totals over the course before you choose.",
      },
    ],
  },
  {
    id: "documents",
    title: "Getting papers right",
    summary: "A perfect student with a blurred scan loses to a good student with a clear one.",
    tips: [
      {
        title: "Fix names first",
        text: "If Aadhaar and mark sheet differ, correct Aadhaar before the season, not in it.",
      },
      {
        title: "Photograph like a scanner",
        text: "Daylight, flat paper, phone held level, all four corners visible, no flash.",
      },
      {
        title: "Watch the dates",
        text: "Income and OBC certificates end. Write the last day on the folder.",
      },
      {
        title: "Name your files",
        text: "income-certificate-2026.pdf tells you and the reviewer what it is.",
      },
    ],
  },
  {
    id: "forms",
    title: "Filling forms",
    summary: "Copy from the paper, never from memory.",
    tips: [
      {
        title: "Same figure, same word",
        text: "Income, marks, dates and spellings in the form equal those in the upload, to the last digit.",
      },
      {
        title: "Leave no field to chance",
        text: "If a field does not apply, choose 'not applicable'. A blank looks forgotten.",
      },
      {
        title: "Type the account number twice",
        text: "Read it aloud from the passbook the second time. A returned payment costs weeks.",
      },
      {
        title: "Sleep over it",
        text: "Fill today, read tomorrow, submit tomorrow. Fresh eyes find what tired ones wrote.",
      },
    ],
  },
  {
    id: "money",
    title: "Money and the account",
    summary: "Winning is half of it. The money must have somewhere to land.",
    tips: [
      {
        title: "An account of your own",
        text: "In the student's name, linked to Aadhaar, with at least one transaction in the last year.",
      },
      {
        title: "Spend as you said",
        text: "Keep receipts of fees, books and travel. Some donors ask, and renewals go easier.",
      },
      {
        title: "Pay nobody",
        text: "No genuine award asks for a processing fee, a deposit or an OTP.",
      },
    ],
  },
  {
    id: "after",
    title: "After you submit",
    summary: "The form is a beginning. What you do in the next eight weeks matters.",
    tips: [
      {
        title: "See the institute's step",
        text:
          "On the National Scholarship Portal your institute must verify you. Ask the nodal officer, " +
          "politely, by name.",
      },
      {
        title: "Answer within two days",
        text: "A defect marked on Monday and mended on Tuesday rarely hurts.",
      },
      {
        title: "Renew like clockwork",
        text: "Mark the window on the day of the first payment. A missed renewal is a lost award.",
      },
      {
        title: "Say thank you",
        text: "A short letter with your results is remembered when the donor chooses again.",
      },
    ],
  },
];

const tipDos: readonly string[] = [
  "Do start two months before the deadline.",
  "Do read the official notice to the end, footnotes included.",
  "Do apply to 10–15 scholarships that fit you.",
  "Do keep one folder with originals, one with scans.",
  "Do ask teachers for letters at least three weeks ahead.",
  "Do write every essay for that one award.",
  "Do check spelling of names against Aadhaar.",
  "Do save the application number and a copy of the form.",
  "Do tell both providers if you hold another award.",
];

const tipDonts: readonly string[] = [
  "Don't wait for an extension that may not come.",
  "Don't copy an essay, from a friend or from a machine.",
  "Don't lower the income or raise the marks: both are checked.",
  "Don't use an agent's phone number or bank account.",
  "Don't upload a photo of a photocopy of a photocopy.",
  "Don't pay a fee to be selected.",
  "Don't share an OTP, with anyone, ever.",
  "Don't register twice to try your luck.",
  "Don't stop after the first rejection.",
];

type CommonMistake = { mistake: string; whatHappens: string; instead: string };

const commonMistakes: readonly CommonMistake[] = [
  {
    mistake: "Name spelt differently on Aadhaar and mark sheet",
    whatHappens: "Verification stops, and the payment may be returned.",
    instead: "Correct Aadhaar first; meanwhile add a one-and-the-same-person affidavit where it is accepted.",
  },
  {
    mistake: "Income certificate of last year",
    whatHappens: "Marked as a defect, often after the window has closed.",
    instead: "Look at the date when you start, and apply for a fresh one 15 days ahead.",
  },
  {
    mistake: "Parent's account used for a government scheme",
    whatHappens: "Direct transfer fails, since it looks for the student's Aadhaar.",
    instead: "Open an account in the student's name and link Aadhaar at the branch.",
  },
  {
    mistake: "Fresh application instead of renewal",
    whatHappens: "It is treated as a duplicate and rejected.",
    instead: "Use last year's number and choose renewal.",
  },
  {
    mistake: "Submitting on the last night",
    whatHappens: "The portal is slow, the OTP is late, and there is no time to mend anything.",
    instead: "Set your own deadline three days before the official one.",
  },
  {
    mistake: "The same essay everywhere",
    whatHappens: "It answers a question nobody asked, and readers notice.",
    instead: "Keep the facts of your life, and rewrite the first and last paragraph for each award.",
  },
  {
    mistake: "Percentage rounded up",
    whatHappens: "79.6 written as 80 does not match the mark sheet and can be called false information.",
    instead: "Write what is printed, with its decimals.",
  },
  {
    mistake: "Ignoring the institute's verification",
    whatHappens: "A complete form stays pending at level one until the cycle ends.",
    instead: "Hand in the printed form if asked, and check the status every week.",
  },
];

type TimelineTip = { when: string; title: string; tasks: readonly string[] };

const timelineTips: readonly TimelineTip[] = [
  {
    when: "12 months before",
    title: "Look ahead",
    tasks: [
      "List the awards of your next class or course.",
      "Note which marks, tests or certificates they ask for.",
      "For study abroad, book a language test and read about work-experience rules.",
    ],
  },
  {
    when: "6 months before",
    title: "Put papers in order",
    tasks: [
      "Correct Aadhaar and open a bank account in your name.",
      "Collect mark sheets and award certificates in one folder.",
      "Begin a page of notes about yourself for essays.",
    ],
  },
  {
    when: "3 months before",
    title: "Choose",
    tasks: [
      "Make the list of 10–15, ordered by closing date.",
      "Apply for income, caste and domicile certificates.",
      "Tell two teachers that you will ask for a letter.",
    ],
  },
  {
    when: "1 month before",
    title: "Write and fill",
    tasks: [
      "Fill the form and write the first draft of the essay.",
      "Give teachers your marks, your draft and the deadline.",
      "Scan everything and check every file at full zoom.",
    ],
  },
  {
    when: "1 week before",
    title: "Check and submit",
    tasks: [
      "Have somebody else read it against the papers.",
      "Submit three days early.",
      "Save the number, the form and the date of the result.",
    ],
  },
  {
    when: "After",
    title: "Follow up",
    tasks: [
      "Check the status weekly and answer within two days.",
      "Prepare for an interview, if there is one.",
      "Mark the renewal month.",
    ],
  },
];

export type TipWithExample = { title: string; text: string; example: string };

const essayTips: readonly TipWithExample[] = [
  {
    title: "Answer the question that was asked",
    text: "Underline its verbs. If it asks how you will use the award, two thirds of the essay is about use.",
    example: "Asked 'Why this course?', begin: 'I chose soil science after our well turned salty in 2022.'",
  },
  {
    title: "Open with a moment, not a proverb",
    text: "One scene from your life says more than a famous quotation, and nobody else can write it.",
    example: "'At five every morning I open the milk centre; by eight I am in class.'",
  },
  {
    title: "Show need in figures",
    text: "State income, fee and gap plainly. Facts move a reader more than adjectives.",
    example: "'The fee is ₹42,000; we can pay ₹15,000; this award would close the gap.'",
  },
  {
    title: "Prove with one strong example",
    text: "One project told well beats five listed. Say what you did, how, and what changed.",
    example: "'I taught 11 neighbours to use DigiLocker; nine now have their mark sheets in it.'",
  },
  {
    title: "Say what comes next",
    text: "Link the course to a goal of three to five years, near enough to be believed.",
    example: "'In four years I want to run the laboratory of our block hospital.'",
  },
  {
    title: "Cut a fifth",
    text:
      "Write long, then cut. Remove 'very', 'I believe that' and every sentence that could stand in " +
      "anyone's essay.",
    example:
      "'I am a very hardworking student who believes in success' can go; keep '83% while working evenings'.",
  },
  {
    title: "Read it aloud",
    text: "Where you run out of breath, put a full stop. Where you are bored, so is the reader.",
    example:
      "Ask a friend to tell you back your main point. If they cannot, write it into the first paragraph.",
  },
];

const interviewTips: readonly TipWithExample[] = [
  {
    title: "Know your own form",
    text: "Most questions come from what you wrote. Read it the evening before, marks and dates included.",
    example: "'You wrote that you lead a reading club. How many came last week?'",
  },
  {
    title: "Prepare one minute about yourself",
    text: "Where you come from, what you study, one thing you are proud of, and why you are here.",
    example: "Practise it with a clock, in the language of the interview, until it sounds like talking.",
  },
  {
    title: "Answer in three parts",
    text: "What was the situation, what did you do, what came of it. Stop when you have said it.",
    example: "'Two girls left school in our street. I spoke to both mothers with my teacher. One is back.'",
  },
  {
    title: "Say 'I do not know' well",
    text: "Panels test honesty. Say what you do know and how you would find out.",
    example: "'I have not read that policy yet. I would look at the ministry's notice first.'",
  },
  {
    title: "Your language is welcome",
    text: "Many panels speak Hindi or a regional language. Ask politely at the start if you think better in it.",
    example: "'May I answer this one in Telugu?'",
  },
  {
    title: "For a video call",
    text:
      "Charge the phone, sit facing a window, use earphones, and have a second number ready if the network " +
      "fails.",
    example: "Log in ten minutes early, and tell the family not to call.",
  },
  {
    title: "Carry originals in order",
    text:
      "Aadhaar, mark sheets, income, caste, admission letter: in the order of the notice, with one set of " +
      "copies.",
    example: "A folder you can open to any paper in five seconds calms you and impresses them.",
  },
  {
    title: "Ask one question",
    text: "About mentoring, renewal or what past scholars do. It shows that you plan to stay the course.",
    example: "'What do you look for when you renew the award?'",
  },
];

export type ScholarshipTips = {
  categories: readonly TipCategory[];
  dos: readonly string[];
  donts: readonly string[];
  mistakes: readonly CommonMistake[];
  timeline: readonly TimelineTip[];
  essays: readonly TipWithExample[];
  interviews: readonly TipWithExample[];
};

export const scholarshipTips: ScholarshipTips = {
  categories: tipCategories,
  dos: tipDos,
  donts: tipDonts,
  mistakes: commonMistakes,
  timeline: timelineTips,
  essays: essayTips,
  interviews: interviewTips,
};
